import { pricesVisible } from "#domains/institute/rules/price-visibility.ts";

/** The two enrolment forms (specification §2, "Enrollment"). */
export type EnrolmentForm = "simple" | "plan";

/**
 * The form for a visitor: the simple one in Pakistan and Qatar and after a failed lookup, elsewhere the one with plan
 * selection (specification §4, "Enrollment forms"). The latter are the visitors who may see prices. Takes an ISO 3166-1
 * alpha-2 code or an English country name; null means a failed lookup.
 */
export function enrolmentFormFor(country: string | null): EnrolmentForm {
  return pricesVisible(country) ? "plan" : "simple";
}
