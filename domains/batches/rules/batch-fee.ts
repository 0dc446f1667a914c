import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { lowestPrice } from "#domains/content/rules/course-price.ts";
import type { Currency } from "#shared/money.ts";

/**
 * A batch's fee a month in a currency: its own if it has one in this currency, otherwise its course's. Undefined where it
 * is asked for.
 */
export function batchFee(
  { courses, plans }: Pick<SiteContent, "courses" | "plans">,
  { courseId, ownFee }: { courseId: string; ownFee: { amount: number; currency: Currency } | null },
  currency: Currency,
): number | undefined {
  if (ownFee?.currency === currency) return ownFee.amount;
  const course = courseOfBatch({ courses }, courseId);
  return course && lowestPrice(course, plans, currency);
}

/** The published course of a batch. */
export const courseOfBatch = ({ courses }: Pick<SiteContent, "courses">, courseId: string) =>
  courses.find(({ id }) => id === courseId);
