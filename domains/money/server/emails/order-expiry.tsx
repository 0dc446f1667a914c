import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { mayExpire, orderStateAt } from "#domains/money/rules/order-state.ts";
import { mailedOrderPath } from "#domains/money/server/order-links.ts";
import { findOrderOfSeat } from "#domains/money/server/queries/order-queries.ts";
import { findSeats, SeatTable, sampleSeat, seatFactsOf } from "#domains/seats/server/seat-emails.tsx";
import { defineEmail, type Typed } from "#server/mail/define-email.ts";
import type { EmailTemplate } from "#server/mail/email-theme.tsx";
import { Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleLink, sampleUntil } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { findOrders, isOrderProved, type OrderFacts, orderFactsOf, sampleOrders, studentOf } from "./order-facts.ts";
import { OrderTable } from "./order-parts.tsx";

const samplesAbout = (what: string) => (typed: Typed, locale: Locale) => {
  const { plain, monthly, held } = sampleOrders(typed, locale);
  const full = { ...held, seat: "waitlisted" as const, heldUntil: null };
  return { [`${what}, plain`]: plain, [`${what}, monthly`]: monthly, [`${what}, held`]: held, [`${what}, full`]: full };
};

/** Tells a student of a proved order that time is about to end, until when it may be paid. */
export const orderEnding = defineEmail({
  kind: "order-ending",
  pool: null,
  find: findOrders,
  isDue: (found) =>
    isOrderProved(found) && mayExpire(found.order) && orderStateAt(found.order, new Date()) !== "expired",
  to: studentOf,
  facts: (found, deps: EmailDeps) => orderFactsOf(found, deps),
  samples: samplesAbout("order ending"),
  view: (order, theme) => aboutExpiry(order, theme, "ending"),
});

/** Tells a student that time has ended their proved order, and what they can do. */
export const orderEnded = defineEmail({
  kind: "order-ended",
  pool: null,
  find: findOrders,
  isDue: (found) => isOrderProved(found) && orderStateAt(found.order, new Date()) === "expired",
  to: studentOf,
  facts: (found, deps: EmailDeps) => orderFactsOf(found, deps),
  samples: samplesAbout("order ended"),
  view: (order, theme) => aboutExpiry(order, theme, "ended"),
});

/** Tells a student that staff have reopened their order. */
export const orderReopened = defineEmail({
  kind: "order-reopened",
  pool: null,
  find: findOrders,
  isDue: ({ order }) => mayExpire(order) && orderStateAt(order, new Date()) !== "expired",
  to: studentOf,
  facts: (found, deps: EmailDeps) => orderFactsOf(found, deps),
  samples: samplesAbout("order reopened"),
  view: (order, theme) => aboutExpiry(order, theme, "reopened"),
});

function aboutExpiry(order: OrderFacts, theme: Parameters<EmailTemplate<OrderFacts>>[1], what: ExpiryWords) {
  const { expiry } = theme.words.orders;
  const { subject, preview, heading, text, seats, note, button } = expiry[what];
  const { reference, courseTitle: course, figures } = order;
  const due = shownTime(order.dueAt, "minute", theme.company.hours.timeZone, theme.language.lang).words;
  const values = { reference, course, amount: figures.asked.amount, due };
  const state = order.seat === "held" || order.seat === "waitlisted" || order.seat === "withdrawn" ? order.seat : null;
  const seat = order.batch && state ? seats[state] : "";
  return {
    subject: fillText(subject, values),
    preview: fillText(preview, values),
    heading,
    brief: { action: { label: button, href: order.pageUrl } },
    body: (
      <>
        <Greeting name={order.firstName} otherwise="student" />
        <Paragraph>{fillText(text, values)}</Paragraph>
        {seat && (
          <Paragraph>{fillText(seat, { batch: order.batch?.name ?? "", until: order.heldUntil ?? due })}</Paragraph>
        )}
        <PageButton href={order.pageUrl}>{button}</PageButton>
        <OrderTable order={order} />
        <Paragraph>{note}</Paragraph>
        <Signature />
      </>
    ),
  };
}

type ExpiryWords = "ending" | "ended" | "reopened";

/**
 * Tells a person that the seat held for them was given back in time, and how to have one again; not one who has proved
 * nothing. An order that has expired has its own email.
 */
export const holdEnded = defineEmail({
  kind: "hold-ended",
  pool: null,
  find: async (deps: EmailDeps, ids) => {
    const seats = [...(await findSeats(deps, ids))].map(async ([id, seat]) => {
      return [id, { ...seat, order: await findOrderOfSeat(deps.database, id) }] as const;
    });
    return new Map(await Promise.all(seats));
  },
  isDue: ({ enrolment, order }) =>
    enrolment.state === "withdrawn" &&
    enrolment.provedAt !== null &&
    (!order || (mayExpire(order) && orderStateAt(order, new Date()) !== "expired")),
  to: ({ person }) => person,
  facts: async ({ order, ...seat }, deps) => ({
    ...(await seatFactsOf(seat, deps)),
    order: order && {
      due: dueOf(order, deps),
      url: deps.addressOf(await mailedOrderPath(deps.signedTokens, order)),
    },
  }),
  samples: (typed, locale) => ({
    "hold ended": { ...sampleSeat(typed, locale), order: undefined },
    "hold ended, order open": { ...sampleSeat(typed, locale), order: { due: sampleUntil(locale), url: sampleLink } },
  }),
  view: (seat, theme) => {
    const { subject, preview, heading, text, again, button } = theme.words.orders.holdEnded;
    const { order } = seat;
    return {
      subject: fillText(subject, { batch: seat.batch.name, course: seat.course }),
      ...{ preview, heading },
      body: (
        <>
          <Greeting name={seat.name} otherwise="student" />
          <Paragraph>{fillText(text, { batch: seat.batch.name })}</Paragraph>
          <Paragraph>{order ? fillText(again.order, { due: order.due }) : again.none}</Paragraph>
          {order && <PageButton href={order.url}>{button}</PageButton>}
          <SeatTable seat={seat} theme={theme} />
          <Signature />
        </>
      ),
    };
  },
});

function dueOf({ dueAt }: { dueAt: Date }, { site }: EmailDeps): string {
  const { content, messages } = site();
  return shownTime(dueAt, "minute", content.company.hours.timeZone, messages.language.lang).words;
}
