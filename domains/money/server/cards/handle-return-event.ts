import { readLedger, recordPayment, recordRefund } from "#domains/money/server/ledger.ts";
import type { Issuer } from "#domains/money/server/receipts/issue-receipt.ts";
import type { PaymentEventOutcome } from "#domains/money/server/tables/payment-tables.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { eventSubject, type FoundOrder, type Handling, refuseEarly } from "./card-event.ts";
import { cardMoneyMinor, cardSources, recordCardRefund, settleCardPrice } from "./card-ledger.ts";
import type { CardDispute, CardMoney, CardRefund, PaymentEvent } from "./port.ts";

type Deps = Pick<SeatDeps, "emailQueue"> & Issuer;

interface Return<Happening> {
  event: PaymentEvent;
  happening: Happening;
  found: FoundOrder | undefined;
}

/**
 * A card refund, no matter who sent it: it goes into the ledger and lowers the price by as much. If it did not arrive,
 * the money is ours again and staff are notified. A refund of money that is not in the order's ledger is not written:
 * staff check it.
 */
export async function handleRefund(
  deps: Deps,
  transaction: Database,
  { event, happening, found }: Return<CardRefund>,
): Promise<Handling> {
  const { kind, refundId, money } = happening;
  if (!found) return { outcome: money.amountMinor > 0 ? "no_order" : "unrelated", money };
  if (money.amountMinor <= 0) return { outcome: "unsettled", money };
  const { order } = found;
  const { amountMinor } = money;
  const tellStaff = () => deps.emailQueue.enqueue(transaction, [{ email: "card-event-staff", about: event.id }]);
  const source = `${cardSources.refund}${refundId}`;
  if (!(await isHeld(transaction, event, found, { money, source, isBack: kind === "refund_failed" })))
    return { outcome: "refund_unmatched", money, act: tellStaff };
  if (kind === "refunded") {
    const act = async () => {
      await recordCardRefund(deps, transaction, order, { refundId, amountMinor, actor: system });
    };
    return { outcome: kind, money, act };
  }
  const act = async () => {
    const moved = { amountMinor, method: "card" as const, actor: system };
    // A failure that comes first writes both, so that the refund is known when it comes.
    await recordRefund(deps, transaction, order, { ...moved, source });
    const back = { ...moved, source: `${cardSources.refundFailed}${refundId}` };
    const isNew = await recordPayment(deps, transaction, order, back);
    await settleCardPrice(transaction, order, { cause: event.id });
    if (isNew) await tellStaff();
  };
  return { outcome: kind, money, act };
}

/**
 * A payment that its payer's bank disputes. Once the bank has taken the money, it is owed again; if the dispute is won,
 * it is back. Staff are notified when it begins, with the deadline for their answer, and when it ends.
 */
export async function handleDispute(
  deps: Deps,
  transaction: Database,
  { event, happening, found }: Return<CardDispute>,
): Promise<Handling> {
  const { money, state, isNews, disputeId, respondBy } = happening;
  const outcome = `dispute_${state}` as const satisfies PaymentEventOutcome;
  if (!found) return { outcome: "no_order", money };
  const { order } = found;
  const { amountMinor } = money;
  const taken = `${cardSources.dispute}${disputeId}`;
  const about = eventSubject(event.id, state === "asked" || state === "open" ? respondBy : null);
  const tellStaff = () => deps.emailQueue.enqueue(transaction, [{ email: "card-event-staff", about }]);
  const hasMoved = state !== "asked" && amountMinor > 0;
  if (!hasMoved) return { outcome, money, act: async () => (isNews ? await tellStaff() : undefined) };
  if (!(await isHeld(transaction, event, found, { money, source: taken, isBack: state === "won" })))
    return { outcome, money, act: tellStaff };
  const act = async () => {
    const moved = { amountMinor, method: "card" as const, actor: system };
    const isNew = await recordRefund(deps, transaction, order, { ...moved, source: taken });
    const back = { ...moved, source: `${cardSources.disputeWon}${disputeId}` };
    const isBack = state === "won" && (await recordPayment(deps, transaction, order, back));
    await settleCardPrice(transaction, order, { cause: event.id });
    if (isBack || (state === "open" && isNew) || (state === "lost" && isNews)) await tellStaff();
  };
  return { outcome, money, act };
}

/**
 * Whether the order's ledger holds the money that left, or already records that it left. Money that is back again moves
 * nothing in the end. Refuses the event while the payment itself may still be on its way.
 */
async function isHeld(
  transaction: Database,
  event: PaymentEvent,
  { order }: FoundOrder,
  { money, source, isBack }: { money: CardMoney; source: string; isBack: boolean },
): Promise<boolean> {
  const entries = await readLedger(transaction, order);
  if (entries.some((entry) => entry.source === source)) return true;
  if (money.currency !== order.currency) return false;
  if (isBack || money.amountMinor <= cardMoneyMinor(entries)) return true;
  refuseEarly(event);
  return false;
}
