import {
  type OrderEntry,
  type RecordedMoney,
  readLedger,
  recordCorrection,
  recordFurtherCharge,
  recordRefund,
} from "#domains/money/server/ledger.ts";
import type { Order } from "#domains/money/server/queries/orders.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { type Actor, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";

/** What entries of card money come from; the provider's id follows. An event that comes again finds its entry written. */
export const cardSources = {
  /** A checkout ("cs_…") or a later invoice ("in_…") that was paid. */
  payment: "card:",
  /** What later invoices paid beyond the course; the id is that of the payment that made it so. */
  furtherCharge: "card-charge:",
  refund: "card-refund:",
  refundFailed: "card-refund-failed:",
  /** A correction after refunds; the id is that of what made it necessary. */
  price: "card-price:",
  dispute: "card-dispute:",
  disputeWon: "card-dispute-won:",
} as const;

/** The provider's id of a payment by card, for `refundPayment`; null for an entry that is none. */
export function cardPaymentOf({ kind, source }: Pick<OrderEntry, "kind" | "source">): string | null {
  return kind === "payment" && source?.startsWith(cardSources.payment)
    ? source.slice(cardSources.payment.length)
    : null;
}

const isFrom = ({ source }: OrderEntry, ...prefixes: string[]) =>
  prefixes.some((prefix) => source?.startsWith(prefix) ?? false);

const sum = (entries: OrderEntry[]) => entries.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Payments of later invoices; the provider's ids of invoices begin so. */
const renewal = `${cardSources.payment}in_`;

/**
 * What the renewals of an order brought beyond its price, as if no card money had gone back: the answer does not depend on
 * which event came first.
 */
function renewedBeyondMinor(entries: OrderEntry[]): number {
  const { refund, refundFailed, price, dispute, disputeWon, furtherCharge } = cardSources;
  const kept = entries.filter(
    (entry) => !isFrom(entry, refund, refundFailed, price, dispute, disputeWon, furtherCharge),
  );
  const renewed = 0 - sum(kept.filter((entry) => isFrom(entry, renewal)));
  return Math.min(renewed, Math.max(0, 0 - sum(kept)));
}

/** What of an order's money came by card and has not gone back, in hundredths. */
export function cardMoneyMinor(entries: OrderEntry[]): number {
  // Orders that an earlier release saw paid do not say how.
  const isByCard = ({ kind, method }: OrderEntry) =>
    (kind === "payment" || kind === "refund") && (method ?? "card") === "card";
  return 0 - sum(entries.filter(isByCard));
}

/**
 * By how much the price is to be lower for the refunds to owe nobody anything: by all that went back to cards, but for
 * what had been paid too much.
 */
function refundedPriceMinor(entries: OrderEntry[]): number {
  const { refund, refundFailed, price } = cardSources;
  const returned = sum(entries.filter((entry) => isFrom(entry, refund, refundFailed)));
  const others = entries.filter((entry) => !isFrom(entry, refund, refundFailed, price));
  return Math.max(0, returned - Math.max(0, 0 - sum(others)));
}

/**
 * Makes the price of an order follow its card money, after `cause` has changed that: what renewals brought beyond the course
 * is charged, and what went back to a card is owed no more. Whatever the order in which events arrive, the entries add up to
 * the same. Answers how much was charged. `coming` is a payment that is written right after, so that its receipt says what
 * it paid.
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
 * Writes money that went back to the card of an order that `transaction` has locked, and lowers the price by it, so that
 * nothing is owed again. The student is told. Answers null, with nothing changed, for a refund that is in the ledger.
 */
export async function recordCardRefund(
  { emailQueue }: Pick<SeatDeps, "emailQueue">,
  transaction: Database,
  order: Order,
  refund: { refundId: string; amountMinor: number; actor: Actor; note?: string | null },
): Promise<RecordedMoney | null> {
  const { refundId, ...money } = refund;
  const source = `${cardSources.refund}${refundId}`;
  const recorded = await recordRefund(transaction, order, { ...money, method: "card", source });
  if (!recorded) return null;
  await settleCardPrice(transaction, order, { cause: refundId });
  await emailQueue.enqueue(transaction, [{ email: "refund-sent", about: String(recorded.entryId) }]);
  return recorded;
}
