import type { GeoAnswer, SessionAnswer } from "#shared/contracts/visitor.ts";
import { pricesVisible } from "#shared/rules/price-visibility.ts";

/** What a page knows of its visitor, as the root element's `data-*` attributes have it: styles and React read it there. */
export interface VisitorFacts {
  /** How the country lookup ended; absent while it is under way. */
  location?: "known" | "failed";
  /** ISO 3166-1 alpha-2, once known. */
  country?: string;
  /** Specification §4, "Price visibility". */
  prices?: "shown" | "hidden";
  /** Absent until the server has said; to be shown as signed out. */
  session?: "in" | "out";
}

/** What a location lookup tells; null stands for one that failed, which hides prices (specification §4). */
export function placeOf(answer: GeoAnswer | null): VisitorFacts {
  const country = answer?.success ? answer.country_code : null;
  if (!country) return { location: "failed" };
  return { location: "known", country, prices: pricesVisible(country) ? "shown" : "hidden" };
}

/** What the server tells of the session; null stands for no answer, which tells nothing. */
export function sessionOf(answer: SessionAnswer | null): VisitorFacts {
  return answer ? { session: answer.signedIn ? "in" : "out" } : {};
}

/** What is known after something new was told. A failed lookup does not undo the session's earlier success. */
export function learn(known: VisitorFacts, news: VisitorFacts): VisitorFacts {
  return news.location === "failed" && known.location === "known" ? known : { ...known, ...news };
}
