import { randomUUID } from "node:crypto";
import type { Site } from "#domains/content/rules/site.ts";
import { cardAmount } from "#domains/money/rules/card-amount.ts";
import { registration } from "#domains/money/rules/instalments.ts";
import { orderStateAt, takesMoney } from "#domains/money/rules/order-state.ts";
import type { Statement } from "#domains/money/rules/statement.ts";
import { readStatement } from "#domains/money/server/ledger.ts";
import { orderPath } from "#domains/money/server/order-links.ts";
import {
  findOrder,
  findStudentOrder,
  type Order,
  type StudentOrder,
} from "#domains/money/server/queries/order-queries.ts";
import { findLatestCheckout, findPayer, insertCheckout } from "#domains/money/server/queries/payment-queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { minute } from "#shared/durations.ts";
import { fillCount } from "#shared/fill-text.ts";
import { checkoutMinor } from "./card-ledger.ts";
import { type Checkout, type CheckoutRequest, type PaymentProvider, PaymentProviderError } from "./port.ts";

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
 * second tab gets the same one, so no one pays twice. An order with a running subscription is paid by it: then the
 * address is the provider's page where its payer changes the card. Throws `not_found` if cards are not taken, `invalid`
 * if there is nothing to pay, or less than the provider takes, and `unavailable` if the provider does not answer.
 */
export async function startCardPayment(deps: Deps, reference: string): Promise<string> {
  const { database, provider } = deps;
  if (!provider.takesCards) throw new AppError("not_found", "card.off");
  const found = await findStudentOrder(database, reference);
  const now = new Date();
  if (!found) throw new AppError("invalid", "card.closed");
  const statement = await readStatement(database, found.order);
  const { currency, asked } = statement;
  const amountMinor = cardAmount({ minor: asked.minor, currency });
  if (!takesCard(provider, statement) || !takesMoney(orderStateAt(found.order, now)))
    throw new AppError("invalid", "card.closed");
  const orderId = found.order.id;
  if ((await findPayer(database, orderId)) !== undefined) return await openRenewals(deps, reference);
  const latest = await findLatestCheckout(database, orderId);
  const isOpen = latest && !latest.paidAt && latest.expiresAt.getTime() - now.getTime() > leastTime;
  if (isOpen && checkoutMinor(latest, statement) === amountMinor) return latest.url;
  const attempt = (latest?.attempt ?? 0) + 1;
  const again = renewalOf(found.order, statement, asked.minor);
  const renewal = again && { ...again, minor: cardAmount({ minor: again.minor, currency }) };
  const checkout = await openCheckout(deps, found, { minor: amountMinor, renewal });
  return (await insertCheckout(database, { orderId, attempt, amountMinor, ...checkout })).url;
}

/** Whether a card can pay what an order asks for: something, and no less than the provider takes. */
export function takesCard(provider: PaymentProvider, { asked, currency }: Statement): boolean {
  const minor = cardAmount({ minor: asked.minor, currency });
  return provider.takesCards && minor > 0 && minor >= provider.leastMinor(currency);
}

/**
 * The recurring charge of a checkout: the course after its months, or the instalment each month. Null, for a single
 * payment, if only a part is paid, for the last instalment of an order paid month by month, or where the fee is for the
 * whole course. Registration, which is paid along, does not come again.
 */
export function renewalOf(
  { schedule, months, feeFor }: Pick<Order, "schedule" | "months" | "feeFor">,
  { instalments, balanceMinor }: Statement,
  minor: number,
): CheckoutRequest["renewal"] {
  const open = instalments.filter(({ leftMinor }) => leftMinor > 0);
  const along = open.find(({ instalment }) => instalment === registration)?.leftMinor ?? 0;
  const next = open.find(({ instalment }) => instalment !== registration);
  if (!next || feeFor === "course" || minor < along + next.amountMinor) return null;
  if (schedule === "whole" || months === 1)
    return minor === along + next.amountMinor ? { minor: next.amountMinor, months } : null;
  return minor < balanceMinor ? { minor: next.amountMinor, months: 1 } : null;
}

/** Each try has its own key: under the same key the provider repeats its first answer, even a failure. */
async function openCheckout(
  deps: Deps,
  { order, student }: StudentOrder,
  paid: Pick<CheckoutRequest, "minor" | "renewal">,
): Promise<Checkout> {
  const { reference, planTitle: plan, courseTitle: course, schedule, feeFor, currency } = order;
  const months = schedule === "monthly" ? 1 : order.months;
  const page = `${deps.siteUrl}${await orderPath(deps.signedTokens, order)}`;
  return await callProvider(deps, () =>
    deps.provider.openCheckout({
      ...{ reference, currency, ...paid },
      idempotencyKey: `${reference}-${randomUUID()}`,
      email: student.email,
      description:
        plan && feeFor === "month" ? fillCount(deps.site().messages.orders.purpose, months, { plan, course }) : course,
      paidUrl: `${page}&card=returned`,
      cancelledUrl: page,
    }),
  );
}

/**
 * The address where a card payer changes the card or cancels the renewal, at any time (specification §9). Throws
 * `not_found` for an order that does not renew, and `unavailable` if the provider does not answer.
 */
export async function openRenewals(deps: Deps, reference: string): Promise<string> {
  const { database, provider, signedTokens, siteUrl } = deps;
  const found = await findStudentOrder(database, reference);
  const customerId = found && provider.takesCards ? await findPayer(database, found.order.id) : undefined;
  if (!found || customerId === undefined) throw new AppError("not_found", "renewal.none");
  const returnUrl = `${siteUrl}${await orderPath(signedTokens, found.order)}`;
  return await callProvider(deps, () => provider.openRenewals({ customerId, returnUrl }));
}

/** Whether an order's subscription runs. */
export async function isRenewing(database: Database, reference: string): Promise<boolean> {
  const order = await findOrder(database, reference);
  return order !== undefined && (await findPayer(database, order.id)) !== undefined;
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
