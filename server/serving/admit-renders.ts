import { refusalPage } from "#server/http/refusal-page.ts";
import { type AppFetch, isApi, visitorAddress } from "#server/http/request.ts";
import { limitKey } from "#server/http/visitor.ts";
import { fileHeaders, pairsOf } from "#server/serving/headers.ts";
import type { RenderAdmission } from "#server/serving/render-admission.ts";
import { errorStatus } from "#shared/errors.ts";
import type { Messages } from "#shared/words.ts";
import { isUpload } from "./admin.ts";

/** Answers a request for a page or its data that cannot be rendered now: a small page, the same for all visitors. */
type BusyAnswer = (retryAfter: number) => Response;

/** Renders the page of the busy answer once. */
export async function createBusyAnswer(siteUrl: string, messages: Messages): Promise<BusyAnswer> {
  const body = await refusalPage({ code: "unavailable", reason: "busy" }, messages);
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

interface Deps {
  admission: RenderAdmission;
  /** Number of proxies in front that are trusted to report the visitor's address. */
  trustProxy: number;
  busy: BusyAnswer;
}

/** The program behind the admission: it renders pages for admitted requests and counts posts to pages. The API and uploads pass. */
export function admitRenders(fetch: AppFetch, { admission, trustProxy, busy }: Deps): AppFetch {
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (isApi(pathname) || isUpload(pathname)) return await fetch(request, peer);
    const key = limitKey(visitorAddress(peer.address, request.headers.get("x-forwarded-for"), trustProxy));
    if (request.method !== "GET" && request.method !== "HEAD") {
      const refused = admission.count(key);
      return refused ? busy(refused.retryAfter) : await fetch(request, peer);
    }
    const place = await admission.enter(key, request.signal);
    if (typeof place !== "function") return busy(place.retryAfter);
    try {
      return await fetch(request, peer);
    } finally {
      place();
    }
  };
}
