import type { AppFetch } from "#server/http/request.ts";
import { fileHeaders, pairsOf } from "#server/serving/headers.ts";
import { isFace, type PageFaces } from "./page-faces.ts";

/** Answers requests for faces, and passes on all others. */
export function answerFaces({ find }: Pick<PageFaces, "find">, siteUrl: string, others: AppFetch): AppFetch {
  const common = pairsOf(fileHeaders(siteUrl));
  const found = { "Content-Type": "font/woff2", "Cache-Control": "public, max-age=31536000, immutable" };
  const missing = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return async (request, bindings) => {
    const { pathname } = new URL(request.url);
    if (!isFace(pathname) || !["GET", "HEAD"].includes(request.method)) return await others(request, bindings);
    const face = await find(pathname);
    const headers = new Headers(common);
    for (const [name, value] of Object.entries(face ? found : missing)) headers.set(name, value);
    return new Response(face ? new Uint8Array(face) : "Not found\n", { status: face ? 200 : 404, headers });
  };
}
