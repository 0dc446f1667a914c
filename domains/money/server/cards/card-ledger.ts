import type { Statement } from "#domains/money/rules/statement.ts";
import {
  type OrderEntry,
  type RecordedMoney,
  readLedger,
  recordCorrection,
  recordFurtherCharge,
  recordRefund,
} from "#domains/money/server/ledger.ts";
import type { Order } from "#domains/money/server/queries/order-queries.ts";
import type { CardCheckout } from "#domains/money/server/queries/payment-queries.ts";
import type { Issuer } from "#domains/money/server/receipts/issue-receipt.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { type Actor, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";

/** Sources of card entries; the provider's id follows. A repeated event finds its entry already written. */
export const cardSources = {
  /** A paid checkout ("cs_…") or later invoice ("in_…"). */
  payment: "card:",
  /** Later invoices' payments beyond the course; the id is that of the payment that caused it. */
  furtherCharge: "card-charge:",
  refund: "card-refund:",
  refundFailed: "card-refund-failed:",
  /** A correction after refunds; the id is that of its cause. */
  price: "card-price:",
  dispute: "card-dispute:",
  disputeWon: "card-dispute-won:",
} as const;

/** The provider's id of a card payment, for `refundPayment`; null for any other entry. */
export function cardPaymentOf({ kind, source }: Pick<OrderEntry, "kind" | "source">): string | null {
  return kind === "payment" && source?.startsWith(cardSources.payment)
    ? source.slice(cardSources.payment.length)
    : null;
}

/** The amount that a checkout asks for; one of an earlier release, which did not store it, asked for the whole course. */
export function checkoutMinor({ amountMinor }: CardCheckout, { monthlyMinor, months }: Statement): number {
  return amountMinor ?? monthlyMinor * months;
}

const isFrom = ({ source }: OrderEntry, ...prefixes: string[]) =>
  prefixes.some((prefix) => source?.startsWith(prefix) ?? false);

const sum = (entries: OrderEntry[]) => entries.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Payments of later invoices; the provider's invoice ids begin like this. */
const renewal = `${cardSources.payment}in_`;

/**
 * Renewal payments beyond an order's price, as if no card money had been refunded: the result does not depend on the
 * order of events.
 */
function renewedBeyondMinor(entries: OrderEntry[]): number {
  const { refund, refundFailed, price, dispute, disputeWon, furtherCharge } = cardSources;
  const kept = entries.filter(
    (entry) => !isFrom(entry, refund, refundFailed, price, dispute, disputeWon, furtherCharge),
  );
  const renewed = 0 - sum(kept.filter((entry) => isFrom(entry, renewal)));
  return Math.min(renewed, Math.max(0, 0 - sum(kept)));
}

/** An order's card money that has not been refunded, in minor units. */
export function cardMoneyMinor(entries: OrderEntry[]): number {
  // Orders paid under an earlier release do not name the method.
  const isByCard = ({ kind, method }: OrderEntry) =>
    (kind === "payment" || kind === "refund") && (method ?? "card") === "card";
  return 0 - sum(entries.filter(isByCard));
}

/** The price cut that balances the refunds: everything refunded to cards, less what had been overpaid. */
function refundedPriceMinor(entries: OrderEntry[]): number {
  const { refund, refundFailed, price } = cardSources;
  const returned = sum(entries.filter((entry) => isFrom(entry, refund, refundFailed)));
  const others = entries.filter((entry) => !isFrom(entry, refund, refundFailed, price));
  return Math.max(0, returned - Math.max(0, 0 - sum(others)));
}

/**
 * Adjusts the price of an order to its card money, after `cause` has changed that: renewals beyond the course are
 * charged, and card refunds are no longer owed. The entries add up to the same in whatever order events arrive. Returns
 * the amount charged. `coming` is a payment that is written right after, so that its receipt says what it paid.
 */
export async function settleCardPrice(
  transaction: Database,
  order: Order,
  { cause, coming = [] }: { cause: string; coming?: OrderEntry[] },
): Promise<number> {
  const { furtherCharge, price } = cardSources;
  const before = [...(await readLedger(transaction, order)), ...coming];
  const charged = sum(before.filter((entry) => isFrom(entry, furtherCharge)));
  const further = renewedBeyondMinor(before) - charged;
  const charge = { amountMinor: further, source: `${furtherCharge}${cause}`, actor: system };
  if (further > 0) await recordFurtherCharge(transaction, order, charge);
  const entries = further > 0 ? [...(await readLedger(transaction, order)), ...coming] : before;
  const corrected = 0 - sum(entries.filter((entry) => isFrom(entry, price)));
  const amountMinor = corrected - refundedPriceMinor(entries);
  if (amountMinor !== 0)
    await recordCorrection(transaction, order, { amountMinor, source: `${price}${cause}`, actor: system });
  return Math.max(0, further);
}

/**
 * Writes a card refund of an order that `transaction` has locked, and lowers the price by it, so that nothing is owed
 * again. The student is notified. Returns null, with nothing changed, for a refund that is already in the ledger.
 */
export async function recordCardRefund(
  deps: Pick<SeatDeps, "emailQueue"> & Issuer,
  transaction: Database,
  order: Order,
  refund: { refundId: string; amountMinor: number; actor: Actor; note?: string | null },
): Promise<RecordedMoney | null> {
  const { refundId, ...money } = refund;
  const source = `${cardSources.refund}${refundId}`;
  const recorded = await recordRefund(deps, transaction, order, { ...money, method: "card", source });
  if (!recorded) return null;
  await settleCardPrice(transaction, order, { cause: refundId });
  await deps.emailQueue.enqueue(transaction, [{ email: "refund-sent", about: String(recorded.entryId) }]);
  return recorded;
}
