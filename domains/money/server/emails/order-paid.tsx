import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import type { StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { firstDayOf } from "#domains/seats/server/batch-fact.tsx";
import { firstClassCalendar } from "#domains/timetable/server/first-class-calendar.ts";
import { firstClassOf } from "#domains/timetable/server/next-class.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, MailLink, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { findOrders, orderFactsOf, samplesOfOrders, studentOf } from "./order-facts.ts";
import { OrderTable } from "./order-parts.tsx";

/** Tells a student that the money has arrived; the first class travels with it. */
export const orderPaid = defineEmail({
  kind: "order-paid",
  pool: null,
  find: findOrders,
  to: studentOf,
  facts: (found, deps) => orderFactsOf(found, deps),
  calendar: calendarOf,
  samples: (typed) => samplesOfOrders("order paid", typed),
  view: (order, { words }) => {
    const { courseTitle: course, isMonthly } = order;
    const [amount, months] = isMonthly ? [order.monthly, 1] : [order.amount, order.months];
    const { subject, preview, heading, text, begins, waits, next, renews, refund, button, account, receipt } =
      words.orders.paid;
    const hasSeat = order.seat === "active";
    const received =
      order.batch && hasSeat
        ? fillText(begins, { amount, start: firstDayOf(order.batch) })
        : fillText(order.seat === "waitlisted" ? waits : text, { amount });
    return {
      subject: fillText(subject, { course }),
      preview: fillText(preview, { amount, course }),
      heading,
      body: (
        <>
          <Greeting name={order.firstName} otherwise="student" />
          <Paragraph>{received}</Paragraph>
          {hasSeat ? (
            <PageButton href={order.accountUrl}>{account}</PageButton>
          ) : (
            <PageButton href={order.pageUrl}>{button}</PageButton>
          )}
          <OrderTable order={order} />
          {isMonthly && !order.renews ? <Paragraph>{fillText(next, { amount })}</Paragraph> : null}
          {order.renews ? <Paragraph>{fillCount(renews, months, { amount })}</Paragraph> : null}
          <Paragraph>{refund}</Paragraph>
          {hasSeat ? (
            <Paragraph>
              <MailLink href={order.pageUrl}>{button}</MailLink>
            </Paragraph>
          ) : null}
          {order.receiptUrl ? (
            <Paragraph>
              <MailLink href={order.receiptUrl}>{receipt}</MailLink>
            </Paragraph>
          ) : null}
          <Signature />
        </>
      ),
    };
  },
});

/** The first class for the calendar of a student whose seat is paid. */
async function calendarOf({ order, seat, batch }: StudentOrder, { database, site }: EmailDeps) {
  const { enrolmentId, courseTitle: course } = order;
  if (order.state !== "paid" || seat?.state !== "active" || !batch || !enrolmentId) return undefined;
  const { timeZone } = site().content.company.hours;
  const hours = (await firstClassOf(database, [batch], timeZone)).get(batch.id) ?? null;
  return firstClassCalendar(site(), { id: enrolmentId, course, batch, hours }, new Date());
}
