import type { Database } from "#server/db/client.ts";
import { findStudentOrders, findStudentProofs, type StudentOrder } from "#server/db/queries/orders.ts";
import { findNotices, findPayer, findStudentNotices } from "#server/db/queries/payments.ts";
import type { CardPaymentFacts, Letters, Mailbox, OrderFacts } from "#server/integrations/mail/port.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import { addresseeOf } from "#server/services/mail/addressee-of.ts";
import type { OrderLetter } from "#server/services/mail/letter-names.ts";
import type { Draft, LetterWriter } from "#server/services/mail/letter-writer.ts";
import { orderPath, reviewPath } from "#server/services/orders/order-links.ts";
import { formatMoney, plainAmount } from "#shared/rules/format-money.ts";

export interface OrderLetterNeeds {
  database: Database;
  letters: Letters;
  links: SignedTokens;
  siteUrl: string;
  /** The staff's inbox. */
  staff: Mailbox;
}

/**
 * Writers of the letters about orders. All are about an order's id, but `proof-received`, which is about a proof's, and
 * `card-payment-notice` and `stray-card-payment`, which are about a notice's. The first two of these are not answered to the student: an answer would quote the
 * link that decides about the payment. What has been overtaken is not written: how to pay an order that is paid, or what was wrong with a proof when another came.
 */
export function writeOrderLetters(needs: OrderLetterNeeds): Record<OrderLetter, LetterWriter> {
  const { database, letters, staff } = needs;
  const toStudent = (
    write: (facts: OrderFacts) => Omit<Draft, "to" | "endsOnRefusal">,
    isDue: (order: StudentOrder["order"]) => boolean = () => true,
  ): LetterWriter => {
    return async (ids) => {
      const due = (await findStudentOrders(database, ids)).filter(({ order }) => isDue(order));
      const drafts = due.map(async (found): Promise<[string, Draft]> => {
        const facts = await factsOf(needs, found);
        return [found.order.id, { ...write(facts), to: studentOf(found), endsOnRefusal: true }];
      });
      return new Map(await Promise.all(drafts));
    };
  };
  return {
    "order-opened": toStudent(letters.orderOpened, ({ state }) => state === "awaiting_payment"),
    "order-paid": toStudent(letters.orderPaid),
    "proof-refused": toStudent(letters.proofRefused, ({ state }) => state === "rejected"),
    "proof-received": async (ids) => {
      const drafts = (await findStudentProofs(database, ids)).map(async (found): Promise<[string, Draft]> => {
        const facts = await factsOf(needs, found);
        const { createdAt, mediaType } = found.proof;
        const reviewUrl = await reviewUrlOf(needs, found, createdAt);
        const letter = letters.proofReceived({ ...facts, reviewUrl, mediaType });
        return [found.proof.id, { ...letter, to: staff, endsOnRefusal: false }];
      });
      return new Map(await Promise.all(drafts));
    },
    "card-payment-notice": async (ids) => {
      const drafts = (await findStudentNotices(database, ids)).map(async (found): Promise<[string, Draft]> => {
        const { notice } = found;
        const facts = await factsOf(needs, found);
        const reviewUrl = await reviewUrlOf(needs, found, notice.receivedAt);
        const money = { received: receivedBy(notice), fit: fitOf(notice) };
        const letter = letters.cardPaymentNotice({ ...facts, ...money, reviewUrl });
        return [notice.id, { ...letter, to: staff, endsOnRefusal: false }];
      });
      return new Map(await Promise.all(drafts));
    },
    "stray-card-payment": async (ids) => {
      const written = (await findNotices(database, ids)).map((notice): [string, Draft] => {
        const letter = letters.strayCardPayment({ notice: notice.id, received: receivedBy(notice) });
        return [notice.id, { ...letter, to: staff, endsOnRefusal: false }];
      });
      return new Map(written);
    },
  };
}

type Notice = Awaited<ReturnType<typeof findStudentNotices>>[number]["notice"];

/** A provider may take money in a currency that no order of ours is in. */
function receivedBy({ amountMinor, currency }: Notice): string {
  const minor = amountMinor ?? 0;
  return currency === "USD" || currency === "PKR"
    ? formatMoney({ minor, currency })
    : `${currency ?? ""} ${plainAmount(minor)}`;
}

function fitOf({ id, outcome }: Notice): CardPaymentFacts["fit"] {
  if (outcome === "paid_before" || outcome === "unsettled" || outcome === "no_order" || outcome === "unrelated")
    throw new Error(`Notice ${id} tells of no money that was taken for an order.`);
  return outcome;
}

async function reviewUrlOf({ links, siteUrl }: OrderLetterNeeds, { order }: StudentOrder, toldAt: Date) {
  return `${siteUrl}${await reviewPath(links, order.reference, toldAt)}`;
}

async function factsOf(
  { database, links, siteUrl }: OrderLetterNeeds,
  { order, student }: StudentOrder,
): Promise<OrderFacts> {
  const { reference, planTitle, courseTitle, months, currency, amountMinor, monthlyMinor, dueAt } = order;
  return {
    ...{ reference, planTitle, courseTitle, months, dueAt },
    ...student,
    amount: formatMoney({ minor: amountMinor, currency }),
    monthly: formatMoney({ minor: monthlyMinor, currency }),
    pageUrl: `${siteUrl}${await orderPath(links, order)}`,
    renews: order.state === "paid" && (await findPayer(database, order.id)) !== undefined,
  };
}

function studentOf({ student }: Pick<StudentOrder, "student">): Mailbox {
  return addresseeOf({ name: `${student.firstName} ${student.lastName}`, email: student.email });
}
