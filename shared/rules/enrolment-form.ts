import { pricesVisible } from "./price-visibility.ts";

/** The two ways to ask for a place in a course (specification §2, "Enrollment"). */
export type EnrolmentForm = "simple" | "plan";

/**
 * The form for a visitor: the simple one in Pakistan and Qatar and after a failed lookup, the one with plan selection
 * elsewhere (specification §4, "Enrollment forms"). That is where prices may be shown, and where they may not.
 * Takes an ISO 3166-1 alpha-2 code or an English country name; null stands for a failed lookup.
 */
export function enrolmentFormFor(country: string | null): EnrolmentForm {
  return pricesVisible(country) ? "plan" : "simple";
}
