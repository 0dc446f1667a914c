import { lockOrder, type Order } from "#server/db/queries/orders.ts";
import { AppError } from "#server/services/app-error.ts";
import type { EmailKind } from "#server/services/mail/email-queue.ts";
import { changeOrder } from "#server/services/orders/change-order.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import type { OrderEvent, OrderState } from "#shared/contracts/order.ts";
import { readReference } from "#shared/rules/order-reference.ts";
import { orderStateAt } from "#shared/rules/order-state.ts";

/** What staff may say of an order, the state in which it has been said already, and the email that tells the student. */
const words = {
  payment_confirmed: { done: "paid", email: "order-paid" },
  proof_refused: { done: "rejected", email: "proof-refused" },
  cancelled: { done: "cancelled", email: null },
} satisfies Partial<Record<OrderEvent, { done: OrderState; email: EmailKind | null }>>;

/** An order after staff have had their say; `changed` is false where it had been said before. */
export interface SettledOrder {
  reference: string;
  state: OrderState;
  changed: boolean;
}

type Deps = Pick<OrderDeps, "database" | "emailQueue">;

/**
 * Confirms an order's payment, refuses its proof or cancels it, for the staff; the student's email is queued with it.
 * `text` is the reference as a person writes it. Said twice it counts once. Throws `not_found` for an unknown reference
 * and `invalid` where the order's state does not allow it.
 */
export async function settleOrder(deps: Deps, event: keyof typeof words, text: string): Promise<SettledOrder> {
  const reference = readReference(text);
  return await deps.database.transaction(async (transaction) => {
    const order = reference ? await lockOrder(transaction, reference) : undefined;
    if (!order) throw new AppError("not_found", `There is no order ${text}.`);
    const { done, email } = words[event];
    if (order.state === done) return settled(order, done, false);
    const state = await changeOrder(transaction, order, event);
    if (!state) throw new AppError("invalid", refusal(order));
    if (email) await deps.emailQueue.enqueue(transaction, [{ email, about: order.id }]);
    return settled(order, state, true);
  });
}

function settled({ reference }: Order, state: OrderState, changed: boolean): SettledOrder {
  return { reference, state, changed };
}

function refusal(order: Order): string {
  return `Order ${order.reference} is ${orderStateAt(order, new Date()).replaceAll("_", " ")}; that cannot be done to it.`;
}
