import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { readStatement } from "#domains/money/server/ledger.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { feeReminders } from "#domains/money/server/tables/rules-tables.ts";
import type { ChatRules } from "#domains/outbox/server/outbox.ts";
import { prepareTexts } from "#domains/outbox/server/prepare-texts.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, desk, verb } from "#server/verb.ts";
import { findReminders } from "./reminders.ts";

/**
 * Puts the reminders of these overdue orders into the outbox of chat texts, one of each, and returns how many are new. An
 * order that owes nothing any more, or whose student has no number, is left out.
 */
export const prepareReminders = verb(
  { may: desk, takes: [z.array(z.string().max(40)).max(500)], branch: "own" },
  async (deps: Parameters<typeof findReminders>[0], who: Caller, references: string[]): Promise<{ count: number }> => {
    const rows = (await findReminders(deps, { references })).filter(({ phone }) => phone !== "");
    const owners = await findOwners(
      deps.database,
      rows.map(({ reference }) => reference),
    );
    const texts = rows.flatMap(({ reference, phone, message, language, name, amount, course }) => {
      const owner = owners.get(reference);
      if (!owner?.personId) return [];
      const facts = { name, amount, course, reference };
      return [{ ...owner, personId: owner.personId, phone, language, text: message, facts }];
    });
    return await deps.database.transaction(async (transaction) => {
      const count = await prepareTexts(transaction, "fees", texts);
      const [first] = texts;
      if (count === 0 || !first) return { count };
      const details = { students: count };
      const act = { verb: "prepareReminders", subject: "order", subjectId: first.about, details } as const;
      await audit(transaction, who, act, new Date());
      return { count };
    });
  },
);

/** The orders of these references by reference: each with the person whose place it pays. */
async function findOwners(database: Database, references: string[]) {
  if (references.length === 0) return new Map<string, { about: string; personId: string | null }>();
  const found = await database
    .select({
      reference: orders.reference,
      about: orders.id,
      personId: sql<string | null>`coalesce(${orders.personId}, ${enrolments.personId}, ${enrolmentRequests.personId})`,
    })
    .from(orders)
    .leftJoin(enrolmentRequests, eq(enrolmentRequests.id, orders.enrolmentRequestId))
    .leftJoin(enrolments, eq(enrolments.id, orders.enrolmentId))
    .where(inArray(orders.reference, references));
  return new Map(found.map(({ reference, ...owner }) => [reference, owner]));
}

/** A reminder of fees is wanted while something is overdue; once it is sent, the list of reminders says so. */
export const feeChats: ChatRules = {
  async isDue(database, { about }) {
    const [order] = await database.select().from(orders).where(eq(orders.id, about));
    return order !== undefined && (await readStatement(database, order)).overdue !== null;
  },
  async whenSent(transaction, { about }, who) {
    const reminder = { id: randomUUID(), orderId: about, channel: "whatsapp" as const, sentAt: new Date() };
    await transaction.insert(feeReminders).values({ ...reminder, sentBy: who.name });
  },
};
