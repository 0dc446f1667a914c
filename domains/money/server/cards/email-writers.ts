import { officeOrderPath } from "#domains/money/rules/office-order-path.ts";
import type { CardPaymentFacts, StrayPaymentFacts } from "#domains/money/server/emails/facts.ts";
import { type OrderEmailDeps, orderFactsOf } from "#domains/money/server/emails/order-facts.ts";
import { renewalPath } from "#domains/money/server/order-links.ts";
import type { StudentOrder } from "#domains/money/server/queries/orders.ts";
import { findPaymentEvents, findStudentEvents } from "#domains/money/server/queries/payments.ts";
import type { CardEmailKind, OrderEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { EmailContent, Mailbox } from "#server/mail/port.ts";
import { formatMoney, plainAmount } from "#shared/formats/format-money.ts";
import { readEventSubject } from "./card-event.ts";
import type { CardEventFacts, CardRenewalFacts } from "./emails.tsx";

type Writers = Record<
  CardEmailKind | Extract<OrderEmailKind, "card-payment-staff" | "stray-card-payment">,
  EmailWriter
>;

type FoundEvent = Awaited<ReturnType<typeof findPaymentEvents>>[number];

const fits = ["paid", "paid_late", "paid_twice", "mismatch", "renewed"] as const satisfies CardPaymentFacts["fit"][];
const renewals = [
  "renewal_failed",
  "renewal_failed_last",
  "renewal_ending",
  "renewal_ended",
] as const satisfies CardRenewalFacts["what"][];
const staffEvents = [
  ...(["renewal_failed_last", "renewal_ending", "renewal_ended"] as const),
  ...(["refund_failed", "refund_unmatched"] as const),
  ...(["dispute_asked", "dispute_open", "dispute_won", "dispute_lost"] as const),
] as const satisfies CardEventFacts["what"][];

/**
 * Writers of the emails about the card provider's events, by an event's id; those that name a time have it after a dot.
 * An erased student gets no email.
 */
export function writeCardEmails(deps: OrderEmailDeps): Writers {
  const { database, emails, staff } = deps;
  const toStaff = (email: EmailContent, replyTo?: Mailbox | undefined): EmailMessage => ({
    ...email,
    ...{ to: staff(), endsOnRefusal: false },
    ...(replyTo ? { replyTo } : {}),
  });
  /** Writes about each event that belongs to an order. */
  const aboutOrders =
    (write: (found: FoundOrderEvent) => Promise<EmailMessage | null>): EmailWriter =>
    async (subjects) => {
      const written = new Map<string, EmailMessage>();
      const moments = new Map(subjects.map((subject) => [readEventSubject(subject).id, subject]));
      for (const found of await findStudentEvents(database, [...moments.keys()])) {
        const subject = moments.get(found.event.id) ?? "";
        const email = await write({ ...found, moment: readEventSubject(subject).moment });
        if (email) written.set(subject, email);
      }
      return written;
    };
  return {
    "card-payment-staff": aboutOrders(async (found) => {
      const fit = oneOf(fits, found.event);
      const facts = { ...(await staffFactsOf(deps, found)), received: moneyOf(found.event), fit };
      return toStaff(emails.cardPaymentStaffEmail(facts), studentOf(found));
    }),
    "card-event-staff": aboutOrders(async (found) => {
      const what = oneOf(staffEvents, found.event);
      const moved = found.event.amountMinor === null ? null : moneyOf(found.event);
      const facts = { ...(await staffFactsOf(deps, found)), what, moved, until: found.moment };
      return toStaff(emails.cardEventStaff(facts), studentOf(found));
    }),
    "card-renewal": aboutOrders(async (found) => {
      const { order, event, moment } = found;
      const to = studentOf(found);
      if (!to) return null;
      const what = oneOf(renewals, event);
      const renewalUrl = `${deps.siteUrl}${await renewalPath(deps.signedTokens, order)}`;
      const facts = { ...(await orderFactsOf(deps, found)), what, failed: moneyOf(event), endsAt: moment, renewalUrl };
      return { ...emails.cardRenewal(facts), to, endsOnRefusal: true };
    }),
    "stray-card-payment": async (ids) => {
      const events = await findPaymentEvents(database, ids);
      return new Map(
        events.map((event) => {
          const { id, reference } = event;
          const facts = { event: id, reference, received: moneyOf(event), what: strayOf(event) };
          return [id, toStaff(emails.strayCardPayment(facts))];
        }),
      );
    },
  };
}

interface FoundOrderEvent extends StudentOrder {
  event: FoundEvent;
  moment: Date | null;
}

async function staffFactsOf(deps: OrderEmailDeps, found: FoundOrderEvent) {
  return {
    ...(await orderFactsOf(deps, found)),
    officeUrl: `${deps.siteUrl}${officeOrderPath(found.order.reference)}`,
  };
}

/** The student's mailbox; undefined for one who has been erased. */
function studentOf({ student: { firstName, lastName, email } }: FoundOrderEvent): Mailbox | undefined {
  return email === "" ? undefined : addresseeOf({ name: `${firstName} ${lastName}`, email });
}

/** The outcome of an event, which must be one that has an email text. */
function oneOf<Outcome extends string>(known: readonly Outcome[], { id, outcome }: FoundEvent): Outcome {
  const found = known.find((one) => one === outcome);
  if (!found) throw new Error(`Event ${id} has the outcome ${outcome}, of which this email does not tell.`);
  return found;
}

/** A provider may move money in a currency that no order of ours is in. */
function moneyOf({ amountMinor, currency }: FoundEvent): string {
  const minor = amountMinor ?? 0;
  return currency === "USD" || currency === "PKR" || currency === "QAR"
    ? formatMoney({ minor, currency })
    : `${currency ?? ""} ${plainAmount(minor)}`;
}

function strayOf({ type }: FoundEvent): StrayPaymentFacts["what"] {
  if (type.startsWith("charge.dispute")) return "disputed";
  return type.startsWith("refund.") ? "returned" : "paid";
}
