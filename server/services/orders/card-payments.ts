import { randomUUID } from "node:crypto";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { findStudentOrder, type StudentOrder } from "#server/db/queries/orders.ts";
import { findLatestCheckout, findPayer, insertCheckout } from "#server/db/queries/payments.ts";
import { type Checkout, type PaymentProvider, PaymentProviderError } from "#server/integrations/payment/port.ts";
import { AppError } from "#server/services/app-error.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import { readLedger } from "#server/services/orders/ledger.ts";
import { orderPath } from "#server/services/orders/order-links.ts";
import { minute } from "#shared/rules/durations.ts";
import { fillText } from "#shared/rules/fill-text.ts";
import { nextPaymentMinor } from "#shared/rules/instalments.ts";
import { orderStateAt, takesMoney } from "#shared/rules/order-state.ts";
import type { Site } from "#shared/rules/site.ts";

interface Deps {
  database: Database;
  provider: PaymentProvider;
  signedTokens: SignedTokens;
  site: () => Site;
  /** The site's origin; the provider sends the visitor back there. */
  siteUrl: string;
  log: Log;
}

/** A checkout that expires sooner is not worth opening. */
const leastTime = minute;

/**
 * The address where the visitor pays an order by card. An order has one open checkout at a time: a double click or a
 * second tab gets the same one, so nobody pays twice. Throws `not_found` if cards are not taken, `invalid` if there is
 * nothing to pay, and `unavailable` if the provider does not answer.
 */
export async function startCardPayment(deps: Deps, reference: string): Promise<string> {
  const { database, provider } = deps;
  if (!provider.takesCards) throw new AppError("not_found", "card.off");
  const found = await findStudentOrder(database, reference);
  const now = new Date();
  const amountMinor = found ? nextPaymentMinor(await readLedger(database, found.order), now) : 0;
  if (!found || amountMinor === 0 || !takesMoney(orderStateAt(found.order, now)))
    throw new AppError("invalid", "card.closed");
  const orderId = found.order.id;
  const latest = await findLatestCheckout(database, orderId);
  const isOpen = latest && !latest.paidAt && latest.expiresAt.getTime() - now.getTime() > leastTime;
  if (isOpen && (latest.amountMinor ?? found.order.amountMinor) === amountMinor) return latest.url;
  const attempt = (latest?.attempt ?? 0) + 1;
  const checkout = await openCheckout(deps, found, amountMinor);
  return (await insertCheckout(database, { orderId, attempt, amountMinor, ...checkout })).url;
}

/** Each try has a key of its own: under the same key the provider repeats its first answer, a failure too. */
async function openCheckout(deps: Deps, { order, student }: StudentOrder, minor: number): Promise<Checkout> {
  const { reference, planTitle: plan, courseTitle: course, schedule, currency } = order;
  const months = schedule === "monthly" ? 1 : order.months;
  const page = `${deps.siteUrl}${await orderPath(deps.signedTokens, order)}`;
  return await callProvider(deps, () =>
    deps.provider.openCheckout({
      reference,
      idempotencyKey: `${reference}-${randomUUID()}`,
      email: student.email,
      description: fillText(deps.site().messages.orders.purpose, { plan, course, months }),
      amount: { minor, currency },
      months,
      paidUrl: `${page}&card=returned`,
      cancelledUrl: page,
    }),
  );
}

/**
 * The address where a person who paid by card cancels its renewal, at any time (specification §9). Throws `not_found` for
 * an order that does not renew, and `unavailable` if the provider does not answer.
 */
export async function openRenewals(deps: Deps, reference: string): Promise<string> {
  const { database, provider, signedTokens, siteUrl } = deps;
  const found = await findStudentOrder(database, reference);
  const customerId = found && provider.takesCards ? await findPayer(database, found.order.id) : undefined;
  if (!found || customerId === undefined) throw new AppError("not_found", "renewal.none");
  const returnUrl = `${siteUrl}${await orderPath(signedTokens, found.order)}`;
  return await callProvider(deps, () => provider.openRenewals({ customerId, returnUrl }));
}

/** Throws `unavailable` if the provider does not answer; the log has the reason. */
async function callProvider<Answer>({ log }: Deps, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.error({ reason: error.message }, "the card provider opened no page");
    throw new AppError("unavailable", "card.unavailable", { cause: error });
  }
}
