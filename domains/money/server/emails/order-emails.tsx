import { BatchFact, firstDayOf } from "#domains/catalogue/server/batch-fact.tsx";
import { EmailFact, Fact, FactTable, PhoneFact } from "#server/mail/facts.tsx";
import {
  type EmailTemplate,
  FilledText,
  Greeting,
  MailLink,
  NoWrap,
  PageButton,
  Paragraph,
  Signature,
  SmallPrint,
  useEmailTheme,
} from "#server/mail/parts.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import type { CardPaymentFacts, OrderFacts, ProofFacts, StrayPaymentFacts } from "./facts.ts";

/** The one email of a newly opened order: how to pay, or that the receipt has arrived. */
export const orderOpened: EmailTemplate<OrderFacts> = (order, theme) =>
  order.isChecking ? receiptCame(order, theme) : howToPay(order, theme);

/** Tells a student the amount to pay, its deadline, and the address of the order's page. */
const howToPay: EmailTemplate<OrderFacts> = (order, { company, words, siteUrl }) => {
  const { reference, courseTitle: course } = order;
  const amount = order.asked ?? order.amount;
  const { subject, preview, heading, text, pay, button, demo, book, note } = words.orders.opened;
  const due = dateIn(company.hours.timeZone, order.dueAt);
  const bold = { due: <NoWrap>{due}</NoWrap>, reference: <NoWrap>{reference}</NoWrap> };
  return {
    subject: fillText(subject, { amount, reference }),
    preview: fillText(preview, { course, due }),
    heading,
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
        <Paragraph>
          {demo} <MailLink href={`${siteUrl}/FreeDemo`}>{book}</MailLink>
        </Paragraph>
        <Signature />
        <SmallPrint>{note}</SmallPrint>
      </>
    ),
  };
};

/** Tells a student that the receipt has arrived, what was requested, and what happens next. */
const receiptCame: EmailTemplate<OrderFacts> = (order, { company, words }) => {
  const { reference, courseTitle: course } = order;
  const { subject, preview, heading, text, next, button, stays } = words.orders.received;
  const amount = order.asked ?? order.amount;
  const due = dateIn(company.hours.timeZone, order.dueAt);
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

/** The state of an unpaid order's seat, and how to keep it; empty for an order without a batch. */
function SeatNote({ order, due }: { order: OrderFacts; due: string }) {
  const { held, confirm, confirmNone } = useEmailTheme().words.orders.seat;
  const { batch, seat, heldUntil, isProved } = order;
  if (!batch || seat === "waitlisted" || (isProved && !heldUntil)) return null;
  const values = { batch: batch.name, until: heldUntil ?? "", due };
  if (!heldUntil) return <Paragraph>{fillText(confirmNone, values)}</Paragraph>;
  return <Paragraph>{fillText(isProved ? held : confirm, values)}</Paragraph>;
}

/** Tells a student that the money has arrived. */
export const orderPaid: EmailTemplate<OrderFacts> = (order, { words }) => {
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
};

/** Tells a student that the money on a receipt was not found, and what to do. */
export const proofRefused: EmailTemplate<OrderFacts> = (order, { company, words }) => {
  const [phone] = company.phones;
  const { subject, preview, heading, text, button, call } = words.orders.refused;
  return {
    subject: fillText(subject, { reference: order.reference }),
    preview,
    heading,
    body: (
      <>
        <Greeting name={order.firstName} otherwise="student" />
        <Paragraph>{text}</Paragraph>
        <PageButton href={order.pageUrl}>{button}</PageButton>
        <OrderTable order={order} />
        {phone ? (
          <Paragraph>
            <FilledText
              text={call}
              values={{ phone: <MailLink href={`tel:${phone.e164}`}>{phone.display}</MailLink> }}
            />
          </Paragraph>
        ) : null}
        <Signature />
      </>
    ),
  };
};

/** Tells the staff of a proof of payment, with the link to the order in the back office. */
export const proofReceived: EmailTemplate<ProofFacts> = (proof, { words }) => {
  const { amount, reference } = proof;
  const { subject, preview, heading, receipt, pdf, picture, text, button } = words.orders.proof;
  const name = nameOf(proof);
  return {
    subject: fillText(subject, { reference, amount }),
    preview: fillText(preview, { name, amount }),
    heading,
    body: (
      <>
        <Paragraph>
          <FilledText text={text} values={{ amount, reference: <NoWrap>{reference}</NoWrap> }} />
        </Paragraph>
        <PageButton href={proof.officeUrl}>{button}</PageButton>
        <FactTable>
          <Fact label={words.orders.staff.from}>{name}</Fact>
          <EmailFact email={proof.email} />
          <Fact label={receipt}>{proof.mediaType === "application/pdf" ? pdf : picture}</Fact>
        </FactTable>
        <OrderTable order={proof} />
      </>
    ),
  };
};

/** Tells the staff of a card payment and what to do about it, with the link to the order in the back office. */
export const cardPaymentStaffEmail: EmailTemplate<CardPaymentFacts> = (payment, { company, words }) => {
  const { fit, received, reference, email, phone, courseTitle: course } = payment;
  const { staff, card } = words.orders;
  const { subject, heading, text, button } = card[fit];
  const name = nameOf(payment);
  return {
    subject: fillText(subject, { received, reference }),
    preview: fillText(card.preview, { name, course }),
    heading,
    body: (
      <>
        <Paragraph>{text}</Paragraph>
        <PageButton href={payment.officeUrl}>{button}</PageButton>
        <FactTable>
          <Fact label={staff.from}>{name}</Fact>
          <PhoneFact phone={phone} />
          <EmailFact email={email} />
          <Fact label={staff.received}>{received}</Fact>
        </FactTable>
        <OrderTable order={payment} />
        <Paragraph>
          <MailLink href={whatsappLink({ e164: phone, greeting: `${company.name}: ${course}` })} inText="action">
            {staff.chat}
          </MailLink>
        </Paragraph>
      </>
    ),
  };
};

/** Tells the staff of card money that belongs to no order. */
export const strayCardPayment: EmailTemplate<StrayPaymentFacts> = (payment, { words }) => {
  const { received, event, what, reference } = payment;
  const { staff, stray } = words.orders;
  const { subject, preview, heading, text } = stray[what];
  return {
    subject: fillText(subject, { received }),
    preview: fillText(preview, { received }),
    heading,
    body: (
      <>
        <FactTable>
          <Fact label={staff.received}>{received}</Fact>
          <Fact label={stray.event}>{event}</Fact>
          {reference === null ? null : <Fact label={stray.named}>{reference}</Fact>}
        </FactTable>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{stray.other}</Paragraph>
      </>
    ),
  };
};

/** An order's purpose and price. */
export function OrderTable({ order }: { order: OrderFacts }) {
  const { reference, courseTitle, planTitle: plan, monthly, months, amount, isMonthly, asked } = order;
  const { layout, orders } = useEmailTheme().words;
  return (
    <FactTable>
      <Fact label={orders.table.order}>{reference}</Fact>
      <Fact label={layout.course}>{courseTitle}</Fact>
      <BatchFact batch={order.batch} />
      <Fact label={layout.plan}>{fillText(orders.table.planFee, { plan, monthly, months })}</Fact>
      {isMonthly && asked ? (
        <Fact label={orders.table.asked} isMain>
          {asked}
        </Fact>
      ) : null}
      <Fact label={orders.table.amount} isMain={!(isMonthly && asked)}>
        {amount}
      </Fact>
    </FactTable>
  );
}

/** A student's full name. */
export const nameOf = ({ firstName, lastName }: OrderFacts) => `${firstName} ${lastName}`;
