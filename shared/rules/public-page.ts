/**
 * The header by which a page, or an answer of the API, says that many visitors may be sent the same. The server then
 * makes it once for each change of content, and keeps the header to itself.
 */
export const PUBLIC_PAGE_HEADER = "x-public-page";

/** The Cache-Control of a page for everybody: anyone may keep it, and asks each time whether it still holds. */
export const revalidated = "public, max-age=0, must-revalidate";

/**
 * Who may be sent the same: everybody, whatever the query, for the answer follows from its path and the content alone;
 * those who have no session and sent no query; or those who ask for the same words (`q`).
 */
export const publicTo = { everybody: "1", visitors: "visitors", sameWords: "words" } as const;

/** The headers of a page for everybody. */
export function publicPageHeaders(): Record<string, string> {
  return { [PUBLIC_PAGE_HEADER]: publicTo.everybody, "Cache-Control": revalidated };
}

/** The headers of a page that is the same for everybody who asks for the same words. */
export function wordsPageHeaders(): Record<string, string> {
  return { ...publicPageHeaders(), [PUBLIC_PAGE_HEADER]: publicTo.sameWords };
}

/** The headers of a page that is the same for all who are not signed in; no browser and no proxy keeps it. */
export function visitorsPageHeaders(): Record<string, string> {
  return { [PUBLIC_PAGE_HEADER]: publicTo.visitors };
}
