import { cardAmount } from "#domains/money/rules/card-amount.ts";
import { orderStateAt } from "#domains/money/rules/order-state.ts";
import type { Statement } from "#domains/money/rules/statement.ts";
import { readStatement, recordPayment } from "#domains/money/server/ledger.ts";
import { proveOrder } from "#domains/money/server/prove-order.ts";
import type { Order } from "#domains/money/server/queries/order-queries.ts";
import { type CardCheckout, changeCheckout } from "#domains/money/server/queries/payment-queries.ts";
import type { Issuer } from "#domains/money/server/receipts/issue-receipt.ts";
import type { PaymentEventOutcome } from "#domains/money/server/tables/payment-tables.ts";
import { takePayment } from "#domains/money/server/take-payment.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FoundOrder, Handling } from "./card-event.ts";
import { cardSources, checkoutMinor, settleCardPrice } from "./card-ledger.ts";
import type { FinishedCheckout } from "./port.ts";

/** The outcomes that make the order paid, and those that staff are notified of because money was taken. */
const paying: readonly PaymentEventOutcome[] = ["paid", "paid_late"];
const taken: readonly PaymentEventOutcome[] = [...paying, "paid_twice", "mismatch"];

/**
 * A checkout in which a visitor finished paying. It makes the order paid if the checkout is ours, the money has been
 * taken, and amount and currency match. Other money of the order's currency is in the ledger too, because it was
 * received, and changes neither the order nor its seat.
 */
export async function handleCheckout(
  deps: SeatDeps & Issuer,
  transaction: Database,
  { id, happening, found }: { id: string; happening: FinishedCheckout; found: FoundOrder | undefined },
): Promise<Handling> {
  const { money, sessionId, customerId, subscriptionId } = happening;
  if (!found?.checkout) return { outcome: isTaken(happening) ? "no_order" : "unrelated", money };
  const { order, checkout } = found;
  const statement = await readStatement(transaction, order);
  const outcome = outcomeOf(happening, { order, checkout, statement });
  if (!money || !taken.includes(outcome)) return { outcome, money };
  const act = async () => {
    await changeCheckout(transaction, sessionId, { paidAt: new Date(), customerId, subscriptionId });
    await deps.emailQueue.enqueue(transaction, [{ email: "card-payment-staff", about: id }]);
    if (money.currency !== order.currency) return;
    const source = `${cardSources.payment}${sessionId}`;
    const payment = { amountMinor: money.amountMinor, method: "card" as const, source, actor: system };
    if (paying.includes(outcome)) await takePayment(deps, transaction, order, payment);
    else {
      await proveOrder(deps, transaction, order, system);
      await recordPayment(deps, transaction, order, payment);
    }
    await settleCardPrice(transaction, order, { cause: sessionId });
  };
  return { outcome, money, act };
}

function isTaken({ isSettled, money }: FinishedCheckout): boolean {
  return isSettled && money !== null && money.amountMinor > 0;
}

function outcomeOf(
  happening: FinishedCheckout,
  { order, checkout, statement }: { order: Order; checkout: CardCheckout; statement: Statement },
): PaymentEventOutcome {
  const { money } = happening;
  if (!money || !isTaken(happening)) return "unsettled";
  if (checkout.paidAt) return "paid_before";
  const asked = checkoutMinor(checkout, statement);
  if (money.amountMinor !== asked || money.currency !== order.currency) return "mismatch";
  const open = { minor: Math.max(0, statement.balanceMinor), currency: order.currency };
  if (money.amountMinor > cardAmount(open)) return "paid_twice";
  const state = orderStateAt(order, new Date());
  return state === "cancelled" || state === "expired" ? "paid_late" : "paid";
}
