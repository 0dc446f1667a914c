/**
 * The header by which a page, or an answer of the API, says that it is the same for every visitor and follows from its
 * path and the content alone. The server then renders it once for each change of content, and keeps the header to itself.
 */
export const PUBLIC_PAGE_HEADER = "x-public-page";

/** The Cache-Control of such a page: anyone may keep it, and asks each time whether it still holds. */
export const revalidated = "public, max-age=0, must-revalidate";

/** The headers of such a page. */
export function publicPageHeaders(): Record<string, string> {
  return { [PUBLIC_PAGE_HEADER]: "1", "Cache-Control": revalidated };
}
