import { asc, desc, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import { findChangesOfEnrolments } from "#server/db/queries/attendance.ts";
import { findCertificatesOfPeople } from "#server/db/queries/certificates.ts";
import { findPostedGrades } from "#server/db/queries/grades.ts";
import { findWorkOf } from "#server/db/queries/hand-ins.ts";
import { findLeadsOfPeople } from "#server/db/queries/leads.ts";
import { findLedgerEntries } from "#server/db/queries/ledger.ts";
import { findSamePeople, lockPeople, normalisedEmail } from "#server/db/queries/people.ts";
import { findMergesOfPeople, lockMerges } from "#server/db/queries/person-merges.ts";
import { findMessagesOfPeople } from "#server/db/queries/person-messages.ts";
import { demoBookings } from "#server/db/schema/demo-bookings.ts";
import { enrolmentRequests } from "#server/db/schema/enrolment-requests.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { lectureProgress } from "#server/db/schema/lecture-progress.ts";
import { discountUses } from "#server/db/schema/ledger.ts";
import { orderChanges, orders } from "#server/db/schema/orders.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#server/db/schema/payments.ts";
import { quizAnswers, quizAttempts } from "#server/db/schema/quizzes.ts";
import { credentials, passwordResets, sessions, users } from "#server/db/schema/users.ts";

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/** The e-mail addresses of the person with an address: that one, and those of people merged with them. */
export async function findAddresses(database: Database, email: string): Promise<string[]> {
  const people = await findSamePeople(database, email);
  return [...new Set([normalisedEmail(email), ...people.flatMap((person) => person.email ?? [])])];
}

/**
 * All rows that belong to an e-mail address, in small letters or capitals, and to the addresses of people merged with its
 * person. With "lock", no merge, demo booking or order of theirs changes until the transaction ends.
 */
export async function findPersonalData(database: Database, email: string, locking: "lock" | "leave" = "leave") {
  if (locking === "lock") {
    await lockMerges(database);
    await lockPeople(database, idsOf(await findSamePeople(database, email)));
  }
  const people = await findSamePeople(database, email);
  const personIds = idsOf(people);
  const addresses = await findAddresses(database, email);
  const isTheirs = (column: PgColumn): SQL => sql`lower(${column}) in ${addresses}`;
  const isOf = (address: PgColumn, personId: PgColumn) => or(isTheirs(address), inArray(personId, personIds));
  const theirInquiries = await database
    .select()
    .from(inquiries)
    .where(isOf(inquiries.email, inquiries.personId))
    .orderBy(asc(inquiries.createdAt));
  const theirEnrolmentRequests = await database
    .select()
    .from(enrolmentRequests)
    .where(isOf(enrolmentRequests.email, enrolmentRequests.personId))
    .orderBy(asc(enrolmentRequests.createdAt));
  const findBookings = database
    .select()
    .from(demoBookings)
    .where(isOf(demoBookings.email, demoBookings.personId))
    .orderBy(asc(demoBookings.startsAt));
  const theirBookings = await (locking === "lock" ? findBookings.for("update") : findBookings);
  const isForThem = inArray(orders.enrolmentRequestId, idsOf(theirEnrolmentRequests));
  const findOrders = database.select().from(orders).where(isForThem);
  const theirOrders = await (locking === "lock" ? findOrders.for("update") : findOrders);
  const orderIds = idsOf(theirOrders);
  const references = theirOrders.map(({ reference }) => reference);
  const linked = people.flatMap(({ userId }) => userId ?? []);
  const accounts = await database
    .select()
    .from(users)
    // An account at another provider has an id of its own kind.
    .where(or(isTheirs(users.email), inArray(sql`${users.id}::text`, linked)));
  const userIds = idsOf(accounts);
  const theirEnrolments = await database
    .select()
    .from(enrolments)
    .where(inArray(enrolments.personId, personIds))
    .orderBy(asc(enrolments.createdAt));
  const attempts = await database
    .select()
    .from(quizAttempts)
    .where(inArray(quizAttempts.enrolmentId, idsOf(theirEnrolments)))
    .orderBy(asc(quizAttempts.startedAt));
  const { handIns, files: handInFiles } = await findWorkOf(database, idsOf(theirEnrolments));
  return {
    people,
    merges: await findMergesOfPeople(database, personIds),
    leads: await findLeadsOfPeople(database, personIds),
    enrolments: theirEnrolments,
    attendance: await findChangesOfEnrolments(database, idsOf(theirEnrolments)),
    quizAttempts: attempts,
    quizAnswers: await database
      .select()
      .from(quizAnswers)
      .where(inArray(quizAnswers.attemptId, idsOf(attempts))),
    handIns,
    handInFiles,
    /** Those that are posted: the others are not said yet. */
    grades: await findPostedGrades(database, idsOf(theirEnrolments), new Date()),
    certificates: await findCertificatesOfPeople(database, personIds),
    messages: await findMessagesOfPeople(database, personIds),
    inquiries: theirInquiries,
    enrolmentRequests: theirEnrolmentRequests,
    demoBookings: theirBookings,
    orders: theirOrders,
    changes: await database
      .select()
      .from(orderChanges)
      .where(inArray(orderChanges.orderId, orderIds))
      .orderBy(asc(orderChanges.id)),
    ledger: await findLedgerEntries(database, orderIds),
    discountUses: await database.select().from(discountUses).where(inArray(discountUses.orderId, orderIds)),
    progress: await database.select().from(lectureProgress).where(inArray(lectureProgress.userId, userIds)),
    proofs: await database.select().from(paymentProofs).where(inArray(paymentProofs.orderId, orderIds)),
    checkouts: await database.select().from(cardCheckouts).where(inArray(cardCheckouts.orderId, orderIds)),
    events: await database
      .select()
      .from(paymentEvents)
      .where(inArray(paymentEvents.reference, references))
      .orderBy(asc(paymentEvents.receivedAt)),
    accounts,
    sessions: await database
      .select()
      .from(sessions)
      .where(inArray(sessions.userId, userIds))
      .orderBy(desc(sessions.updatedAt)),
    credentials: await database.select().from(credentials).where(inArray(credentials.userId, userIds)),
    passwordResets: await database.select().from(passwordResets).where(inArray(passwordResets.value, userIds)),
  };
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
