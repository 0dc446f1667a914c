/** The two enrolment forms (specification §2, "Enrollment"). */
export type EnrolmentForm = "simple" | "plan";

/**
 * The form for a visitor: with plan selection where fees are shown, the simple one where they are asked for, which the
 * institute's markets say, and after a failed lookup (specification §4, "Enrollment forms").
 */
export function enrolmentFormFor(prices: "shown" | "hidden" | undefined, { isSold = true } = {}): EnrolmentForm {
  return isSold && prices === "shown" ? "plan" : "simple";
}
