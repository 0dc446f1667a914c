import { type Entry, type Instalment, instalmentsAt, registration } from "#domains/money/rules/instalments.ts";

/** The instalments that a payment covers, or a refund reverses: these months of an order, or the whole course. */
export interface PaidInstalments {
  /** The first and the last month, from 1; null for an order that is paid at once. */
  months: { from: number; to: number } | null;
  /** Whether it pays for registration, and whether for nothing else. */
  registration: "alone" | "too" | null;
  /** The number of the order's months. */
  inAll: number;
  /** Whether it covers only a part of these instalments. */
  isPart: boolean;
}

/**
 * The instalments that the last of these entries pays or, as a refund, leaves unpaid again; null if it changes none,
 * such as the refund of an overpayment. A correction upwards makes more of the first than its charge, unless the
 * `chargeAlone` counts.
 */
export function paidInstalments(entries: Entry[], { chargeAlone = false } = {}): PaidInstalments | null {
  const last = entries.at(-1);
  if (!last) return null;
  const [before, after] = [instalmentsAt(entries.slice(0, -1), last.dueAt), instalmentsAt(entries, last.dueAt)];
  const leftOf = ({ leftMinor, amountMinor }: Instalment) =>
    chargeAlone ? Math.min(leftMinor, amountMinor) : leftMinor;
  const changed = after.flatMap((one) => {
    const earlier = before.find(({ charge }) => charge === one.charge);
    const leftBefore = earlier ? leftOf(earlier) : 0;
    const moved = Math.abs(leftBefore - leftOf(one));
    return moved > 0 ? [{ ...one, moved, wholeMinor: Math.max(one.amountMinor, leftBefore) }] : [];
  });
  if (changed.length === 0) return null;
  const isRegistration = ({ instalment }: Instalment) => instalment === registration;
  const ofCourse = changed.filter((one) => !isRegistration(one));
  const [first, final] = [ofCourse[0]?.instalment, ofCourse.at(-1)?.instalment];
  const too = ofCourse.length === 0 ? "alone" : "too";
  return {
    months: first && final ? { from: first, to: final } : null,
    registration: changed.some(isRegistration) ? too : null,
    inAll: after.filter((one) => !isRegistration(one)).length,
    isPart: changed.some(({ moved, wholeMinor }) => moved < wholeMinor),
  };
}
