import type { GeoAnswer, SessionAnswer } from "#shared/visitor-answers.ts";

/** A page's knowledge of its visitor, stored in the root element's `data-*` attributes for styles and React. */
export interface VisitorFacts {
  /** Result of the country lookup; absent while it runs. */
  location?: "known" | "failed";
  /** ISO 3166-1 alpha-2, once known. */
  country?: string;
  /** Specification §4, "Price visibility". */
  prices?: "shown" | "hidden";
  /** The number of the currency that fees are shown in, among those of the page. */
  fees?: string;
  /** Absent until the server has answered; shown as signed out. */
  session?: "in" | "out";
}

/** The result of a location lookup with the number of the visitor's fees; null means it failed, which changes nothing. */
export function placeOf(answer: (GeoAnswer & { fees: string | null }) | null): VisitorFacts {
  const country = answer?.success ? answer.country_code : null;
  if (!answer || !country) return { location: "failed" };
  const fees = answer.fees ?? "0";
  return { location: "known", country, prices: fees > "0" ? "shown" : "hidden", fees };
}

/** The server's answer about the session; null means no answer, which changes nothing. */
export function sessionOf(answer: SessionAnswer | null): VisitorFacts {
  return answer ? { session: answer.signedIn ? "in" : "out" } : {};
}

/** The facts after new ones arrive. A failed lookup does not undo the session's earlier success. */
export function mergeFacts(known: VisitorFacts, news: VisitorFacts): VisitorFacts {
  return news.location === "failed" && known.location === "known" ? known : { ...known, ...news };
}
