import { and, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import { anonymiseOrders, namesSomebody, removeOrders } from "#server/db/queries/removal.ts";
import { assistantQuestions } from "#server/db/schema/assistant-questions.ts";
import { demoBookings, demoSlots } from "#server/db/schema/demo-bookings.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { knownNetworks } from "#server/db/schema/known-networks.ts";
import { orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#server/db/schema/payments.ts";
import { passwordResets, sessions } from "#server/db/schema/users.ts";

/** What a removal took: how many records, and the names of the proofs whose files go with them. */
export interface Removal {
  count: number;
  proofs: string[];
}

/** Removes some of what was due before a moment, at most `limit`; fewer means there is no more. */
export type RemoveSome = (transaction: Database, before: Date, limit: number) => Promise<Removal>;

/** Removes rows of a table by their key, all that `isDue` names. */
function rowsOf(table: PgTable, key: PgColumn, isDue: (before: Date) => SQL | undefined): RemoveSome {
  return async (transaction, before, limit) => {
    const due = transaction.select({ key }).from(table).where(isDue(before)).limit(limit);
    const gone = await transaction.delete(table).where(inArray(key, due)).returning({ key });
    return { count: gone.length, proofs: [] };
  };
}

const ordered = { id: orders.id, enrolmentId: orders.enrolmentId };

const withoutOrder = sql`not exists (select from ${orders} where ${orders.enrolmentId} = ${enrolments.id})`;

/** Every kind of record that is removed after its time, each by a removal of its own. */
export const expired = {
  inquiries: rowsOf(inquiries, inquiries.id, (before) => lt(inquiries.createdAt, before)),
  enrolments: rowsOf(enrolments, enrolments.id, (before) => and(lt(enrolments.createdAt, before), withoutOrder)),
  unpaidOrders: async (transaction, before, limit) => {
    const unpaid = inArray(orders.state, ["awaiting_payment", "rejected", "cancelled"]);
    const due = await transaction
      .select(ordered)
      .from(orders)
      .where(and(unpaid, lt(orders.dueAt, before)))
      .limit(limit)
      .for("update");
    return { count: due.length, proofs: await removeOrders(transaction, due) };
  },
  paidOrders: async (transaction, before, limit) => {
    const due = await transaction
      .select(ordered)
      .from(orders)
      .innerJoin(enrolments, eq(enrolments.id, orders.enrolmentId))
      .where(and(inArray(orders.state, ["paid", "proof_sent"]), lt(orders.createdAt, before), namesSomebody))
      .limit(limit);
    return { count: due.length, proofs: await anonymiseOrders(transaction, due) };
  },
  proofs: async (transaction, before, limit) => {
    const waiting = transaction.select({ id: orders.id }).from(orders).where(eq(orders.state, "proof_sent"));
    const due = transaction
      .select({ id: paymentProofs.id })
      .from(paymentProofs)
      .where(and(lt(paymentProofs.createdAt, before), sql`${paymentProofs.orderId} not in ${waiting}`))
      .limit(limit);
    const gone = await transaction
      .delete(paymentProofs)
      .where(inArray(paymentProofs.id, due))
      .returning({ fileName: paymentProofs.fileName });
    return { count: gone.length, proofs: gone.map(({ fileName }) => fileName) };
  },
  cardCheckouts: rowsOf(cardCheckouts, cardCheckouts.sessionId, (before) => lt(cardCheckouts.expiresAt, before)),
  paymentEvents: rowsOf(paymentEvents, paymentEvents.id, (before) => lt(paymentEvents.receivedAt, before)),
  demoBookings: rowsOf(demoBookings, demoBookings.id, (before) => lt(demoBookings.endsAt, before)),
  demoSlots: async (transaction, before, limit) => {
    const key = sql`${demoSlots.courseId}, ${demoSlots.startsAt}`;
    const gone = await transaction.execute(sql`
      delete from ${demoSlots} where (${key}) in (
        select ${key} from ${demoSlots}
        where ${demoSlots.startsAt} < ${before.toISOString()} and not exists (
          select from ${demoBookings}
          where (${demoBookings.courseId}, ${demoBookings.startsAt}) = (${key}))
        limit ${limit})
      returning ${demoSlots.courseId}`);
    return { count: gone.rows.length, proofs: [] };
  },
  sessions: rowsOf(sessions, sessions.id, (before) => lt(sessions.expiresAt, before)),
  knownNetworks: rowsOf(knownNetworks, knownNetworks.key, (before) => lt(knownNetworks.seenAt, before)),
  assistantQuestions: rowsOf(assistantQuestions, assistantQuestions.id, (before) =>
    lt(assistantQuestions.askedOn, before.toISOString().slice(0, 10)),
  ),
  passwordResets: rowsOf(passwordResets, passwordResets.id, (before) => lt(passwordResets.expiresAt, before)),
} satisfies Record<string, RemoveSome>;
