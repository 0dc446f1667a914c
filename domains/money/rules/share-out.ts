/** A charge that money is taken for: what is left of it, in minor units, and its day. */
export interface OpenCharge {
  reference: string;
  leftMinor: number;
  dueAt: Date;
}

/**
 * Shares a sum among the orders of these charges, the oldest charge first, and what is over to the first order: minor
 * units by reference. The shares add up to the sum; an order that gets nothing is left out.
 */
export function shareOut(amountMinor: number, first: string, charges: OpenCharge[]): Map<string, number> {
  const shares = new Map<string, number>();
  const add = (reference: string, minor: number) => {
    if (minor > 0) shares.set(reference, (shares.get(reference) ?? 0) + minor);
  };
  let rest = amountMinor;
  for (const { reference, leftMinor } of charges.toSorted((one, other) => +one.dueAt - +other.dueAt)) {
    const share = Math.min(rest, leftMinor);
    add(reference, share);
    rest -= share;
  }
  add(first, rest);
  return shares;
}
