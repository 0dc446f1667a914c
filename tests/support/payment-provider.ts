import { cardPaymentOf, recordCardRefund } from "#domains/money/server/cards/card-ledger.ts";
import { createPaymentProvider } from "#domains/money/server/cards/create-payment-provider.ts";
import { type OrderEntry, readLedger, readStatement } from "#domains/money/server/ledger.ts";
import { orderPath } from "#domains/money/server/order-links.ts";
import { findOrder, lockOrder } from "#domains/money/server/queries/order-queries.ts";
import { paymentEvents } from "#domains/money/server/tables/payment-tables.ts";
import { eraseExpired } from "#domains/privacy/server/erase-expired.ts";
import type { AppOptions } from "#server/compose/create-app.ts";
import { authSecret } from "#server/config/auth-secret.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { startTestApp } from "./app.ts";
import { openOrder, type StudentOrder, someAddress } from "./orders.ts";
import { orderCost } from "./plan-cost.ts";
import { startSmtpPeer } from "./smtp.ts";
import { completedEvent, signedPost, startStripePeer, stripeKeys } from "./stripe-peer.ts";

/**
 * The program with cards switched on, at https://darsgah.example, between a card provider and a mail server; `mailer`
 * replaces the mail server.
 */
export async function startPaymentProvider(opened: OpenDatabase, options: Pick<AppOptions, "mailer"> = {}) {
  const [smtp, stripe] = await Promise.all([startSmtpPeer(), startStripePeer()]);
  const environment = { ...stripeKeys, STRIPE_API_URL: stripe.origin, SMTP_URL: smtp.url };
  const test = await startTestApp(
    { ...environment, SITE_URL: "https://darsgah.example" },
    { database: opened, ...options },
  );
  const card = await createPaymentProvider(() => ({
    by: "environment",
    keys: {
      secretKey: stripeKeys.STRIPE_SECRET_KEY,
      webhookSecret: stripeKeys.STRIPE_WEBHOOK_SECRET,
      apiUrl: stripe.origin,
    },
  }));
  const start = async (order: StudentOrder) => await test.app.services.orders.startCardPayment(order);
  return {
    ...{ test, stripe, start, card },
    /** Delivers a post, as the provider or from another address. */
    deliver: async (post: RequestInit, address?: string) => await test.ask("/api/payments/stripe", post, address),
    stateOf: async ({ reference }: StudentOrder) => (await findOrder(opened.database, reference))?.state,
    /** The outcome of an event. */
    outcomeOf: async ({ id }: { id: string }) =>
      (await opened.database.select().from(paymentEvents)).find((event) => event.id === id)?.outcome,
    /** The emails to the student that say that the order is paid. */
    paidEmails: ({ email, reference }: StudentOrder) =>
      smtp.received.filter(
        ({ to, parsed }) =>
          to.includes(email) && parsed.subject?.startsWith("Paid:") && parsed.text?.includes(reference),
      ),
    /** The emails to the staff about a card's money for the order. */
    staffEmails: ({ reference }: StudentOrder) =>
      smtp.received.filter(({ parsed }) => parsed.subject?.includes("by card") && parsed.subject.includes(reference)),
    /** The emails to the staff about money that the event says was taken for no order. */
    strayEmails: ({ id }: { id: string }) => smtp.received.filter(({ parsed }) => parsed.text?.includes(id)),
    /** The emails whose subject has this in it and which name the order, to the student or else to the staff. */
    emailsAbout: ({ reference, email }: StudentOrder, subject: string, whose: "student" | "staff") =>
      smtp.received.filter(
        ({ to, parsed }) =>
          parsed.subject?.includes(subject) &&
          (parsed.subject.includes(reference) || parsed.text?.includes(reference)) &&
          to.includes(email) === (whose === "student"),
      ),
    /** The order's ledger as one line an entry, without the order's reference: "payment -44700 card:cs_test_1". */
    async ledgerOf({ reference }: StudentOrder) {
      const order = await findOrder(opened.database, reference);
      const entries = order ? await readLedger(opened.database, order) : [];
      const line = ({ kind, amountMinor, source }: OrderEntry) => [kind, amountMinor, source].filter(Boolean).join(" ");
      return entries.map((entry) => line(entry).replaceAll(`${reference}_`, ""));
    },
    /** The order's page as a new email would link it. */
    async pathOf(reference: string) {
      const order = await findOrder(opened.database, reference);
      if (!order) throw new Error("There is no such order.");
      return await orderPath(createSignedTokens(authSecret(null, test.dataDir)), order);
    },
    /** The provider's ids of what came by card, as the ledger has them. */
    async paymentIdsOf({ reference }: StudentOrder) {
      const order = await findOrder(opened.database, reference);
      const entries = order ? await readLedger(opened.database, order) : [];
      return entries.flatMap((entry) => cardPaymentOf(entry) ?? []);
    },
    /** Records a refund that staff sent. */
    async recordRefund({ reference }: StudentOrder, refund: Parameters<typeof recordCardRefund>[3]) {
      await opened.database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, reference);
        if (order)
          await recordCardRefund(
            { site: test.app.services.site, emailQueue: { enqueue: async () => {} } },
            transaction,
            order,
            refund,
          );
      });
    },
    /** Erases everything expired by a time. */
    async eraseExpired(now: Date) {
      const outboxFiles = { findBefore: async () => [], findAbout: async () => [], remove: async () => {} };
      const deps = { database: opened.database, fileRemovals: { place: async () => {} }, outboxFiles };
      return await eraseExpired(deps, now);
    },
    /** Erases a person, as staff do. */
    async erase(email: string) {
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ email }) };
      const answer = await test.app.manage(new Request("http://localhost/people/erase", init));
      return { status: answer.status, body: await answer.json() };
    },
    async balanceOf({ reference }: StudentOrder) {
      const order = await findOrder(opened.database, reference);
      if (!order) throw new Error("There is no such order.");
      const {
        priceMinor,
        receivedMinor: paidMinor,
        balanceMinor: leftMinor,
      } = await readStatement(opened.database, order);
      return { priceMinor, paidMinor, leftMinor };
    },
    /** An order whose student is on the provider's page. */
    async atCheckout(changes: Parameters<typeof openOrder>[1] = {}) {
      const order = await openOrder(test, changes);
      const sessionId = (await start(order)).split("/").at(-1) ?? "";
      const event = () => completedEvent({ sessionId, reference: order.reference, amount: orderCost.totalCents });
      return { order, sessionId, event };
    },
    /** Delivers events in this order, each signed now, and returns the statuses. */
    async deliverAll(events: object[]) {
      const statuses: number[] = [];
      for (const event of events)
        statuses.push((await test.ask("/api/payments/stripe", signedPost(event), someAddress())).status);
      return statuses;
    },
    /** An order that was paid by card, and its payment. */
    async paidByCard(changes: Parameters<typeof openOrder>[1] = {}) {
      const { order, sessionId } = await this.atCheckout(changes);
      const { events, chargeId, subscriptionId } = stripe.account.pay(sessionId);
      await this.deliverAll(events);
      return { order, sessionId, chargeId, subscriptionId: subscriptionId ?? "" };
    },
    /** Makes the provider answer again, and forgets its requests. */
    calm() {
      stripe.requests.length = 0;
      stripe.acts.length = 0;
      stripe.failWith = null;
    },
    async stop() {
      await test.stop();
      await Promise.all([smtp.close(), stripe.close()]);
    },
  };
}

export type FakePaymentProvider = Awaited<ReturnType<typeof startPaymentProvider>>;
