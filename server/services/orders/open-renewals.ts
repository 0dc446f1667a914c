import { findOrder } from "#server/db/queries/orders.ts";
import { findPayer } from "#server/db/queries/payments.ts";
import { AppError } from "#server/services/app-error.ts";
import { callProvider } from "#server/services/orders/call-provider.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { orderPath } from "#server/services/orders/order-links.ts";
import { paymentPage } from "#shared/content/payment-page.ts";

/**
 * The address where a person who paid by card cancels its renewal, anytime (specification §9). Throws `not_found`
 * for an order that renews nothing, and `unavailable` where the provider does not answer.
 */
export async function openRenewals(deps: OrderDeps, reference: string): Promise<string> {
  const { database, provider, signedTokens, siteUrl, log } = deps;
  const order = await findOrder(database, reference);
  const customerId = order && provider.takesCards ? await findPayer(database, order.id) : undefined;
  if (!order || customerId === undefined) throw new AppError("not_found", paymentPage.renewal.none);
  const returnUrl = `${siteUrl}${await orderPath(signedTokens, order)}`;
  return await callProvider(log, () => provider.openRenewals({ customerId, returnUrl }));
}
