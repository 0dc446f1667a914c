import { compressOnDemand, isCompressible } from "#server/http/compress.ts";
import { lastingHeaders } from "#server/serving/headers.ts";
import { type PrebuiltAnswer, prebuild } from "#server/serving/prebuilt.ts";
import type { QuickAnswers } from "#server/serving/recompression.ts";

/** A body that was rendered ahead, and the response that has its headers. */
export interface Body {
  body: Buffer;
  response: Response;
}

/**
 * The body of a response, or the one `taken` out of it; null for a missing page. Throws for any other status than 200.
 */
export async function bodyOf(response: Response, taken: Buffer | undefined): Promise<Body | null> {
  if (response.status === 404) return null;
  if (response.status !== 200) throw new Error(`It answers ${response.status}.`);
  return { body: taken ?? Buffer.from(await response.arrayBuffer()), response };
}

/** The answer, compressed at its first request. */
export function prebuildQuick({ body: identity, response }: Body, quick: QuickAnswers): PrebuiltAnswer {
  const headers = lastingHeaders(response);
  if (!isCompressible(response.headers.get("content-type") ?? "")) return prebuild({ identity }, headers);
  const { br, gzip } = compressOnDemand;
  const answer = prebuild({ identity, br: () => br(identity), gzip: () => gzip(identity) }, headers);
  quick.set(answer, identity);
  return answer;
}
