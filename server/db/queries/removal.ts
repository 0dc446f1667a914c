import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import { assistantQuestions } from "#server/db/schema/assistant-questions.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { batches } from "#server/db/schema/catalogue.ts";
import { demoBookings, demoSlots } from "#server/db/schema/demo-bookings.ts";
import { enrolmentRequests } from "#server/db/schema/enrolment-requests.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { lectureProgress } from "#server/db/schema/lecture-progress.ts";
import { discountUses, instalmentReminders, ledgerEntries, receipts } from "#server/db/schema/ledger.ts";
import { knownNetworks } from "#server/db/schema/limits.ts";
import { orderChanges, orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#server/db/schema/payments.ts";
import { leads, people, personMerges } from "#server/db/schema/people.ts";
import { passwordResets, sessions, users } from "#server/db/schema/users.ts";

/** An order and the enrolment it is for. */
interface OrderIds {
  id: string;
  enrolmentRequestId: string;
}

/** Removes inquiries, and enrolments without an order. */
export async function removeRequests(transaction: Database, ids: { inquiries: string[]; enrolmentRequests: string[] }) {
  await transaction.delete(inquiries).where(inArray(inquiries.id, ids.inquiries));
  await transaction.delete(enrolmentRequests).where(inArray(enrolmentRequests.id, ids.enrolmentRequests));
}

/** Removes accounts with their sessions, passwords, password resets and how far they watched lectures. */
export async function removeAccounts(transaction: Database, ids: string[]): Promise<void> {
  await transaction.delete(lectureProgress).where(inArray(lectureProgress.userId, ids));
  await transaction.delete(passwordResets).where(inArray(passwordResets.value, ids));
  await transaction.delete(users).where(inArray(users.id, ids));
}

/** Removes orders, all that belongs to them and their enrolments; answers the names of the proofs' files. */
export async function removeOrders(transaction: Database, gone: OrderIds[]): Promise<string[]> {
  const ids = gone.map(({ id }) => id);
  const files = await removeProofs(transaction, inArray(paymentProofs.orderId, ids));
  await transaction.delete(cardCheckouts).where(inArray(cardCheckouts.orderId, ids));
  await transaction.delete(orderChanges).where(inArray(orderChanges.orderId, ids));
  await removeLedger(transaction, ids);
  await transaction.delete(orders).where(inArray(orders.id, ids));
  const enrolmentRequestIds = gone.map(({ enrolmentRequestId }) => enrolmentRequestId);
  await transaction.delete(enrolmentRequests).where(inArray(enrolmentRequests.id, enrolmentRequestIds));
  return files;
}

/** Removes the ledger of orders that were never paid. */
async function removeLedger(transaction: Database, orderIds: string[]): Promise<void> {
  const entries = transaction
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.orderId, orderIds));
  await transaction.delete(instalmentReminders).where(inArray(instalmentReminders.entryId, entries));
  await transaction.delete(receipts).where(inArray(receipts.entryId, entries));
  await transaction.delete(ledgerEntries).where(inArray(ledgerEntries.orderId, orderIds));
  await transaction.delete(discountUses).where(inArray(discountUses.orderId, orderIds));
}

/**
 * Removes the person from orders whose amount and date must stay in the accounts: the enrolments are emptied, proofs and
 * checkouts removed. Answers the names of the proofs' files.
 */
export async function anonymiseOrders(transaction: Database, anonymised: OrderIds[]): Promise<string[]> {
  const ids = anonymised.map(({ id }) => id);
  await transaction.delete(cardCheckouts).where(inArray(cardCheckouts.orderId, ids));
  const nobody = { firstName: "", lastName: "", email: "", phone: "", message: "", personId: null };
  const enrolmentRequestIds = anonymised.map(({ enrolmentRequestId }) => enrolmentRequestId);
  await transaction
    .update(enrolmentRequests)
    // The fingerprint covers the person's own words, so a guess at them could be confirmed by it.
    .set({ ...nobody, idempotencyKey: null, fingerprint: "" })
    .where(inArray(enrolmentRequests.id, enrolmentRequestIds));
  return await removeProofs(transaction, inArray(paymentProofs.orderId, ids));
}

