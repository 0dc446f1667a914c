import { findOrder } from "#server/db/queries/orders.ts";
import { findPayer } from "#server/db/queries/payments.ts";
import { AppError } from "#server/services/app-error.ts";
import { atTheDesk } from "#server/services/orders/at-the-desk.ts";
import { orderPath } from "#server/services/orders/order-links.ts";
import type { OrderNeeds } from "#server/services/orders/order-needs.ts";
import { paymentPage } from "#shared/content/payment-page.ts";

/**
 * The address where whoever paid an order by card cancels its renewal, anytime (specification §9). Throws `not_found`
 * for an order that renews nothing, and `unavailable` where the provider does not answer.
 */
export async function openRenewals(needs: OrderNeeds, reference: string): Promise<string> {
  const { database, desk, links, siteUrl, log } = needs;
  const order = await findOrder(database, reference);
  const customerId = order && desk.takesCards ? await findPayer(database, order.id) : undefined;
  if (!order || customerId === undefined) throw new AppError("not_found", paymentPage.renewal.none);
  const returnUrl = `${siteUrl}${await orderPath(links, order)}`;
  return await atTheDesk(log, () => desk.openRenewals({ customerId, returnUrl }));
}
