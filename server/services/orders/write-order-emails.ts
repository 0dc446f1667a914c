import type { Database } from "#server/db/client.ts";
import { findStudentOrders, findStudentProofs, type StudentOrder } from "#server/db/queries/orders.ts";
import { findPayer, findPaymentEvents, findStudentNotifications } from "#server/db/queries/payments.ts";
import type { CardPaymentFacts, Emails, Mailbox, OrderFacts } from "#server/integrations/mail/port.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { OrderEmailKind } from "#server/services/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/services/mail/email-writer.ts";
import { orderPath, reviewPath } from "#server/services/orders/order-links.ts";
import { formatMoney, plainAmount } from "#shared/rules/format-money.ts";

export interface OrderEmailDeps {
  database: Database;
  emails: Emails;
  signedTokens: SignedTokens;
  siteUrl: string;
  /** The staff's inbox. */
  staff: Mailbox;
}

/**
 * Writers of the emails about orders. All are about an order's id, but `proof-received`, which is about a proof's, and
 * `card-payment-staff` and `stray-card-payment`, which are about an event's. The first two of these are not answered to the student: an answer would quote the
 * link that decides about the payment. What has been overtaken is not written: how to pay an order that is paid, or what was wrong with a proof when another came.
 */
export function writeOrderEmails(deps: OrderEmailDeps): Record<OrderEmailKind, EmailWriter> {
  const { database, emails, staff } = deps;
  const toStudent = (
    write: (facts: OrderFacts) => Omit<EmailMessage, "to" | "endsOnRefusal">,
    isDue: (order: StudentOrder["order"]) => boolean = () => true,
  ): EmailWriter => {
    return async (ids) => {
      const due = (await findStudentOrders(database, ids)).filter(({ order }) => isDue(order));
      const messages = due.map(async (found): Promise<[string, EmailMessage]> => {
        const facts = await factsOf(deps, found);
        return [found.order.id, { ...write(facts), to: studentOf(found), endsOnRefusal: true }];
      });
      return new Map(await Promise.all(messages));
    };
  };
  return {
    "order-opened": toStudent(emails.orderOpened, ({ state }) => state === "awaiting_payment"),
    "order-paid": toStudent(emails.orderPaid),
    "proof-refused": toStudent(emails.proofRefused, ({ state }) => state === "rejected"),
    "proof-received": async (ids) => {
      const messages = (await findStudentProofs(database, ids)).map(async (found): Promise<[string, EmailMessage]> => {
        const facts = await factsOf(deps, found);
        const { createdAt, mediaType } = found.proof;
        const reviewUrl = await reviewUrlOf(deps, found, createdAt);
        const email = emails.proofReceived({ ...facts, reviewUrl, mediaType });
        return [found.proof.id, { ...email, to: staff, endsOnRefusal: false }];
      });
      return new Map(await Promise.all(messages));
    },
    "card-payment-staff": async (ids) => {
      const messages = (await findStudentNotifications(database, ids)).map(
        async (found): Promise<[string, EmailMessage]> => {
          const { event } = found;
          const facts = await factsOf(deps, found);
          const reviewUrl = await reviewUrlOf(deps, found, event.receivedAt);
          const money = { received: receivedBy(event), fit: fitOf(event) };
          const email = emails.cardPaymentStaffEmail({ ...facts, ...money, reviewUrl });
          return [event.id, { ...email, to: staff, endsOnRefusal: false }];
        },
      );
      return new Map(await Promise.all(messages));
    },
    "stray-card-payment": async (ids) => {
      const written = (await findPaymentEvents(database, ids)).map((event): [string, EmailMessage] => {
        const email = emails.strayCardPayment({ event: event.id, received: receivedBy(event) });
        return [event.id, { ...email, to: staff, endsOnRefusal: false }];
      });
      return new Map(written);
    },
  };
}

type PaymentEvent_ = Awaited<ReturnType<typeof findStudentNotifications>>[number]["event"];

/** A provider may take money in a currency that no order of ours is in. */
function receivedBy({ amountMinor, currency }: PaymentEvent_): string {
  const minor = amountMinor ?? 0;
  return currency === "USD" || currency === "PKR"
    ? formatMoney({ minor, currency })
    : `${currency ?? ""} ${plainAmount(minor)}`;
}

function fitOf({ id, outcome }: PaymentEvent_): CardPaymentFacts["fit"] {
  if (outcome === "paid_before" || outcome === "unsettled" || outcome === "no_order" || outcome === "unrelated")
    throw new Error(`Notice ${id} tells of no money that was taken for an order.`);
  return outcome;
}

async function reviewUrlOf({ signedTokens, siteUrl }: OrderEmailDeps, { order }: StudentOrder, toldAt: Date) {
  return `${siteUrl}${await reviewPath(signedTokens, order.reference, toldAt)}`;
}

async function factsOf(
  { database, signedTokens, siteUrl }: OrderEmailDeps,
  { order, student }: StudentOrder,
): Promise<OrderFacts> {
  const { reference, planTitle, courseTitle, months, currency, amountMinor, monthlyMinor, dueAt } = order;
  return {
    ...{ reference, planTitle, courseTitle, months, dueAt },
    ...student,
    amount: formatMoney({ minor: amountMinor, currency }),
    monthly: formatMoney({ minor: monthlyMinor, currency }),
    pageUrl: `${siteUrl}${await orderPath(signedTokens, order)}`,
    renews: order.state === "paid" && (await findPayer(database, order.id)) !== undefined,
  };
}

function studentOf({ student }: Pick<StudentOrder, "student">): Mailbox {
  return addresseeOf({ name: `${student.firstName} ${student.lastName}`, email: student.email });
}
