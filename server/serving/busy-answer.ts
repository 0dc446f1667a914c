import { refusalPage } from "#server/api/middleware/refusal-page.ts";
import { AppError } from "#server/services/app-error.ts";
import { pairsOf } from "#server/serving/raw-headers.ts";
import { fileHeaders } from "#server/serving/security-headers.ts";
import { busyWords } from "#shared/content/outage.ts";
import { errorStatus } from "#shared/contracts/errors.ts";

/** Answers a request that there is no place for just now, for a page or its data: a small page that is the same for all. */
export type BusyAnswer = (retryAfter: number) => Response;

/** Makes the page once. */
export async function createBusyAnswer(siteUrl: string): Promise<BusyAnswer> {
  const body = await refusalPage(new AppError("unavailable", busyWords));
  const lasting = pairsOf(fileHeaders(siteUrl));
  return (retryAfter) =>
    new Response(body, {
      status: errorStatus.unavailable,
      headers: [
        ...lasting,
        ["Content-Type", "text/html; charset=utf-8"],
        ["Cache-Control", "no-store"],
        ["Retry-After", String(retryAfter)],
      ],
    });
}
