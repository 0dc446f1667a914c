import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import type { Figures } from "#domains/money/rules/figures.ts";
import type { StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { firstDayOf, sampleBatch } from "#domains/seats/server/batch-fact.tsx";
import { firstClassCalendar } from "#domains/timetable/server/first-class-calendar.ts";
import { firstClassOf } from "#domains/timetable/server/next-class.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { ClassroomLinks, Greeting, MailLink, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleUntil } from "#server/mail/samples.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";
import { findOrders, type OrderFacts, orderFactsOf, sampleFigures, sampleOrders, studentOf } from "./order-facts.ts";
import { NextPayment, OrderTable } from "./order-parts.tsx";

/** Tells a student that the money has arrived; the first class travels with it. */
export const orderPaid = defineEmail({
  kind: "order-paid",
  pool: null,
  find: findOrders,
  to: studentOf,
  facts: (found, deps) => orderFactsOf(found, deps),
  calendar: calendarOf,
  samples: (typed, locale) => {
    const { plain, renewing, monthly } = sampleOrders(typed, locale);
    const figuresOf = (changes: Parameters<typeof sampleFigures>[0]) => sampleFigures(changes, locale);
    const inFull = figuresOf({ state: "paid", paid: 59_600 });
    return {
      "order paid, plain": { ...plain, figures: inFull },
      "order paid, renewing": { ...renewing, figures: inFull },
      "order paid, monthly": {
        ...monthly,
        figures: figuresOf({ schedule: "monthly", state: "paid", paid: 29_800 }),
      },
      "order paid, a month due": {
        ...monthly,
        figures: figuresOf({ schedule: "monthly", state: "paid", paid: 100 }),
      },
      "order paid, under way": {
        ...{ ...monthly, batch: sampleBatch(typed), seat: "active" as const },
        underWay: { held: 8, next: sampleUntil(locale) },
      },
      "order paid, waived": { ...plain, figures: figuresOf({ state: "paid", off: 59_600 }) },
      "order paid, too much": { ...plain, figures: figuresOf({ state: "paid", paid: 59_600, off: 10_000 }) },
    };
  },
  view: (order, { words, language }) => {
    const { courseTitle: course, figures } = order;
    const { paid } = words.orders;
    const { text, waits, renews, refund, button, account, receipt } = paid;
    const { subject, preview, heading } = figures.isDue || figures.standing === "waived" ? paid.confirmed : paid;
    const amount = figures.received ?? "";
    const thanks = thanksOf(figures, paid.thanks);
    const hasSeat = order.seat === "active";
    const received =
      order.batch && hasSeat
        ? beginsOf(paid, order, { thanks, start: firstDayOf(order.batch, language.lang) })
        : fillText(order.seat === "waitlisted" ? waits : text, { thanks });
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
          {order.renews ? null : <NextPayment figures={figures} />}
          {order.renews ? (
            <Paragraph>{fillCount(renews, figures.recurring.months, { amount: figures.recurring.amount })}</Paragraph>
          ) : null}
          <Paragraph>{order.underWay ? paid.refundFromToday : refund}</Paragraph>
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
          {hasSeat ? <ClassroomLinks /> : null}
          <Signature />
        </>
      ),
    };
  },
});

/** When a student's classes begin; in a batch under way, the next one and what was held before. */
function beginsOf(
  { begins, underWay: words }: Messages["emails"]["orders"]["paid"],
  { underWay }: OrderFacts,
  values: { thanks: string; start: string },
): string {
  if (!underWay?.next) return fillText(begins, values);
  const next = fillText(words.next, { ...values, next: underWay.next });
  return underWay.held === 0 ? next : `${next} ${fillCount(words.held, underWay.held)}`;
}

/** Thanks for the money that came, or word that none was to come. */
function thanksOf(
  { received, credit, standing }: Figures,
  words: Messages["emails"]["orders"]["paid"]["thanks"],
): string {
  if (received === null || standing === "waived") return words.waived;
  return credit ? fillText(words.credit, { amount: received, credit }) : fillText(words.received, { amount: received });
}

/** The first class for the calendar of a student whose seat is paid. */
async function calendarOf({ order, seat, batch }: StudentOrder, { database, site }: EmailDeps) {
  const { enrolmentId, courseTitle: course } = order;
  if (order.state !== "paid" || seat?.state !== "active" || !batch || !enrolmentId) return undefined;
  const { timeZone } = site().content.company.hours;
  const hours = (await firstClassOf(database, [batch], timeZone)).get(batch.id) ?? null;
  return firstClassCalendar(site(), { id: enrolmentId, course, batch, hours }, new Date());
}