/** Removes the leads of these people, and those about these records. */
export async function removeLeads(transaction: Database, gone: { personIds: string[]; about: string[] }) {
  await transaction.delete(leads).where(or(inArray(leads.personId, gone.personIds), inArray(leads.about, gone.about)));
}

const ofAnOrder = sql`exists (select from ${orders} where ${orders.enrolmentId} = ${enrolments.id})`;

/** Removes places in batches that no order refers to. */
export async function removeEnrolments(transaction: Database, ids: string[]): Promise<void> {
  await transaction.delete(enrolments).where(and(inArray(enrolments.id, ids), sql`not ${ofAnOrder}`));
}

const hasPlace = sql`exists (select from ${enrolments} where ${enrolments.personId} = ${people.id})`;

/** Removes people and their merges. One whose place an order refers to stays, without name, addresses and account. */
export async function removePeople(transaction: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { keptId, mergedId, followers } = personMerges;
  await transaction.delete(personMerges).where(or(inArray(keptId, ids), inArray(mergedId, ids)));
  const theirs = sql`array[${sql.join(ids, sql`, `)}]::text[]`;
  await transaction
    .update(personMerges)
    .set({ followers: sql`${followers} - ${theirs}` })
    .where(sql`${followers} ?| ${theirs}`);
  const nobody = { name: "", email: null, phone: null, userId: null, mergedInto: null };
  await transaction
    .update(people)
    .set(nobody)
    .where(and(inArray(people.id, ids), hasPlace));
  await transaction.delete(people).where(and(inArray(people.id, ids), sql`not ${hasPlace}`));
}

/** Answers the names of the files. */
async function removeProofs(transaction: Database, which: SQL): Promise<string[]> {
  const gone = await transaction.delete(paymentProofs).where(which).returning({ fileName: paymentProofs.fileName });
  return gone.map(({ fileName }) => fileName);
}

/**
 * Removes demo bookings and frees their places in classes to come. Waits for a booking that is being cancelled or moved,
 * so that no place is freed twice.
 */
export async function removeDemoBookings(transaction: Database, ids: string[], now: Date): Promise<void> {
  const holdPlaces = and(
    inArray(demoBookings.id, ids),
    isNull(demoBookings.cancelledAt),
    gt(demoBookings.startsAt, now),
  );
  // The earlier class first, as for a booking that moves, so that two transactions never wait for each other.
  const holding = transaction.select().from(demoBookings).where(holdPlaces).orderBy(demoBookings.startsAt);
  for (const { courseId, startsAt } of await holding.for("update")) {
    await transaction
      .update(demoSlots)
      .set({ taken: sql`${demoSlots.taken} - 1` })
      .where(and(eq(demoSlots.courseId, courseId), eq(demoSlots.startsAt, startsAt)));
  }
  await transaction.delete(demoBookings).where(inArray(demoBookings.id, ids));
}

/**
 * Removes at most `limit` records that expired before a time. Answers how many, fewer if there are no more, and the names
 * of the proofs' files to remove with them.
 */
export type RemoveExpired = (
  transaction: Database,
  before: Date,
  limit: number,
) => Promise<{ count: number; proofs: string[] }>;

