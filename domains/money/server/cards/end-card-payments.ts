import { changeCheckout, findOpenCheckouts, findRenewing } from "#domains/money/server/queries/payment-queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { type PaymentProvider, PaymentProviderError } from "./port.ts";

interface Deps {
  database: Database;
  provider: PaymentProvider;
  log: Log;
}

interface NamedOrder {
  id: string;
  reference: string;
}

/**
 * Ends the subscriptions of these orders and closes their open checkouts, so that the card provider charges nothing
 * more. Call it outside a transaction, before erasing their person. Throws `conflict` if one cannot be ended.
 */
export async function endCardPayments({ database, provider, log }: Deps, orders: NamedOrder[]): Promise<void> {
  const now = new Date();
  const ids = orders.map(({ id }) => id);
  try {
    for (const checkout of await findRenewing(database, ids)) {
      await provider.endSubscription(checkout);
      await changeCheckout(database, checkout.sessionId, { endedAt: now });
    }
    for (const { checkout } of (await findOpenCheckouts(database, now)).filter(({ order }) => ids.includes(order.id))) {
      await provider.closeCheckout(checkout.sessionId);
      await changeCheckout(database, checkout.sessionId, { expiresAt: now });
    }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.error({ reason: error.message }, "a subscription was not ended, so nobody is erased");
    throw await refusal(database, orders, error);
  }
}

/** Throws `conflict` if a subscription of these orders is running; for the transaction that erases their person. */
export async function refuseRenewing(transaction: Database, orders: NamedOrder[]): Promise<void> {
  const renewing = await findRenewing(
    transaction,
    orders.map(({ id }) => id),
  );
  if (renewing.length > 0) throw await refusal(transaction, orders);
}

async function refusal(database: Database, orders: NamedOrder[], cause?: unknown): Promise<AppError> {
  const ids = orders.map(({ id }) => id);
  const open = new Set((await findRenewing(database, ids)).map(({ orderId }) => orderId));
  const named = orders.filter(({ id }) => open.size === 0 || open.has(id)).map(({ reference }) => reference);
  return new AppError("conflict", "person.renewing", { values: { orders: named.join(", ") }, cause });
}
