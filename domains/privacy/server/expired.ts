import { and, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { accountPeople, passwordResets, sessions, users } from "#domains/accounts/server/tables.ts";
import { assistantQuestions } from "#domains/assistant/server/tables.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { certificates } from "#domains/certificates/server/tables.ts";
import { findUnusedPhotos, forgetPhotos } from "#domains/content/server/unused-photos.ts";
import { demoBookings, demoSlots } from "#domains/demo-classes/server/tables.ts";
import { incomingMessages, inquiries, leads } from "#domains/leads/server/tables.ts";
import { findLeftMaterials, removeLeftMaterials } from "#domains/lectures/server/material-queries.ts";
import { knownNetworks, lectureUploads } from "#domains/lectures/server/tables.ts";
import { removeUpload } from "#domains/lectures/server/upload-queries.ts";
import { bankRows } from "#domains/money/server/tables/bank-tables.ts";
import { ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { findOldReplies, removeReplies } from "#domains/replies/server/own-replies.ts";
import { replies } from "#domains/replies/server/tables.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import { staffInvitations, staffSessions } from "#domains/staff/server/tables.ts";
import { findUnnamed, removeUnnamed } from "#domains/talk/server/file-queries.ts";
import { removeQuestionsOf } from "#domains/talk/server/question-queries.ts";
import { announcements } from "#domains/talk/server/tables.ts";
import { findUnusedFiles, removeUnusedFiles, removeWorkOf } from "#domains/work/server/hand-in-queries.ts";
import { findLeftStarterFiles, removeLeftStarterFiles } from "#domains/work/server/starter-queries.ts";
import { auditEntries, auditSeals } from "#server/audit/tables.ts";
import type { Database } from "#server/db/client.ts";
import { answeredForms } from "#server/http/tables.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { day } from "#shared/durations.ts";
import { retention } from "#shared/retention.ts";
import { expiring, type FindExpired, olderThan, rowsOf, walking } from "./expiring.ts";
import { anonymiseOrders, ofAnOrder, removeOrders, removePeople, removeProofs } from "./removal.ts";

/** Places in batches that `hasExpired` selects, with their students' hand-ins and questions. */
function places(hasExpired: (before: Date) => SQL | undefined): FindExpired {
  return expiring(
    async (database, before, limit) => {
      const found = await database
        .select({ id: enrolments.id })
        .from(enrolments)
        .where(hasExpired(before))
        .limit(limit);
      return found.map(({ id }) => id);
    },
    async (transaction, ids, before) => {
      const isOne = and(inArray(enrolments.id, ids), hasExpired(before));
      const expired = await transaction.select({ id: enrolments.id }).from(enrolments).where(isOne).for("update");
      const gone = expired.map(({ id }) => id);
      const files = [...(await removeWorkOf(transaction, gone)), ...(await removeQuestionsOf(transaction, gone))];
      await transaction.delete(enrolments).where(inArray(enrolments.id, gone));
      return { count: gone.length, proofs: [], files };
    },
  );
}

/**
 * Whether nothing is left of a person: no account, no record, no one merged into them, and no place but one whose order
 * no longer names anyone.
 */
function isForgotten(before: Date): SQL | undefined {
  const belongs = (table: PgTable, personId: PgColumn) =>
    sql`exists (select from ${table} where ${personId} = ${people.id})`;
  const inAccounts = new Date(before.getTime() - (retention.paidOrders.days - retention.people.days) * day);
  const settled = sql`exists (
    select from ${orders} left join ${enrolmentRequests} on ${enrolmentRequests.id} = ${orders.enrolmentRequestId}
    where ${orders.enrolmentId} = ${enrolments.id} and (${enrolmentRequests.email} = ''
      or (${orders.personId} = ${people.id} and ${lt(orders.createdAt, inAccounts)} and not ${isRenewing})))`;
  return and(
    or(isNotNull(people.email), ne(people.name, "")),
    lt(people.createdAt, before),
    sql`not ${belongs(accountPeople, accountPeople.personId)}`,
    sql`not exists (select from ${users} where lower(${users.email}) = ${people.email})`,
    sql`not ${belongs(inquiries, inquiries.personId)}`,
    sql`not ${belongs(enrolmentRequests, enrolmentRequests.personId)}`,
    sql`not ${belongs(demoBookings, demoBookings.personId)}`,
    sql`not ${belongs(leads, leads.personId)}`,
    sql`not ${belongs(incomingMessages, incomingMessages.personId)}`,
    sql`not ${belongs(replies, replies.personId)}`,
    sql`not ${belongs(certificates, certificates.personId)}`,
    sql`not exists (select from ${people} as other where other.merged_into = ${people.id})`,
    sql`not exists (select from ${enrolments} where ${enrolments.personId} = ${people.id} and not ${settled})`,
  );
}

/** Whether an order was ever paid for: then its amounts stay in the accounts. */
const hasMoney = sql`exists (
  select from ${ledgerEntries} where ${ledgerEntries.orderId} = ${orders.id} and ${ledgerEntries.kind} = 'payment')`;

/** A running subscription: a payer whose card is charged must be able to end it. */
const hasSubscription = sql`${cardCheckouts.subscriptionId} is not null and ${cardCheckouts.endedAt} is null`;
const isRenewing = sql`exists (
  select from ${cardCheckouts} where ${cardCheckouts.orderId} = ${orders.id} and ${hasSubscription})`;

const orderIds = { id: orders.id, enrolmentRequestId: orders.enrolmentRequestId };

const withRequests = (database: Database) =>
  database
    .select(orderIds)
    .from(orders)
    .leftJoin(enrolmentRequests, eq(enrolmentRequests.id, orders.enrolmentRequestId));

/** Whether an order still names its student: in its request, or by the proofs and checkouts of a bill. */
const namesSomeone = or(
  ne(enrolmentRequests.email, ""),
  sql`${orders.enrolmentRequestId} is null and (
    exists (select from ${paymentProofs} where ${paymentProofs.orderId} = ${orders.id})
    or exists (select from ${cardCheckouts} where ${cardCheckouts.orderId} = ${orders.id}))`,
);

const isUnpaid = (before: Date) =>
  and(
    inArray(orders.state, ["awaiting_payment", "rejected", "cancelled"]),
    lt(orders.dueAt, before),
    sql`not ${hasMoney}`,
  );

const isInAccounts = (before: Date) =>
  and(
    or(inArray(orders.state, ["paid", "proof_sent"]), hasMoney),
    ...[lt(orders.createdAt, before), namesSomeone, sql`not ${isRenewing}`],
  );

/** Rows of a bank that still say who sent the money. */
const isSaid = (before: Date) => and(lt(bankRows.importedAt, before), ne(bankRows.text, ""));

/** Decided proofs; those that wait for a verdict stay. */
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

/** A lead whose record is gone or names no one; an assistant's hand-over has none, and goes by its age. */
function isLost(before: Date): SQL | undefined {
  const isAbout = (table: PgTable, id: PgColumn) => sql`exists (select from ${table} where ${id} = ${leads.about})`;
  const request = sql`exists (select from ${enrolmentRequests}
    where ${enrolmentRequests.id} = ${leads.about} and ${enrolmentRequests.email} <> '')`;
  const written = sql`${isAbout(inquiries, inquiries.id)} or ${isAbout(incomingMessages, incomingMessages.id)}`;
  const record = sql`${written} or ${isAbout(demoBookings, demoBookings.id)} or ${request}`;
  const isOld = and(eq(leads.source, "assistant"), lt(leads.createdAt, before));
  return or(isOld, and(ne(leads.source, "assistant"), sql`not (${record})`));
}

/** The search for each kind of record that has a retention period. */
export const findExpired = {
  inquiries: olderThan(inquiries, inquiries.id, inquiries.createdAt),
  incomingMessages: olderThan(incomingMessages, incomingMessages.id, incomingMessages.at),
  replies: expiring(findOldReplies, async (transaction, ids) => {
    const files = await removeReplies(transaction, ids);
    return { count: ids.length, proofs: [], files };
  }),
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
  bankTexts: expiring(
    async (database, before, limit) =>
      await database.select({ id: bankRows.id }).from(bankRows).where(isSaid(before)).limit(limit),
    async (transaction, found) => {
      const ids = found.map(({ id }) => id);
      await transaction.update(bankRows).set({ text: "" }).where(inArray(bankRows.id, ids));
      return { count: ids.length, proofs: [] };
    },
  ),
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
  enrolments: places((before) => {
    const ended = sql`(select ${batches.id} from ${batches} where ${batches.endDate} < ${before.toISOString().slice(0, 10)})`;
    return and(inArray(enrolments.batchId, ended), sql`not ${ofAnOrder}`);
  }),
  withdrawnEnrolments: places((before) =>
    and(eq(enrolments.state, "withdrawn"), lt(enrolments.changedAt, before), sql`not ${ofAnOrder}`),
  ),
  handInFiles: expiring(findUnusedFiles, async (transaction, ids) => {
    const files = await removeUnusedFiles(transaction, ids);
    return { count: files.length, proofs: [], files };
  }),
  leads: walking(leads, isLost, async (transaction, ids, before) => {
    const gone = await transaction
      .delete(leads)
      .where(and(inArray(leads.id, ids), isLost(before)))
      .returning({ id: leads.id });
    return { count: gone.length, proofs: [] };
  }),
  people: walking(people, isForgotten, async (transaction, ids, before) => {
    const isOne = and(inArray(people.id, ids), isForgotten(before));
    const found = await transaction
      .select({ id: people.id })
      .from(people)
      .where(isOne)
      .for("update", { skipLocked: true });
    const gone = found.map(({ id }) => id);
    const files = await removePeople(transaction, gone);
    return { count: gone.length, proofs: [], files };
  }),
  lectureUploads: expiring(
    async (database, before, limit) => {
      const { id, changedAt } = lectureUploads;
      const found = await database.select({ id }).from(lectureUploads).where(lt(changedAt, before)).limit(limit);
      return found.map((upload) => upload.id);
    },
    async (transaction, ids, before) => {
      const { id, changedAt } = lectureUploads;
      const isOne = and(inArray(id, ids), lt(changedAt, before));
      const expired = await transaction.select({ id }).from(lectureUploads).where(isOne).for("update");
      const files: StorageKey[] = [];
      for (const upload of expired) files.push(...(await removeUpload(transaction, upload.id)));
      return { count: expired.length, proofs: [], files };
    },
  ),
  unusedPhotos: expiring(findUnusedPhotos, async (transaction, names) => {
    const photos = await forgetPhotos(transaction, names);
    return { count: photos.length, proofs: [], photos };
  }),
  classMaterials: expiring(findLeftMaterials, removeLeftMaterials),
  starterFiles: expiring(findLeftStarterFiles, removeLeftStarterFiles),
  auditEntries: olderThan(auditEntries, auditEntries.id, auditEntries.at),
  auditSeals: olderThan(auditSeals, auditSeals.number, auditSeals.lastAt),
  staffSessions: olderThan(staffSessions, staffSessions.id, staffSessions.expiresAt),
  staffInvitations: olderThan(staffInvitations, staffInvitations.id, staffInvitations.createdAt),
  sessions: olderThan(sessions, sessions.id, sessions.expiresAt),
  knownNetworks: olderThan(knownNetworks, knownNetworks.key, knownNetworks.seenAt),
  assistantQuestions: rowsOf(assistantQuestions, assistantQuestions.id, (before) =>
    lt(assistantQuestions.askedOn, before.toISOString().slice(0, 10)),
  ),
  announcements: olderThan(announcements, announcements.id, announcements.createdAt),
  announcementFiles: expiring(findUnnamed, async (transaction, ids) => {
    const files = await removeUnnamed(transaction, ids);
    return { count: files.length, proofs: [], files };
  }),
  answeredForms: olderThan(answeredForms, answeredForms.key, answeredForms.at),
  passwordResets: olderThan(passwordResets, passwordResets.id, passwordResets.expiresAt),
} satisfies Record<string, FindExpired>;
