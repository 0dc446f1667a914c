import { cardAmount } from "#domains/money/rules/card-amount.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { type OrderEntry, readLedger } from "#domains/money/server/ledger.ts";
import type { Order } from "#domains/money/server/queries/order-queries.ts";
import {
  type CardCheckout,
  changeCheckout,
  findOpenCheckouts,
  findRenewingOfLeavers,
} from "#domains/money/server/queries/payment-queries.ts";
import { toldAfter } from "#domains/seats/server/withdrawals.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { repeat } from "#server/jobs/repeat.ts";
import { checkoutMinor } from "./card-ledger.ts";
import { checkoutLife, type PaymentProvider, PaymentProviderError } from "./port.ts";

interface Deps {
  database: Database;
  provider: PaymentProvider;
  log: Log;
}

/** Interval between checks of the checkouts, in milliseconds. */
const interval = 2_000;

/** The longest pause after a failure, in milliseconds. */
const longestPause = 60_000;

/**
 * Closes the checkouts where an order could be paid a second time: another payment was confirmed meanwhile, the order
 * is cancelled, or a different amount is due now. One paid at the same moment counts as paid twice when the provider
 * reports it. Returns how many were closed. Throws `PaymentProviderError`; the others are closed nevertheless.
 */
export async function closeStaleCheckouts({ database, provider, log }: Deps, now = new Date()): Promise<number> {
  if (!provider.takesCards) return 0;
  let closed = 0;
  let failure: PaymentProviderError | undefined;
  for (const { checkout, order } of await findOpenCheckouts(database, now)) {
    if (!isStale(checkout, order, await readLedger(database, order), now)) continue;
    const { sessionId } = checkout;
    try {
      const outcome = await provider.closeCheckout(sessionId);
      await changeCheckout(database, sessionId, { expiresAt: now });
      closed += 1;
      log.info({ checkout: sessionId, outcome }, "checkout closed");
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      failure = error;
    }
  }
  if (failure) throw failure;
  return closed;
}

/**
 * Ends the subscriptions of students who were taken out of their batch, once that can no longer be undone at a press, so
 * that no card pays for somebody who left. Returns how many were ended. Throws `PaymentProviderError`.
 */
export async function endSubscriptionsOfLeavers({ database, provider, log }: Deps, now = new Date()): Promise<number> {
  if (!provider.takesCards) return 0;
  const left = await findRenewingOfLeavers(database, new Date(now.getTime() - toldAfter));
  for (const checkout of left) {
    await provider.endSubscription(checkout);
    await changeCheckout(database, checkout.sessionId, { endedAt: now });
    log.info({ checkout: checkout.sessionId }, "subscription of somebody who left ended");
  }
  return left.length;
}

function isStale(checkout: CardCheckout, order: Order, entries: OrderEntry[], now: Date): boolean {
  if (order.state === "cancelled") return true;
  const openedAt = checkout.expiresAt.getTime() - checkoutLife;
  const isPaidSince = entries.some(({ kind, at }) => kind === "payment" && at !== undefined && +at > openedAt);
  const statement = statementOf(entries, order, now);
  const { asked, currency } = statement;
  return isPaidSince || cardAmount({ minor: asked.minor, currency }) !== checkoutMinor(checkout, statement);
}

/**
 * Closes stale checkouts, and ends the subscriptions of those who left, soon after they become so, until the returned
 * function is called.
 */
export function closeCheckoutsRegularly(deps: Deps): () => void {
  // A short outage ends by itself, and a checkout expires within a day.
  const { log } = deps;
  const closeAll = async () => (await closeStaleCheckouts(deps)) + (await endSubscriptionsOfLeavers(deps));
  return repeat(closeAll, {
    ...{ every: interval, longestPause, log },
    failed: "checkouts or subscriptions could not be ended",
  });
}
