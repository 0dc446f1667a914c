import { type OrderEntry, readLedger, recordPayment } from "#domains/money/server/ledger.ts";
import { changeCheckout } from "#domains/money/server/queries/payment-queries.ts";
import type { Issuer } from "#domains/money/server/receipts/issue-receipt.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { eventSubject, type FoundOrder, type Handling } from "./card-event.ts";
import { cardSources, settleCardPrice } from "./card-ledger.ts";
import type { RenewalInvoice, SubscriptionEnd } from "./port.ts";

interface Renewal {
  id: string;
  happening: RenewalInvoice;
  found: FoundOrder | undefined;
}

/**
 * A later payment of a subscription, or a failed one. A payment covers the next open instalment; once the whole course
 * is paid, it is charged as well, and staff are notified. Of a failure the student is notified at the first and the
 * last try, staff at the last.
 */
export async function handleRenewal(
  deps: SeatDeps & Issuer,
  transaction: Database,
  { id, happening, found }: Renewal,
): Promise<Handling> {
  const { emailQueue } = deps;
  const { money, kind, invoiceId } = happening;
  const hasCome = kind === "renewal_paid" && money.amountMinor > 0;
  if (!found?.checkout) return { outcome: hasCome ? "no_order" : "unrelated", money };
  const { order, checkout } = found;
  const entries = await readLedger(transaction, order);
  if (isWritten(entries, invoiceId)) return { outcome: "paid_before", money };
  if (kind === "renewal_failed") return await handleFailure(deps, transaction, { id, happening, found });
  if (!hasCome) return { outcome: "unsettled", money };
  const tellStaff = () => emailQueue.enqueue(transaction, [{ email: "card-payment-staff", about: id }]);
  if (money.currency !== order.currency) return { outcome: "mismatch", money, act: tellStaff };
  const act = async () => {
    const { customerId, subscriptionId } = happening;
    await changeCheckout(transaction, checkout.sessionId, {
      customerId: checkout.customerId ?? customerId,
      subscriptionId: checkout.subscriptionId ?? subscriptionId,
    });
    const source = `${cardSources.payment}${invoiceId}`;
    const payment = { amountMinor: money.amountMinor, method: "card" as const, source, actor: system };
    const entry = {
      kind: "payment" as const,
      amountMinor: -money.amountMinor,
      instalment: null,
      dueAt: new Date(),
      source,
    };
    const furtherMinor = await settleCardPrice(transaction, order, { cause: invoiceId, coming: [entry] });
    const recorded = await recordPayment(deps, transaction, order, payment);
    if (!recorded) throw new Error("A renewal was written while its order was locked.");
    await emailQueue.enqueue(transaction, [{ email: "payment-received", about: String(recorded.entryId) }]);
    if (furtherMinor > 0 || order.state !== "paid") await tellStaff();
  };
  return { outcome: "renewed", money, act };
}

const isWritten = (entries: OrderEntry[], invoiceId: string) =>
  entries.some(({ source }) => source === `${cardSources.payment}${invoiceId}`);

async function handleFailure(
  { emailQueue }: Pick<SeatDeps, "emailQueue">,
  transaction: Database,
  { id, happening }: Renewal,
): Promise<Handling> {
  const { money, attempt, isLast } = happening;
  const act = async () => {
    if (attempt <= 1 || isLast) await emailQueue.enqueue(transaction, [{ email: "card-renewal", about: id }]);
    if (isLast) await emailQueue.enqueue(transaction, [{ email: "card-event-staff", about: id }]);
  };
  return { outcome: isLast ? "renewal_failed_last" : "renewal_failed", money, act };
}

/** A subscription that ends, now or at a set time. Student and staff are notified once the end is known or reached. */
export function handleSubscriptionEnd(
  { emailQueue }: Pick<SeatDeps, "emailQueue">,
  transaction: Database,
  { id, happening, found }: { id: string; happening: SubscriptionEnd; found: FoundOrder | undefined },
): Handling {
  const { kind, announcedFor } = happening;
  const checkout = found?.checkout;
  if (!checkout) return { outcome: "unrelated" };
  const hasEnded = kind === "renewal_ended";
  const act = async () => {
    if (checkout.endedAt) return;
    if (hasEnded) await changeCheckout(transaction, checkout.sessionId, { endedAt: new Date() });
    if (hasEnded && announcedFor) return;
    const about = eventSubject(id, hasEnded ? null : announcedFor);
    await emailQueue.enqueue(transaction, [
      { email: "card-renewal", about },
      { email: "card-event-staff", about },
    ]);
  };
  return { outcome: kind, act };
}
