import { officeOrderPath } from "#domains/money/rules/office-order-path.ts";
import { findStudentOrders, type Order, type StudentOrder } from "#domains/money/server/queries/orders.ts";
import { findStudentProofs } from "#domains/money/server/queries/payments.ts";
import { firstClassCalendar } from "#domains/timetable/server/first-class-calendar.ts";
import { firstClassOf } from "#domains/timetable/server/next-class.ts";
import type { OrderEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { EmailContent } from "#server/mail/port.ts";
import type { OrderFacts } from "./facts.ts";
import { type OrderEmailDeps, orderFactsOf } from "./order-facts.ts";

/** The others are about card money (`write-card-emails.ts`). */
type OwnKind = Exclude<OrderEmailKind, "card-payment-staff" | "stray-card-payment">;

/**
 * Writers of the emails about orders, by an order's id; `proof-received` goes by a proof's. An outdated email is not
 * written: how to pay a paid order, or what was wrong with a replaced proof. If the proof arrives before an order's
 * email is written, the email says that instead.
 */
export function writeOrderEmails(deps: OrderEmailDeps): Record<OwnKind, EmailWriter> {
  const { database, emails, staff, siteUrl } = deps;
  const toStudent = (write: (facts: OrderFacts) => EmailContent, isDue = (_: Order) => true): EmailWriter => {
    return async (ids) => {
      const due = (await findStudentOrders(database, ids)).filter(({ order }) => isDue(order));
      return await writeEach(due, async (found) => {
        const to = studentOf(found);
        const calendar = await calendarOf(deps, found);
        const isProved = found.order.provedAt !== null;
        const message = { ...write(await orderFactsOf(deps, found)), to, endsOnRefusal: true, isProved };
        return [found.order.id, calendar ? { ...message, calendar } : message];
      });
    };
  };
  return {
    "order-opened": toStudent(
      emails.orderOpened,
      ({ state }) => state === "awaiting_payment" || state === "proof_sent",
    ),
    "order-paid": toStudent(emails.orderPaid),
    "proof-refused": toStudent(emails.proofRefused, ({ state }) => state === "rejected"),
    "proof-received": async (ids) =>
      await writeEach(await findStudentProofs(database, ids), async (found) => {
        const { id, mediaType } = found.proof;
        const officeUrl = `${siteUrl}${officeOrderPath(found.order.reference)}`;
        const email = emails.proofReceived({ ...(await orderFactsOf(deps, found)), officeUrl, mediaType });
        return [id, { ...email, to: staff(), replyTo: studentOf(found), endsOnRefusal: false }];
      }),
  };
}

async function writeEach<Found>(found: Found[], write: (one: Found) => Promise<[string, EmailMessage]>) {
  return new Map(await Promise.all(found.map(write)));
}

const studentOf = ({ student: { firstName, lastName, email } }: StudentOrder) =>
  addresseeOf({ name: `${firstName} ${lastName}`, email });

/** The first class for the calendar of a student whose seat is paid. */
async function calendarOf({ database, site }: OrderEmailDeps, { order, seat, batch }: StudentOrder) {
  const { enrolmentId, courseTitle: course } = order;
  if (order.state !== "paid" || seat?.state !== "active" || !batch || !enrolmentId) return undefined;
  const { timeZone } = site().content.company.hours;
  const hours = (await firstClassOf(database, [batch], timeZone)).get(batch.id) ?? null;
  return firstClassCalendar(site(), { id: enrolmentId, course, batch, hours }, new Date());
}
