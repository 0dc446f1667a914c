import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import {
  type OrderFacts,
  officeUrlOf,
  orderFactsOf,
  sampleOrders,
  studentOf,
} from "#domains/money/server/emails/order-facts.ts";
import { nameOf, OrderTable, StudentFacts } from "#domains/money/server/emails/order-parts.tsx";
import { findPaymentEvents } from "#domains/money/server/queries/payment-queries.ts";
import { isTakenOut } from "#domains/money/server/taken-out.ts";
import { findStopped } from "#domains/outbox/server/chat-stops.ts";
import { byId, defineEmail } from "#server/mail/define-email.ts";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import { MailLink, PageButton, Paragraph } from "#server/mail/parts.tsx";
import { sampleLink } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { findOrderEvents, moneyOf, outcomeAmong } from "./card-event-facts.ts";

/** The fits of a payment with its order: fits, order had already ended, was already paid, or amount or currency differ. */
const fits = ["paid", "paid_late", "paid_twice", "mismatch", "renewed"] as const;

/** A card payment for an order, for the email about it. */
interface CardPaymentFacts extends OrderFacts {
  /** As text: "$447". */
  received: string;
  /** The order in the back office. */
  officeUrl: string;
  fit: (typeof fits)[number];
  /** Whether staff have taken the student out, so that it gave no seat. */
  takenOut: boolean;
  /** Whether the student's number wants no texts. */
  isStopped: boolean;
}

/**
 * Tells the staff of a card payment, by the event's id, and what to do about it, with the link to the order in the back
 * office.
 */
export const cardPaymentStaffEmail = defineEmail({
  kind: "card-payment-staff",
  pool: null,
  find: findOrderEvents,
  to: "staff",
  replyTo: studentOf,
  facts: async (found, deps): Promise<CardPaymentFacts> => {
    const order = await orderFactsOf(found, deps);
    const stopped = await findStopped(deps.database, order.phone ? [order.phone] : []);
    return {
      ...{ ...order, officeUrl: officeUrlOf(found, deps), isStopped: stopped.size > 0 },
      ...{ received: moneyOf(found.event, deps.site().messages.language.lang), fit: outcomeAmong(fits, found.event) },
      takenOut: await isTakenOut(deps.database, found.order),
    };
  },
  samples: (typed, locale) => {
    const order = { ...sampleOrders(typed, locale).plain, officeUrl: sampleLink, received: "€447.50" };
    const payment = { ...order, takenOut: false, isStopped: false };
    return {
      ...Object.fromEntries(fits.map((fit) => [`card payment, ${fit}`, { ...payment, fit }])),
      "card payment, no texts": { ...payment, fit: "paid" as const, isStopped: true },
      "card payment, taken out": { ...payment, fit: "paid_late" as const, takenOut: true },
    };
  },
  view: (payment, { company, words }) => {
    const { fit, received, reference, phone, courseTitle: course } = payment;
    const { staff, card } = words.orders;
    const { subject, heading, text, button } = card[fit];
    return {
      subject: fillText(subject, { received, reference }),
      preview: fillText(card.preview, { name: nameOf(payment), course }),
      heading,
      body: (
        <>
          <Paragraph>{payment.takenOut ? card.takenOut : text}</Paragraph>
          <PageButton href={payment.officeUrl}>{button}</PageButton>
          <FactTable>
            <StudentFacts order={payment} />
            <Fact label={staff.received}>{received}</Fact>
          </FactTable>
          <OrderTable order={payment} />
          {phone && payment.isStopped && <Paragraph>{words.enrolments.staff.stopped}</Paragraph>}
          {phone && !payment.isStopped && (
            <Paragraph>
              <MailLink href={whatsappLink({ e164: phone, greeting: `${company.name}: ${course}` })} inText="action">
                {staff.chat}
              </MailLink>
            </Paragraph>
          )}
        </>
      ),
    };
  },
});

/** A card payment for no order, for the email about it. */
interface StrayPaymentFacts extends Pick<CardPaymentFacts, "received"> {
  /** Whether the money was received, refunded, or disputed. */
  what: "paid" | "returned" | "disputed";
  /** The order that the payment names; null if it names none of ours. */
  reference: string | null;
  /** The provider's id of its event; staff find the payment there by it. */
  event: string;
}

/** Tells the staff of card money that belongs to no order, by the event's id. */
export const strayCardPayment = defineEmail({
  kind: "stray-card-payment",
  pool: null,
  find: async ({ database }: EmailDeps, ids) => byId(await findPaymentEvents(database, ids)),
  to: "staff",
  facts: (event, { site }): StrayPaymentFacts => {
    const { id, reference, type } = event;
    return { event: id, reference, received: moneyOf(event, site().messages.language.lang), what: strayOf(type) };
  },
  samples: (typed) => {
    const stray = { event: typed("evt_1"), received: "€447.50" };
    const samples = (["paid", "returned", "disputed"] as const).flatMap((what) => [
      [`stray card money, ${what}`, { ...stray, what, reference: null }] as const,
      [`stray card money, ${what}, named`, { ...stray, what, reference: "ABCD-EFGH" }] as const,
    ]);
    return Object.fromEntries<StrayPaymentFacts>(samples);
  },
  view: (payment, { words }) => {
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
  },
});

function strayOf(type: string): StrayPaymentFacts["what"] {
  if (type.startsWith("charge.dispute")) return "disputed";
  return type.startsWith("refund.") ? "returned" : "paid";
}
