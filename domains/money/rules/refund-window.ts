import { day } from "#shared/durations.ts";

/** The institute's own terms, in days (specification §9). */
interface RefundTerms {
  /** From the first class of a course. */
  fullRefundDays: number;
  /** For any other purchase. */
  standardWindowDays: number;
}

/** End of the full refund window: counted from the first class, or from the payment without a batch. */
export function refundWindowEnds(
  { fullRefundDays, standardWindowDays }: RefundTerms,
  { firstClass, paidAt }: { firstClass: Date | null; paidAt: Date },
): Date {
  const days = firstClass ? fullRefundDays : standardWindowDays;
  return new Date((firstClass ?? paidAt).getTime() + days * day);
}
