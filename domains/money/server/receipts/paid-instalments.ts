import { type Entry, type Instalment, instalmentsAt } from "#domains/money/rules/instalments.ts";

/** The instalments that a payment covers, or a refund reverses: these months of an order, or the whole course. */
export interface PaidInstalments {
  /** The first and the last month, from 1; null for an order that is paid at once. */
  months: { from: number; to: number } | null;
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
  const changed = after.flatMap((one, at) => {
    const earlier = before[at];
    const leftBefore = earlier ? leftOf(earlier) : 0;
    const moved = Math.abs(leftBefore - leftOf(one));
    return moved > 0 ? [{ ...one, moved, wholeMinor: Math.max(one.amountMinor, leftBefore) }] : [];
  });
  const [first, final] = [changed[0], changed.at(-1)];
  if (!first || !final) return null;
  return {
    months: first.instalment && final.instalment ? { from: first.instalment, to: final.instalment } : null,
    inAll: after.length,
    isPart: changed.some(({ moved, wholeMinor }) => moved < wholeMinor),
  };
}
