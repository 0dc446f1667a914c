/**
 * The header with which a page or an API answer says that many visitors may get the same response. The server then
 * renders it once per change of content, and removes the header.
 */
export const PUBLIC_PAGE_HEADER = "x-public-page";

/** The Cache-Control of a public page: anyone may cache it, but must revalidate it each time. */
export const revalidated = "public, max-age=0, must-revalidate";

/**
 * The visitors who get the same response: all, whatever the query, because it depends only on its path and the content;
 * visitors without a session and a query; visitors with the same search text (`q`); or the holder of the address, which
 * no one else knows.
 */
export const publicTo = { everybody: "1", visitors: "visitors", sameWords: "words", holders: "holders" } as const;

/** The headers of a public page. */
export function publicPageHeaders(): Record<string, string> {
  return { [PUBLIC_PAGE_HEADER]: publicTo.everybody, "Cache-Control": revalidated };
}

/** The headers of a page that is the same for all visitors with the same search text. */
export function wordsPageHeaders(): Record<string, string> {
  return { ...publicPageHeaders(), [PUBLIC_PAGE_HEADER]: publicTo.sameWords };
}

/** The headers of a page that is the same for all signed-out visitors; no browser or proxy caches it. */
export function visitorsPageHeaders(): Record<string, string> {
  return { [PUBLIC_PAGE_HEADER]: publicTo.visitors };
}
