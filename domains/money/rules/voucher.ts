import type { Statement } from "./statement.ts";

/** What a voucher asks for, in minor units of its order's currency. */
export interface VoucherSums {
  askedMinor: number;
  /** The day until which that is enough; null where all of it is overdue. */
  payBy: Date | null;
  /** The sum after that day; null where it stays the same, or the day has passed. */
  afterMinor: number | null;
  overdueSince: Date | null;
}

/**
 * What is to be paid next: all that is due or soon will be, or the next charge. After the last of these days the late fee
 * is added. Null where nothing is left to pay.
 */
export function voucherSums(statement: Statement, lateFeeMinor: number, now: Date): VoucherSums | null {
  const { asked, overdue, instalments } = statement;
  if (asked.minor <= 0) return null;
  let left = asked.minor;
  const days = instalments.flatMap(({ leftMinor, dueAt }) => {
    if (leftMinor === 0 || left <= 0) return [];
    left -= leftMinor;
    return dueAt > now ? [dueAt] : [];
  });
  const payBy = days.at(-1) ?? null;
  return {
    ...{ askedMinor: asked.minor, payBy, overdueSince: overdue?.since ?? null },
    afterMinor: payBy && lateFeeMinor > 0 ? asked.minor + lateFeeMinor : null,
  };
}
