import { Img } from "@react-email/components";
import { Fragment } from "react";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findProofIds } from "#domains/money/server/queries/payment-queries.ts";
import type { MailedWay } from "#domains/money/server/shown-transfers.ts";
import { findEmailed } from "#server/jobs/pending.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { type EmailTemplate, useEmailTheme } from "#server/mail/email-theme.tsx";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import {
  FilledText,
  Greeting,
  MailLink,
  NoWrap,
  PageButton,
  Paragraph,
  Signature,
  SmallPrint,
} from "#server/mail/parts.tsx";
import type { InlinePicture } from "#server/mail/port.ts";
import { fillText } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";
import { findOrders, type OrderFacts, orderFactsOf, sampleOrders, samplesOfOrders, studentOf } from "./order-facts.ts";
import { OrderTable } from "./order-parts.tsx";

/** Tells a student the amount to pay, its deadline, and the address of the order's page. */
const howToPay: EmailTemplate<OrderFacts> = (order, { company, words, language, addressOf, isClosed }) => {
  const { reference, courseTitle: course } = order;
  const { amount } = order.figures.asked;
  const { subject, preview, heading, pay, button, demo, book } = words.orders.opened;
  const { text, note } = order.byStaff ? words.billed : words.orders.opened;
  const due = dateIn(company.hours.timeZone, order.dueAt, language.lang);
  const bold = { due: <NoWrap>{due}</NoWrap>, reference: <NoWrap>{reference}</NoWrap> };
  return {
    subject: fillText(subject, { amount, reference }),
    preview: fillText(preview, { course, due }),
    heading,
    pictures: order.ways.flatMap(pictureOf),
    brief: { action: { label: button, href: order.pageUrl } },
    body: (
      <>
        <Greeting name={order.firstName} otherwise="student" />
        <Paragraph>{text}</Paragraph>
        <PageButton href={order.pageUrl}>{button}</PageButton>
        <SeatNote order={order} due={due} />
        <OrderTable order={order} />
        <Paragraph>
          <FilledText text={pay} values={bold} />
        </Paragraph>
        <Ways ways={order.ways} />
        {!order.byStaff && !isClosed("/FreeDemo") && (
          <Paragraph>
            {demo} <MailLink href={addressOf("/FreeDemo")}>{book}</MailLink>
          </Paragraph>
        )}
        <Signature />
        <SmallPrint>{note}</SmallPrint>
      </>
    ),
  };
};

/** Tells a student that the proof has arrived, what was requested, and what happens next. */
const proofCame: EmailTemplate<OrderFacts> = (order, { company, words, language }) => {
  const { reference, courseTitle: course } = order;
  const { subject, preview, heading, text, next, button, stays } = words.orders.received;
  const { amount } = order.figures.asked;
  const due = dateIn(company.hours.timeZone, order.dueAt, language.lang);
  return {
    subject: fillText(subject, { reference }),
    preview: fillText(preview, { amount, course }),
    heading,
    brief: { action: { label: button, href: order.pageUrl } },
    body: (
      <>
        <Greeting name={order.firstName} otherwise="student" />
        <Paragraph>{fillText(text, { amount, reference })}</Paragraph>
        <Paragraph>{next}</Paragraph>
        <PageButton href={order.pageUrl}>{button}</PageButton>
        {order.seat === "held" ? <Paragraph>{stays}</Paragraph> : <SeatNote order={order} due={due} />}
        <OrderTable order={order} />
        <Signature />
        <SmallPrint>{words.orders.opened.note}</SmallPrint>
      </>
    ),
  };
};

/** The orders with these ids, and whether an email of its own tells the student of the proof that has come. */
async function findOpened(deps: EmailDeps, ids: string[]) {
  const orders = await findOrders(deps, ids);
  const proofs = await findProofIds(deps.database, [...orders.keys()]);
  const told = await findEmailed(deps.database, "proof-taken", [...proofs.values()].flat());
  const isTold = (id: string) => proofs.get(id)?.some((proof) => told.has(proof)) ?? false;
  return new Map([...orders].map(([id, order]) => [id, { ...order, isProofTold: isTold(id) }]));
}

/**
 * The one email of a newly opened order: how to pay, or, if a proof arrives before it is written, that it has
 * arrived. None is sent about an order that is paid by then, or whose proof has an email of its own.
 */
export const orderOpened = defineEmail({
  kind: "order-opened",
  pool: "forms",
  find: findOpened,
  isDue: ({ order: { state }, isProofTold }) =>
    state === "awaiting_payment" || (state === "proof_sent" && !isProofTold),
  to: studentOf,
  isProved: ({ order }) => order.provedAt !== null,
  facts: (found, deps) => orderFactsOf(found, deps),
  samples: (typed, locale) => {
    const { held } = sampleOrders(typed, locale);
    const nothingHeld = { ...held, seat: null, heldUntil: null };
    return {
      ...samplesOfOrders("order opened", typed, locale),
      "order opened, held": held,
      "order opened, by staff": { ...nothingHeld, byStaff: true, batch: null },
      "order opened, held, confirmed": { ...held, isProved: true },
      "order opened, nothing held": nothingHeld,
      "order opened, with proof": { ...held, isChecking: true },
      "order opened, with proof, nothing held": { ...nothingHeld, isChecking: true },
    };
  },
  view: (order, theme) => (order.isChecking ? proofCame(order, theme) : howToPay(order, theme)),
});

const cidOf = (id: string) => `${id}-code@mail`;

function pictureOf({ id, code }: MailedWay): InlinePicture[] {
  return code ? [{ cid: cidOf(id), fileName: `${id}-code.png`, content: code }] : [];
}

/** The ways to pay, each with what a bank or an app asks for, and the code that an app scans. */
function Ways({ ways }: Pick<OrderFacts, "ways">) {
  const { words: all, language } = useEmailTheme();
  const { code: words } = all.orders;
  // The institute's own words, which may be in another language.
  const own = language.dir === "rtl" ? ({ dir: "auto" } as const) : {};
  return ways.map(({ id, title, note, details, code }) => (
    <Fragment key={id}>
      <Paragraph {...own}>
        <strong>{title}</strong> {note}
      </Paragraph>
      {details.length > 0 && (
        <FactTable>
          {details.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </FactTable>
      )}
      {code && (
        <div data-skip-in-text="true">
          <Img src={`cid:${cidOf(id)}`} alt={words.label} width={200} height={200} fetchPriority="low" />
          <SmallPrint>{words.hint}</SmallPrint>
        </div>
      )}
    </Fragment>
  ));
}

/** The state of an unpaid order's seat, and how to keep it; empty for an order without a batch. */
function SeatNote({ order, due }: { order: OrderFacts; due: string }) {
  const { held, confirm, confirmNone } = useEmailTheme().words.orders.seat;
  const { batch, seat, heldUntil, isProved } = order;
  if (!batch || seat === "waitlisted" || (isProved && !heldUntil)) return null;
  const values = { batch: batch.name, until: heldUntil ?? "", due };
  if (!heldUntil) return <Paragraph>{fillText(confirmNone, values)}</Paragraph>;
  return <Paragraph>{fillText(isProved ? held : confirm, values)}</Paragraph>;
}
