import type { OpenDatabase } from "#server/db/client.ts";
import { findOrder } from "#server/db/queries/orders.ts";
import { paymentEvents } from "#server/db/schema/payments.ts";
import { startTestApp } from "./app.ts";
import { openOrder, type StudentOrder } from "./orders.ts";
import { orderCost } from "./plan-cost.ts";
import { startSmtpPeer } from "./smtp.ts";
import { completedEvent, startStripePeer, stripeKeys } from "./stripe-peer.ts";

/** The program with cards switched on, at https://darsgah.example, between a card provider and a mail server. */
export async function startPaymentProvider(opened: OpenDatabase) {
  const [smtp, stripe] = await Promise.all([startSmtpPeer(), startStripePeer()]);
  const environment = { ...stripeKeys, STRIPE_API_URL: stripe.origin, SMTP_URL: smtp.url };
  const test = await startTestApp({ ...environment, SITE_URL: "https://darsgah.example" }, { database: opened });
  const start = async (order: StudentOrder) => await test.app.services.orders.startCardPayment(order);
  return {
    ...{ test, stripe, start },
    deliver: async (post: RequestInit) => await test.ask("/api/payments/stripe", post),
    stateOf: async ({ reference }: StudentOrder) => (await findOrder(opened.database, reference))?.state,
    /** What became of an event. */
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
    /** An order whose student is on the provider's page. */
    async atCheckout() {
      const order = await openOrder(test);
      const sessionId = (await start(order)).split("/").at(-1) ?? "";
      const event = () => completedEvent({ sessionId, reference: order.reference, amount: orderCost.totalCents });
      return { order, sessionId, event };
    },
    /** Has the provider answer again, and forget what it was asked. */
    calm() {
      stripe.requests.length = 0;
      stripe.failWith = null;
    },
    async stop() {
      await test.stop();
      await Promise.all([smtp.close(), stripe.close()]);
    },
  };
}

export type FakePaymentProvider = Awaited<ReturnType<typeof startPaymentProvider>>;
