import { randomUUID } from "node:crypto";
import { findOrder, findStudentOrders, type Order } from "#server/db/queries/orders.ts";
import { findLatestCheckout, noteCheckout } from "#server/db/queries/payments.ts";
import type { Checkout } from "#server/integrations/payment/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { callProvider } from "#server/services/orders/call-provider.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { orderPath } from "#server/services/orders/order-links.ts";
import { orderDescription, paymentPage } from "#shared/content/payment-page.ts";
import { minute } from "#shared/rules/durations.ts";
import { isUnpaid, orderStateAt } from "#shared/rules/order-state.ts";

/** A checkout that expires sooner is not worth sending anyone to. */
const leastTime = minute;

/**
 * The address where the visitor pays an order by card. An order has one open checkout at a time: asked again, by a double
 * click or from a second tab, the same one is answered, so nobody pays twice. Throws `not_found` where cards are not
 * taken, `invalid` where there is nothing to pay, and `unavailable` where the provider does not answer.
 */
export async function startCardPayment(deps: OrderDeps, reference: string): Promise<string> {
  const { database, provider } = deps;
  if (!provider.takesCards) throw new AppError("not_found", paymentPage.card.off);
  const order = await findOrder(database, reference);
  if (!order || !isUnpaid(orderStateAt(order, new Date()))) throw new AppError("invalid", paymentPage.card.closed);
  const latest = await findLatestCheckout(database, order.id);
  if (latest && !latest.paidAt && latest.expiresAt.getTime() - Date.now() > leastTime) return latest.url;
  const attempt = (latest?.attempt ?? 0) + 1;
  const checkout = await open(deps, order);
  return (await noteCheckout(database, { orderId: order.id, attempt, ...checkout })).url;
}

/** A key is used for one try alone: the provider repeats under it what it answered first, a failure too. */
async function open({ database, provider, signedTokens, siteUrl, log }: OrderDeps, order: Order): Promise<Checkout> {
  const [found] = await findStudentOrders(database, [order.id]);
  if (!found) throw new Error("An order without its enrolment.");
  const { reference, months, amountMinor: minor, currency } = order;
  const page = `${siteUrl}${await orderPath(signedTokens, order)}`;
  return await callProvider(log, () =>
    provider.openCheckout({
      reference,
      idempotencyKey: `${reference}-${randomUUID()}`,
      email: found.student.email,
      description: orderDescription(order),
      amount: { minor, currency },
      months,
      paidUrl: `${page}&card=returned`,
      cancelledUrl: page,
    }),
  );
}
