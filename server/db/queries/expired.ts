import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import { anonymiseOrders, ofAnOrder, removeOrders, removePeople, removeProofs } from "#server/db/queries/removal.ts";
import { assistantQuestions } from "#server/db/schema/assistant-questions.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { batches } from "#server/db/schema/catalogue.ts";
import { demoBookings, demoSlots } from "#server/db/schema/demo-bookings.ts";
import { enrolmentRequests } from "#server/db/schema/enrolment-requests.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { ledgerEntries } from "#server/db/schema/ledger.ts";
import { knownNetworks } from "#server/db/schema/limits.ts";
import { orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#server/db/schema/payments.ts";
import { leads, people } from "#server/db/schema/people.ts";
import { passwordResets, sessions, users } from "#server/db/schema/users.ts";

/** How many records were removed, and the names of the proofs' files to remove with them. */
interface Removed {
  count: number;
  proofs: string[];
}

/**
 * Finds records that expired before a time. Answers their removals, each of a few records for a transaction of its own
 * that leaves alone what has changed since; none when nothing has expired.
 */
export type FindExpired = (
  database: Database,
  before: Date,
) => Promise<((transaction: Database) => Promise<Removed>)[]>;

/** How many records are looked up at once: a search reads whole tables, so it must not be made for every removal. */
const lookup = 20_000;

/** How many records go in one transaction: nobody waits longer than that takes. */
const batch = 200;

function expiring<Key>(
  find: (database: Database, before: Date, limit: number) => Promise<Key[]>,
  remove: (transaction: Database, keys: Key[], before: Date) => Promise<Removed>,
): FindExpired {
  return async (database, before) => {
    const keys = await find(database, before, lookup);
    return Array.from({ length: Math.ceil(keys.length / batch) }, (_, at) => {
      const some = keys.slice(at * batch, (at + 1) * batch);
      return (transaction) => remove(transaction, some, before);
    });
  };
}

/** Rows of a table, by their key, that `hasExpired` selects. */
function rowsOf(table: PgTable, key: PgColumn, hasExpired: (before: Date) => SQL | undefined): FindExpired {
  return expiring(
    async (database, before, limit) =>
      await database.select({ key }).from(table).where(hasExpired(before)).limit(limit),
    async (transaction, found, before) => {
      const keys = found.map((row) => row.key);
      const gone = await transaction
        .delete(table)
        .where(and(inArray(key, keys), hasExpired(before)))
        .returning({ key });
      return { count: gone.length, proofs: [] };
    },
  );
}

const olderThan = (table: PgTable, key: PgColumn, time: PgColumn) => rowsOf(table, key, (before) => lt(time, before));

/**
 * Whether nothing is left of a person: no account, no record, nobody merged into them, and no place but one whose order
 * no longer names anybody.
 */
function isForgotten(before: Date): SQL | undefined {
  const belongs = (table: PgTable, personId: PgColumn) =>
    sql`exists (select from ${table} where ${personId} = ${people.id})`;
  const settled = sql`exists (
    select from ${orders} join ${enrolmentRequests} on ${enrolmentRequests.id} = ${orders.enrolmentRequestId}
    where ${orders.enrolmentId} = ${enrolments.id} and ${enrolmentRequests.email} = '')`;
  return and(
    or(isNotNull(people.email), ne(people.name, "")),
    lt(people.createdAt, before),
    isNull(people.userId),
    sql`not exists (select from ${users} where lower(${users.email}) = ${people.email})`,
    sql`not ${belongs(inquiries, inquiries.personId)}`,
    sql`not ${belongs(enrolmentRequests, enrolmentRequests.personId)}`,
    sql`not ${belongs(demoBookings, demoBookings.personId)}`,
    sql`not ${belongs(leads, leads.personId)}`,
    sql`not exists (select from ${people} as other where other.merged_into = ${people.id})`,
    sql`not exists (select from ${enrolments} where ${enrolments.personId} = ${people.id} and not ${settled})`,
  );
}

/** Whether money ever came for an order: then its amounts stay in the accounts. */
const hasMoney = sql`exists (
  select from ${ledgerEntries} where ${ledgerEntries.orderId} = ${orders.id} and ${ledgerEntries.kind} = 'payment')`;

/** A subscription that runs: whose card is charged must be able to end it. */
const hasSubscription = sql`${cardCheckouts.subscriptionId} is not null and ${cardCheckouts.endedAt} is null`;
const isRenewing = sql`exists (
  select from ${cardCheckouts} where ${cardCheckouts.orderId} = ${orders.id} and ${hasSubscription})`;

const orderIds = { id: orders.id, enrolmentRequestId: orders.enrolmentRequestId };

const withRequests = (database: Database) =>
  database
    .select(orderIds)
    .from(orders)
    .innerJoin(enrolmentRequests, eq(enrolmentRequests.id, orders.enrolmentRequestId));

const isUnpaid = (before: Date) =>
  and(
    inArray(orders.state, ["awaiting_payment", "rejected", "cancelled"]),
    lt(orders.dueAt, before),
    sql`not ${hasMoney}`,
  );

const isInAccounts = (before: Date) =>
  and(
    or(inArray(orders.state, ["paid", "proof_sent"]), hasMoney),
    ...[lt(orders.createdAt, before), ne(enrolmentRequests.email, ""), sql`not ${isRenewing}`],
  );

/** Receipts that were decided; those that wait for a verdict stay. */
function isDecided(before: Date): SQL | undefined {
  const undecided = sql`(select ${orders.id} from ${orders} where ${orders.state} = 'proof_sent'
    or (${orders.state} = 'paid' and ${paymentProofs.verdict} is null))`;
  return and(lt(paymentProofs.createdAt, before), sql`${paymentProofs.orderId} not in ${undecided}`);
}

const isFreeSlot = (before: Date) =>
  and(
    lt(demoSlots.startsAt, before),
    sql`not exists (select from ${demoBookings}
      where (${demoBookings.courseId}, ${demoBookings.startsAt}) = (${demoSlots.courseId}, ${demoSlots.startsAt}))`,
  );

/** An assistant's hand-over has no record: it goes by its age. */
const isOldHandOver = (before: Date) => and(eq(leads.source, "assistant"), lt(leads.createdAt, before));

/** A lead whose record is gone or names nobody. */
const isAboutNothing = and(
  ne(leads.source, "assistant"),
  sql`not exists (select from ${inquiries} where ${inquiries.id} = ${leads.about})`,
  sql`not exists (select from ${demoBookings} where ${demoBookings.id} = ${leads.about})`,
  sql`not exists (select from ${enrolmentRequests}
    where ${enrolmentRequests.id} = ${leads.about} and ${enrolmentRequests.email} <> '')`,
);

/** The search for each kind of record that has a retention period. */
export const findExpired = {
  inquiries: olderThan(inquiries, inquiries.id, inquiries.createdAt),
  enrolmentRequests: rowsOf(enrolmentRequests, enrolmentRequests.id, (before) => {
    const hasNoOrder = sql`not exists (select from ${orders} where ${orders.enrolmentRequestId} = ${enrolmentRequests.id})`;
    return and(lt(enrolmentRequests.createdAt, before), hasNoOrder);
  }),
  unpaidOrders: expiring(
    async (database, before, limit) =>
      await database.select(orderIds).from(orders).where(isUnpaid(before)).limit(limit),
    async (transaction, found, before) => {
      const ids = found.map(({ id }) => id);
      const isOne = and(inArray(orders.id, ids), isUnpaid(before));
      const expired = await transaction.select(orderIds).from(orders).where(isOne).for("update");
      return { count: expired.length, proofs: await removeOrders(transaction, expired) };
    },
  ),
  paidOrders: expiring(
    async (database, before, limit) => await withRequests(database).where(isInAccounts(before)).limit(limit),
    async (transaction, found, before) => {
      const ids = found.map(({ id }) => id);
      const expired = await withRequests(transaction).where(and(inArray(orders.id, ids), isInAccounts(before)));
      return { count: expired.length, proofs: await anonymiseOrders(transaction, expired) };
    },
  ),
  proofs: expiring(
    async (database, before, limit) =>
      await database.select({ id: paymentProofs.id }).from(paymentProofs).where(isDecided(before)).limit(limit),
    async (transaction, found, before) => {
      const ids = found.map(({ id }) => id);
      const proofs = await removeProofs(transaction, sql`${inArray(paymentProofs.id, ids)} and ${isDecided(before)}`);
      return { count: proofs.length, proofs };
    },
  ),
  cardCheckouts: rowsOf(cardCheckouts, cardCheckouts.sessionId, (before) => {
    return and(lt(cardCheckouts.expiresAt, before), sql`not (${hasSubscription})`);
  }),
  paymentEvents: olderThan(paymentEvents, paymentEvents.id, paymentEvents.receivedAt),
  demoBookings: olderThan(demoBookings, demoBookings.id, demoBookings.endsAt),
  demoSlots: expiring(
    async (database, before, limit) => {
      const { courseId, startsAt } = demoSlots;
      return await database.select({ courseId, startsAt }).from(demoSlots).where(isFreeSlot(before)).limit(limit);
    },
    async (transaction, found, before) => {
      const isOne = or(
        ...found.map((slot) => and(eq(demoSlots.courseId, slot.courseId), eq(demoSlots.startsAt, slot.startsAt))),
      );
      const gone = await transaction
        .delete(demoSlots)
        .where(and(isOne, isFreeSlot(before)))
        .returning({ courseId: demoSlots.courseId });
      return { count: gone.length, proofs: [] };
    },
  ),
  /** Places whose batch has ended before the time. */
  enrolments: rowsOf(enrolments, enrolments.id, (before) => {
    const ended = sql`(select ${batches.id} from ${batches} where ${batches.endDate} < ${before.toISOString().slice(0, 10)})`;
    return and(inArray(enrolments.batchId, ended), sql`not ${ofAnOrder}`);
  }),
  withdrawnEnrolments: rowsOf(enrolments, enrolments.id, (before) =>
    and(eq(enrolments.state, "withdrawn"), lt(enrolments.changedAt, before), sql`not ${ofAnOrder}`),
  ),
  leads: expiring(
    async (database, before, limit) => {
      const found = (which: SQL | undefined) => database.select({ id: leads.id }).from(leads).where(which);
      return await unionAll(found(isOldHandOver(before)), found(isAboutNothing)).limit(limit);
    },
    async (transaction, found, before) => {
      const ids = found.map(({ id }) => id);
      const gone = await transaction
        .delete(leads)
        .where(and(inArray(leads.id, ids), or(isOldHandOver(before), isAboutNothing)))
        .returning({ id: leads.id });
      return { count: gone.length, proofs: [] };
    },
  ),
  people: expiring(
    async (database, before, limit) =>
      await database.select({ id: people.id }).from(people).where(isForgotten(before)).limit(limit),
    async (transaction, found, before) => {
      const ids = found.map(({ id }) => id);
      const isOne = and(inArray(people.id, ids), isForgotten(before));
      const some = await transaction
        .select({ id: people.id })
        .from(people)
        .where(isOne)
        .for("update", { skipLocked: true });
      await removePeople(
        transaction,
        some.map(({ id }) => id),
      );
      return { count: some.length, proofs: [] };
    },
  ),
  auditEntries: olderThan(auditEntries, auditEntries.id, auditEntries.at),
  sessions: olderThan(sessions, sessions.id, sessions.expiresAt),
  knownNetworks: olderThan(knownNetworks, knownNetworks.key, knownNetworks.seenAt),
  assistantQuestions: rowsOf(assistantQuestions, assistantQuestions.id, (before) =>
    lt(assistantQuestions.askedOn, before.toISOString().slice(0, 10)),
  ),
  passwordResets: olderThan(passwordResets, passwordResets.id, passwordResets.expiresAt),
} satisfies Record<string, FindExpired>;
