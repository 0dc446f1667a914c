import { lockOrder, type Order } from "#server/db/queries/orders.ts";
import { findCheckoutOrder, noteNotice } from "#server/db/queries/payments.ts";
import type { NoticeOutcome } from "#server/db/schema/payments.ts";
import { ForgedNoticeError, type PaymentNotice } from "#server/integrations/payment/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { changeOrder } from "#server/services/orders/change-order.ts";
import type { OrderNeeds } from "#server/services/orders/order-needs.ts";

/** What came of a notice; `repeated` where it had been heard before. */
export type Heard = NoticeOutcome | "repeated";

type Needs = Pick<OrderNeeds, "database" | "desk" | "log" | "mailOrders">;

/**
 * Hears a notice of the card provider: the only way a card makes an order paid, and only where the checkout is one of
 * ours, the money has been taken, and amount and currency are the order's. Each notice counts once, however often and
 * however many at a time it is delivered. Throws `unauthorized` for one the provider did not send.
 */
export async function hearPayment(needs: Needs, body: Uint8Array, signature: string | null): Promise<Heard> {
  const notice = read(needs, body, signature);
  const heard = await needs.database.transaction(async (transaction): Promise<Heard> => {
    const reference = notice.checkout && (await findCheckoutOrder(transaction, notice.checkout.sessionId));
    const order = reference ? await lockOrder(transaction, reference) : undefined;
    const outcome = judge(notice, order);
    if (!(await noteNotice(transaction, { id: notice.id, type: notice.type, outcome }))) return "repeated";
    if (outcome === "paid" && order && (await changeOrder(transaction, order, "payment_confirmed")))
      await needs.mailOrders.place(transaction, [{ letter: "order-paid", about: order.id }]);
    return outcome;
  });
  const level = heard === "mismatch" ? "error" : "info";
  needs.log[level]({ notice: notice.id, type: notice.type, outcome: heard }, "payment notice");
  return heard;
}

function read({ desk }: Needs, body: Uint8Array, signature: string | null): PaymentNotice {
  try {
    return desk.readNotice(body, signature);
  } catch (error) {
    if (!(error instanceof ForgedNoticeError)) throw error;
    throw new AppError("unauthorized", "The signature is missing, wrong or too old.", { cause: error });
  }
}

function judge({ checkout }: PaymentNotice, order: Order | undefined): NoticeOutcome {
  if (!checkout || !order || checkout.reference !== order.reference) return "unrelated";
  if (!checkout.isSettled) return "unsettled";
  if (checkout.amountMinor !== order.amountMinor || checkout.currency !== order.currency) return "mismatch";
  return order.state === "paid" ? "paid_before" : "paid";
}
