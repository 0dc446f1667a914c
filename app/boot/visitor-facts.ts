import { pricesVisible } from "#domains/institute/rules/price-visibility.ts";
import type { GeoAnswer, SessionAnswer } from "#shared/visitor-answers.ts";

/** A page's knowledge of its visitor, stored in the root element's `data-*` attributes for styles and React. */
export interface VisitorFacts {
  /** Result of the country lookup; absent while it runs. */
  location?: "known" | "failed";
  /** ISO 3166-1 alpha-2, once known. */
  country?: string;
  /** Specification §4, "Price visibility". */
  prices?: "shown" | "hidden";
  /** Absent until the server has answered; shown as signed out. */
  session?: "in" | "out";
}

/** The result of a location lookup; null means it failed, which hides prices (specification §4). */
export function placeOf(answer: GeoAnswer | null): VisitorFacts {
  const country = answer?.success ? answer.country_code : null;
  if (!country) return { location: "failed" };
  return { location: "known", country, prices: pricesVisible(country) ? "shown" : "hidden" };
}

/** The server's answer about the session; null means no answer, which changes nothing. */
export function sessionOf(answer: SessionAnswer | null): VisitorFacts {
  return answer ? { session: answer.signedIn ? "in" : "out" } : {};
}

/** The facts after new ones arrive. A failed lookup does not undo the session's earlier success. */
export function mergeFacts(known: VisitorFacts, news: VisitorFacts): VisitorFacts {
  return news.location === "failed" && known.location === "known" ? known : { ...known, ...news };
}
