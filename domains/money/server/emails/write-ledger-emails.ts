import { balanceAt, instalmentsAt, instalmentTerms } from "#domains/money/rules/instalments.ts";
import { readLedgers } from "#domains/money/server/ledger.ts";
import {
  findEntriesWithReceipts,
  type LedgerEntry,
  type ReceiptedEntry,
} from "#domains/money/server/queries/ledger.ts";
import { findStudentOrders, type StudentOrder } from "#domains/money/server/queries/orders.ts";
import type { Database } from "#server/db/client.ts";
import type { LedgerEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { EmailContent } from "#server/mail/port.ts";
import { formatMoney } from "#shared/formats/format-money.ts";
import type { MoneyFacts } from "./facts.ts";
import { type OrderEmailDeps, orderFactsOf } from "./order-facts.ts";

const reminderKinds = ["before", "due", "after", "closed"] as const;

/** The subject of an instalment reminder is its charge and the reminder: "17 before". */
export function reminderSubject(entryId: number, kind: (typeof reminderKinds)[number]): string {
  return `${entryId} ${kind}`;
}

/**
 * Writers of the emails about payments and refunds, by the ledger entry's id, and of the reminders, by entry and kind.
 * No reminder is written for an instalment that is paid by then.
 */
export function writeLedgerEmails(deps: OrderEmailDeps): Record<LedgerEmailKind, EmailWriter> {
  const { database, emails } = deps;
  const aboutMoney = (write: (facts: MoneyFacts) => EmailContent): EmailWriter => {
    return async (ids) => {
      const written = new Map<string, EmailMessage>();
      for (const { entry, found } of await findOrdersOf(database, ids.map(Number))) {
        // An order stays in the accounts when its student is erased.
        if (found.student.email === "") continue;
        const facts = await moneyFactsOf(deps, entry, found);
        written.set(String(entry.id), toStudent(found, write(facts)));
      }
      return written;
    };
  };
  return {
    "payment-received": aboutMoney(emails.paymentReceived),
    "refund-sent": aboutMoney(emails.refundSent),
    "instalment-reminder": async (ids) => {
      const written = new Map<string, EmailMessage>();
      const asked = ids.map((id) => ({ id, entryId: Number.parseInt(id, 10), kind: id.split(" ").at(-1) }));
      const found = await findOrdersOf(
        database,
        asked.map(({ entryId }) => entryId),
      );
      for (const { id, entryId, kind: named } of asked) {
        const one = found.find(({ entry }) => entry.id === entryId);
        const kind = reminderKinds.find((known) => known === named);
        const leftMinor = one ? leftOf(one.entry, one.entries) : 0;
        if (!one || !kind || leftMinor === 0 || one.found.order.state !== "paid") continue;
        const { dueAt } = one.entry;
        const facts = {
          ...(await orderFactsOf(deps, one.found)),
          owed: formatMoney({ minor: leftMinor, currency: one.found.order.currency }),
          ...{ kind, instalmentDueAt: dueAt, closesAt: new Date(dueAt.getTime() + instalmentTerms.grace) },
        };
        written.set(id, toStudent(one.found, emails.instalmentReminder(facts)));
      }
      return written;
    },
  };
}

/** The unpaid part of a charge. */
function leftOf({ instalment }: LedgerEntry, entries: Parameters<typeof instalmentsAt>[0]): number {
  return instalmentsAt(entries, new Date()).find((one) => one.instalment === instalment)?.leftMinor ?? 0;
}

async function findOrdersOf(database: Database, entryIds: number[]) {
  const entries = await findEntriesWithReceipts(database, entryIds);
  const orders = await findStudentOrders(
    database,
    entries.map(({ orderId }) => orderId),
  );
  const ledgers = await readLedgers(
    database,
    orders.map(({ order }) => order),
  );
  return entries.flatMap((entry) => {
    const found = orders.find(({ order }) => order.id === entry.orderId);
    return found ? [{ entry, found, entries: ledgers.get(entry.orderId) ?? [] }] : [];
  });
}

function toStudent({ student }: StudentOrder, email: EmailContent): EmailMessage {
  const to = addresseeOf({ name: `${student.firstName} ${student.lastName}`, email: student.email });
  return { ...email, to, endsOnRefusal: true };
}

async function moneyFactsOf(deps: OrderEmailDeps, entry: ReceiptedEntry, found: StudentOrder): Promise<MoneyFacts> {
  const { currency } = found.order;
  const entries = (await readLedgers(deps.database, [found.order])).get(entry.orderId) ?? [];
  const now = new Date();
  const { leftMinor } = balanceAt(entries, now);
  const next = instalmentsAt(entries, now).find((one) => one.leftMinor > 0);
  const words = (minor: number) => formatMoney({ minor, currency });
  return {
    ...(await orderFactsOf(deps, found, entry)),
    moved: words(Math.abs(entry.amountMinor)),
    method: entry.method ?? "transfer",
    left: leftMinor > 0 ? words(leftMinor) : null,
    next: next ? { amount: words(next.leftMinor), dueAt: next.dueAt } : null,
  };
}
