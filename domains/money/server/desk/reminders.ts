import { desc, inArray } from "drizzle-orm";
import type { Site } from "#domains/content/rules/site.ts";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import { type NewReminder, newReminder, type ReminderAge, reminderAge } from "#domains/money/contract/fee-rules.ts";
import { figuresOf } from "#domains/money/rules/figures.ts";
import { soldTitles } from "#domains/money/rules/sold-titles.ts";
import { readStatement, readStatements } from "#domains/money/server/ledger.ts";
import { findOverdue, type LateDays } from "#domains/money/server/list-overdue.ts";
import { orderPath } from "#domains/money/server/order-links.ts";
import { findOrdersByReferences } from "#domains/money/server/queries/desk-queries.ts";
import { findOrder, findOrdersOfBatch, findStudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { feeReminders } from "#domains/money/server/tables/rules-tables.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { byBatch, type Caller, desk, moneyReaders, ofClass, query, verb } from "#server/verb.ts";
import { type KnowsBranches, ofOrder } from "#server/within.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formatDay } from "#shared/formats/format-date.ts";
import { localeOf } from "#shared/formats/formats.ts";
import { readFeeRules } from "./fee-rules.ts";

interface Deps extends KnowsLanguages {
  database: Database;
  signedTokens: SignedTokens;
  site: () => Site;
}

/** Rows that the list shows at most. */
const most = 500;

/** How many days each age begins and ends with. */
const daysOf: Record<ReminderAge, LateDays> = {
  ...{ all: [1, Number.POSITIVE_INFINITY], week: [1, 7] },
  ...{ month: [8, 30], older: [31, Number.POSITIVE_INFINITY] },
};

/**
 * Whose fees are overdue, the longest first, or have been so for an age: with the message that asks for them and the page
 * that pays them, and when and by whom the student was last reminded.
 */
export const listReminders = query(
  { may: moneyReaders, branch: "own", takes: [reminderAge.optional()] },
  (deps: Deps & KnowsBranches, age: ReminderAge = "all") => findReminders(deps, { days: daysOf[age] }),
);

/** The reminders of overdue orders, of some days or of these references, at most 500. */
export async function findReminders(
  { database, signedTokens, site, inLanguage, within }: Deps & KnowsBranches,
  which: { days?: LateDays; references?: string[] },
) {
  const { timeZone } = site().content.company.hours;
  const overdue = await findOverdue(database, new Date(), { limit: most, within, ...which });
  const orders = await findOrdersByReferences(
    database,
    overdue.map(({ reference }) => reference),
  );
  const found = new Map(orders.map((order) => [order.reference, order]));
  const last = await findLastReminders(
    database,
    orders.map(({ id }) => id),
  );
  const rows = overdue.map(async ({ reference, student, courseTitle, statement, owedSince }) => {
    const figures = figuresOf(statement);
    const name = `${student.firstName} ${student.lastName}`.trim();
    const order = found.get(reference);
    const path = order ? await orderPath(signedTokens, order) : "";
    const amount = figures.overdue?.amount ?? "";
    const language = localeOf(student.locale);
    const reader = inLanguage(language).site();
    const { content, messages } = reader;
    const values = {
      ...{ name, course: soldTitles(reader, { courseTitle, planTitle: "" }).courseTitle, reference },
      company: content.company.name,
      amount: figuresOf(statement, language).overdue?.amount ?? "",
      day: formatDay(dayOf(owedSince, timeZone), language),
      link: inLanguage(language).addressOf(path),
    };
    return {
      ...{ reference, name, amount, course: courseTitle, days: figures.overdue?.days ?? 0 },
      ...{ phone: student.phone, email: student.email },
      ...{ message: fillText(messages.admin.reminders.message, values), language },
      last: (order && last.get(order.id)) ?? null,
    };
  });
  return await Promise.all(rows);
}

/** The last reminder of each of these orders. */
async function findLastReminders(database: Database, ids: string[]) {
  if (ids.length === 0)
    return new Map<string, Pick<typeof feeReminders.$inferSelect, "channel" | "sentAt" | "sentBy">>();
  const found = await database
    .selectDistinctOn([feeReminders.orderId])
    .from(feeReminders)
    .where(inArray(feeReminders.orderId, ids))
    .orderBy(feeReminders.orderId, desc(feeReminders.sentAt));
  return new Map(found.map(({ orderId, channel, sentAt, sentBy }) => [orderId, { channel, sentAt, sentBy }]));
}

/**
 * Writes that a student was reminded of what is overdue; an e-mail is sent now. The same key is one reminder. Throws
 * `not_found` for an unknown order, `conflict` where nothing is overdue any more, and `invalid` for an e-mail to nobody.
 */
export const sendReminder = verb(
  { may: desk, takes: [newReminder], branch: ({ reference }: NewReminder) => ofOrder(reference) },
  async (
    { database, emailQueue }: { database: Database; emailQueue: EmailQueue },
    who: Caller,
    { key, reference: typed, channel }: NewReminder,
  ): Promise<{ name: string }> => {
    const reference = readReference(typed) ?? "";
    return await database.transaction(async (transaction) => {
      const order = await findOrder(transaction, reference);
      const found = order && (await findStudentOrder(transaction, reference));
      if (!found) throw new AppError("not_found", "order.unknown", { values: { reference: typed } });
      const { id } = found.order;
      const { overdue } = await readStatement(transaction, found.order);
      if (!overdue) throw new AppError("conflict", "reminder.nothing");
      if (channel === "email" && found.student.email === "") throw new AppError("invalid", "reminder.noAddress");
      const sentAt = new Date();
      const reminder = { id: key, orderId: id, channel, sentAt, sentBy: who.name };
      const written = await transaction.insert(feeReminders).values(reminder).onConflictDoNothing().returning();
      const name = `${found.student.firstName} ${found.student.lastName}`.trim();
      if (written.length === 0) return { name };
      if (channel === "email") await emailQueue.enqueue(transaction, [{ email: "fees-owed", about: `${id} ${key}` }]);
      const act = { verb: "sendReminder", subject: "order", subjectId: id, details: { channel } } as const;
      await audit(transaction, who, act, sentAt);
      return { name };
    });
  },
);

/**
 * Who of a class has fees that are overdue, and for how many days: never how much. Teachers see nobody where the rules hide
 * it from them.
 */
export const listClassOwing = verb(
  { may: ofClass, scope: byBatch, unaudited: true },
  async ({ database }: { database: Database }, who: Caller, batchId: string) => {
    const { rules } = await readFeeRules(database);
    if (who.role === "teacher" && !rules.teachersSee) return [];
    const orders = await findOrdersOfBatch(database, batchId);
    const statements = await readStatements(database, orders, new Date());
    return orders.flatMap(({ id, enrolmentId }) => {
      const days = statements.get(id)?.overdue?.days ?? 0;
      return enrolmentId && days > 0 ? [{ enrolmentId, days }] : [];
    });
  },
);
