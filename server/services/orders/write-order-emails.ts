import { findStudentOrders, type Order, type StudentOrder } from "#server/db/queries/orders.ts";
import { findPaymentEvents, findStudentEvents, findStudentProofs } from "#server/db/queries/payments.ts";
import type { CardPaymentFacts, EmailContent, OrderFacts } from "#server/integrations/mail/port.ts";
import { firstClassCalendar } from "#server/services/enrolments/class-calendar.ts";
import type { OrderEmailKind } from "#server/services/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/services/mail/email-writer.ts";
import { type OrderEmailDeps, orderFactsOf } from "#server/services/orders/order-facts.ts";
import { reviewPath } from "#server/services/orders/order-links.ts";
import { formatMoney, plainAmount } from "#shared/rules/format-money.ts";

/**
 * Writers of the emails about orders, by an order's id; `proof-received` goes by a proof's, `card-payment-staff` and
 * `stray-card-payment` by an event's. An email that is out of date is not written: how to pay an order that is paid, or
 * what was wrong with a proof when another has come.
 */
export function writeOrderEmails(deps: OrderEmailDeps): Record<OrderEmailKind, EmailWriter> {
  const { database, emails, staff } = deps;
  const toStudent = (write: (facts: OrderFacts) => EmailContent, isDue = (_: Order) => true): EmailWriter => {
    return async (ids) => {
      const due = (await findStudentOrders(database, ids)).filter(({ order }) => isDue(order));
      return await writeEach(due, async (found) => {
        const { firstName, lastName, email } = found.student;
        const to = addresseeOf({ name: `${firstName} ${lastName}`, email });
        const calendar = calendarOf(deps, found);
        const message = { ...write(await orderFactsOf(deps, found)), to, endsOnRefusal: true };
        return [found.order.id, calendar ? { ...message, calendar } : message];
      });
    };
  };
  // Never with the student as `replyTo`: an answer would quote the link that decides about the payment.
  const toStaff = (email: EmailContent): EmailMessage => ({ ...email, to: staff(), endsOnRefusal: false });
  return {
    "order-opened": toStudent(emails.orderOpened, ({ state }) => state === "awaiting_payment"),
    "order-paid": toStudent(emails.orderPaid),
    "proof-refused": toStudent(emails.proofRefused, ({ state }) => state === "rejected"),
    "proof-received": async (ids) =>
      await writeEach(await findStudentProofs(database, ids), async (found) => {
        const { id, createdAt, mediaType } = found.proof;
        const reviewUrl = await reviewUrlOf(deps, found.order, createdAt);
        return [id, toStaff(emails.proofReceived({ ...(await orderFactsOf(deps, found)), reviewUrl, mediaType }))];
      }),
    "card-payment-staff": async (ids) =>
      await writeEach(await findStudentEvents(database, ids), async (found) => {
        const { order, event } = found;
        const reviewUrl = await reviewUrlOf(deps, order, event.receivedAt);
        const money = { received: receivedBy(event), fit: fitOf(event) };
        return [
          event.id,
          toStaff(emails.cardPaymentStaffEmail({ ...(await orderFactsOf(deps, found)), ...money, reviewUrl })),
        ];
      }),
    "stray-card-payment": async (ids) =>
      await writeEach(await findPaymentEvents(database, ids), async (event) => {
        return [event.id, toStaff(emails.strayCardPayment({ event: event.id, received: receivedBy(event) }))];
      }),
  };
}

async function writeEach<Found>(found: Found[], write: (one: Found) => Promise<[string, EmailMessage]>) {
  return new Map(await Promise.all(found.map(write)));
}

type PaymentEvent = Awaited<ReturnType<typeof findPaymentEvents>>[number];

/** A provider may take money in a currency that no order of ours is in. */
function receivedBy({ amountMinor, currency }: PaymentEvent): string {
  const minor = amountMinor ?? 0;
  return currency === "USD" || currency === "PKR"
    ? formatMoney({ minor, currency })
    : `${currency ?? ""} ${plainAmount(minor)}`;
}

function fitOf({ id, outcome }: PaymentEvent): CardPaymentFacts["fit"] {
  if (outcome === "paid_before" || outcome === "unsettled" || outcome === "no_order" || outcome === "unrelated")
    throw new Error(`Event ${id} tells of no money that was taken for an order.`);
  return outcome;
}

async function reviewUrlOf({ signedTokens, siteUrl }: OrderEmailDeps, { reference }: Order, toldAt: Date) {
  return `${siteUrl}${await reviewPath(signedTokens, reference, toldAt)}`;
}

/** The first class for the calendar of a student whose seat is paid. */
function calendarOf({ site }: OrderEmailDeps, { order, seat, batch }: StudentOrder) {
  const { enrolmentId, courseTitle: course } = order;
  if (order.state !== "paid" || seat?.state !== "active" || !batch || !enrolmentId) return undefined;
  return firstClassCalendar(site(), { enrolmentId, course, batch }, new Date());
}
