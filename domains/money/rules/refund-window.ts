import { day } from "#shared/durations.ts";

/** The institute's own terms, in days (specification §9). */
interface RefundTerms {
  /** From the first class of a course. */
  fullRefundDays: number;
  /** For any other purchase. */
  standardWindowDays: number;
}

/**
 * End of the full refund window: counted from the first class, or, for somebody who joins a batch under way, from the
 * confirmation of the seat; without a batch from the payment.
 */
export function refundWindowEnds(
  { fullRefundDays, standardWindowDays }: RefundTerms,
  { firstClass, confirmedAt, paidAt }: { firstClass: Date | null; confirmedAt: Date | null; paidAt: Date },
): Date {
  if (!firstClass) return new Date(paidAt.getTime() + standardWindowDays * day);
  const from = Math.max(firstClass.getTime(), (confirmedAt ?? paidAt).getTime());
  return new Date(from + fullRefundDays * day);
}