/** Removes the rows of a table, by their key, that `hasExpired` selects. */
function rowsOf(table: PgTable, key: PgColumn, hasExpired: (before: Date) => SQL | undefined): RemoveExpired {
  return async (transaction, before, limit) => {
    const expired = transaction.select({ key }).from(table).where(hasExpired(before)).limit(limit);
    const gone = await transaction.delete(table).where(inArray(key, expired)).returning({ key });
    return { count: gone.length, proofs: [] };
  };
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

/** The removal of each kind of record that has a retention period. */
export const removeExpired = {
  inquiries: olderThan(inquiries, inquiries.id, inquiries.createdAt),
  enrolmentRequests: rowsOf(enrolmentRequests, enrolmentRequests.id, (before) => {
    const hasNoOrder = sql`not exists (select from ${orders} where ${orders.enrolmentRequestId} = ${enrolmentRequests.id})`;
    return and(lt(enrolmentRequests.createdAt, before), hasNoOrder);
  }),
  unpaidOrders: async (transaction, before, limit) => {
    const isUnpaid = inArray(orders.state, ["awaiting_payment", "rejected", "cancelled"]);
    const expired = await transaction
      .select(orderIds)
      .from(orders)
      .where(and(isUnpaid, lt(orders.dueAt, before), sql`not ${hasMoney}`))
      .limit(limit)
      .for("update");
    return { count: expired.length, proofs: await removeOrders(transaction, expired) };
  },
  paidOrders: async (transaction, before, limit) => {
    const namesSomebody = ne(enrolmentRequests.email, "");
    const expired = await transaction
      .select(orderIds)
      .from(orders)
      .innerJoin(enrolmentRequests, eq(enrolmentRequests.id, orders.enrolmentRequestId))
      .where(
        and(
          or(inArray(orders.state, ["paid", "proof_sent"]), hasMoney),
          ...[lt(orders.createdAt, before), namesSomebody, sql`not ${isRenewing}`],
        ),
      )
      .limit(limit);
    return { count: expired.length, proofs: await anonymiseOrders(transaction, expired) };
  },
  proofs: async (transaction, before, limit) => {
    const undecided = transaction
      .select({ id: orders.id })
      .from(orders)
      .where(or(eq(orders.state, "proof_sent"), and(eq(orders.state, "paid"), isNull(paymentProofs.verdict))));
    const expired = transaction
      .select({ id: paymentProofs.id })
      .from(paymentProofs)
      .where(and(lt(paymentProofs.createdAt, before), sql`${paymentProofs.orderId} not in ${undecided}`))
      .limit(limit);
    const proofs = await removeProofs(transaction, inArray(paymentProofs.id, expired));
    return { count: proofs.length, proofs };
  },
  cardCheckouts: rowsOf(cardCheckouts, cardCheckouts.sessionId, (before) => {
    return and(lt(cardCheckouts.expiresAt, before), sql`not (${hasSubscription})`);
  }),
  paymentEvents: olderThan(paymentEvents, paymentEvents.id, paymentEvents.receivedAt),
  demoBookings: olderThan(demoBookings, demoBookings.id, demoBookings.endsAt),
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
  /** Places whose batch has ended before the time. */
  enrolments: rowsOf(enrolments, enrolments.id, (before) => {
    const ended = sql`(select ${batches.id} from ${batches} where ${batches.endDate} < ${before.toISOString().slice(0, 10)})`;
    return and(inArray(enrolments.batchId, ended), sql`not ${ofAnOrder}`);
  }),
  withdrawnEnrolments: rowsOf(enrolments, enrolments.id, (before) =>
    and(eq(enrolments.state, "withdrawn"), lt(enrolments.changedAt, before), sql`not ${ofAnOrder}`),
  ),
  /** Leads whose record is gone or names nobody; an assistant's hand-over has none, and goes by its age. */
  leads: rowsOf(leads, leads.id, (before) => {
    const isAbout = (table: PgTable, id: PgColumn) => sql`exists (select from ${table} where ${id} = ${leads.about})`;
    const request = sql`exists (select from ${enrolmentRequests}
      where ${enrolmentRequests.id} = ${leads.about} and ${enrolmentRequests.email} <> '')`;
    const record = sql`${isAbout(inquiries, inquiries.id)} or ${isAbout(demoBookings, demoBookings.id)} or ${request}`;
    const isOld = and(eq(leads.source, "assistant"), lt(leads.createdAt, before));
    return or(isOld, and(ne(leads.source, "assistant"), sql`not (${record})`));
  }),
  people: async (transaction, before, limit) => {
    const found = await transaction
      .select({ id: people.id })
      .from(people)
      .where(isForgotten(before))
      .limit(limit)
      .for("update", { skipLocked: true });
    await removePeople(
      transaction,
      found.map(({ id }) => id),
    );
    return { count: found.length, proofs: [] };
  },
  auditEntries: olderThan(auditEntries, auditEntries.id, auditEntries.at),
  sessions: olderThan(sessions, sessions.id, sessions.expiresAt),
  knownNetworks: olderThan(knownNetworks, knownNetworks.key, knownNetworks.seenAt),
  assistantQuestions: rowsOf(assistantQuestions, assistantQuestions.id, (before) =>
    lt(assistantQuestions.askedOn, before.toISOString().slice(0, 10)),
  ),
  passwordResets: olderThan(passwordResets, passwordResets.id, passwordResets.expiresAt),
} satisfies Record<string, RemoveExpired>;
