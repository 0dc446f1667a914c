import { asc, desc, inArray, or, sql, type Table } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { findAccountsOfPeople, findAccountsWithOthers } from "#domains/accounts/server/account-people.ts";
import { findMergesOfPeople, lockMerges } from "#domains/accounts/server/merges.ts";
import { credentials, passwordResets, sessions, users } from "#domains/accounts/server/tables.ts";
import { attendanceChanges } from "#domains/attendance/server/tables.ts";
import { findCertificatesOfPeople } from "#domains/certificates/server/queries.ts";
import { certificates } from "#domains/certificates/server/tables.ts";
import { demoBookings } from "#domains/demo-classes/server/tables.ts";
import { findIncomingOf } from "#domains/leads/server/incoming-messages.ts";
import { findMessagesOfPeople } from "#domains/leads/server/person-messages.ts";
import { findLeadsOfPeople } from "#domains/leads/server/queries.ts";
import { incomingMessages, inquiries, leads, personMessages } from "#domains/leads/server/tables.ts";
import { lectureProgress } from "#domains/lectures/server/tables.ts";
import { findLedgerEntries } from "#domains/money/server/queries/ledger-queries.ts";
import { discountUses, ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import { orderChanges, orders } from "#domains/money/server/tables/order-tables.ts";
import { cardCheckouts, paymentEvents, paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import { chatTexts } from "#domains/outbox/server/tables.ts";
import { findDocumentsOf } from "#domains/people/server/document-queries.ts";
import {
  findOthersOfAddresses,
  findPeopleByIds,
  findSamePeople,
  findSamePeopleById,
  lockPeople,
  normalisedEmail,
  onePersonEach,
  type Person,
} from "#domains/people/server/queries.ts";
import { guardians, people, personChanges, personDocuments, personMerges } from "#domains/people/server/tables.ts";
import { morningEmailRefusals } from "#domains/portal/server/tables.ts";
import { quizAllowances, quizAnswers, quizAttempts, quizDrawn, quizMarks } from "#domains/quizzes/server/tables.ts";
import { findRepliesOf, findReplyFilesOf } from "#domains/replies/server/own-replies.ts";
import { replies, replyFiles } from "#domains/replies/server/tables.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import { findMembersAmong } from "#domains/staff/server/queries.ts";
import { findNewsVisitsOf, findReadersOf, findTold } from "#domains/talk/server/announcement-queries.ts";
import { findFilesTold } from "#domains/talk/server/file-queries.ts";
import { findMessagesOf, findQuestionsOf } from "#domains/talk/server/question-queries.ts";
import { questionMessages, questions } from "#domains/talk/server/tables/question-tables.ts";
import { announcementFiles, announcementReaders, announcements, newsVisits } from "#domains/talk/server/tables.ts";
import { findPostedGrades } from "#domains/work/server/grade-queries.ts";
import { grades, handInFiles, handIns } from "#domains/work/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/** A part of a person's data whose rows an export hands over; of the others it says only that they are there. */
export type Section = Exclude<keyof PersonalData, "members" | "credentials">;

/** The tables of the sections. The marks at their columns decide what an export shows of a row. */
export const exportedTables: Record<Section, Table> = {
  ...{
    people,
    guardians,
    personChanges,
    documents: personDocuments,
    merges: personMerges,
    leads,
    messages: personMessages,
    incomingMessages,
    chatTexts,
    replies,
    replyFiles,
    morningEmailRefusals,
    announcements,
    announcementFiles,
    announcementReaders,
    newsVisits,
    inquiries,
  },
  ...{ enrolments, enrolmentRequests, attendance: attendanceChanges, certificates, demoBookings },
  ...{
    quizAttempts,
    quizDrawn,
    quizAnswers,
    quizMarks,
    quizAllowances,
    handIns,
    handInFiles,
    grades,
    progress: lectureProgress,
    questions,
    questionMessages,
  },
  ...{ orders, changes: orderChanges, ledger: ledgerEntries, discountUses },
  ...{ proofs: paymentProofs, checkouts: cardCheckouts, events: paymentEvents },
  ...{ accounts: users, sessions, passwordResets },
};

/**
 * The scope of the data: everything under an e-mail address, in any case, or about a person, and about people merged
 * with them, as the institute answers for it; or what an account may ask for, that of one of its people and its own.
 */
export type Whose = HeldAbout | { accountId: string; personId: string | null };

/** A person by an e-mail address, or by the id on their card. */
export type HeldAbout = { email: string } | { person: string };

/** The people that data is about: those merged with a person too, by an account only that one. */
async function findPeopleOf(database: Database, whose: Whose): Promise<Person[]> {
  if ("email" in whose) {
    const found = await findSamePeople(database, whose.email);
    if (onePersonEach(found).length < 2) return found;
    throw new AppError("conflict", "person.addressShared", { values: { email: whose.email } });
  }
  if ("person" in whose) return await findSamePeopleById(database, whose.person);
  return whose.personId === null ? [] : await findPeopleByIds(database, [whose.personId]);
}

/**
 * The e-mail addresses under which rows are found without a person: an account finds none by an address, nor is anything
 * found by one that others share.
 */
export async function addressesOf(database: Database, whose: Whose, people: Person[]): Promise<string[]> {
  if ("accountId" in whose) return [];
  const own = "email" in whose ? [normalisedEmail(whose.email)] : [];
  return [...new Set([...own, ...(await unsharedAddresses(database, people))])];
}

/** The addresses of people that nobody besides them has. */
async function unsharedAddresses(database: Database, people: Person[]): Promise<string[]> {
  const emails = people.flatMap(({ email }) => email ?? []);
  const others = await findOthersOfAddresses(database, emails, idsOf(people));
  return emails.filter((email) => !others.some((other) => other.email === email));
}

/** The accounts that data is about, locked with "lock". */
async function findAccounts(database: Database, whose: Whose, people: Person[], locking: Locking) {
  const linked = "accountId" in whose ? [whose.accountId] : await findAccountsOfPeople(database, idsOf(people));
  // An account at another provider has its own kind of id.
  const isLinked = inArray(sql`${users.id}::text`, linked);
  const addresses = await addressesOf(database, whose, people);
  const found = database
    .select()
    .from(users)
    .where(addresses.length > 0 ? or(inArray(users.email, addresses), isLinked) : isLinked);
  return { linked, accounts: await (locking === "lock" ? found.for("update") : found) };
}

/** The e-mail addresses that emails about this data went to. */
export async function findAddresses(database: Database, whose: Whose): Promise<string[]> {
  const people = await findPeopleOf(database, whose);
  if (!("accountId" in whose)) return await addressesOf(database, whose, people);
  const { accounts } = await findAccounts(database, whose, people, "leave");
  // Emails to an account that has other people too are about them as well.
  const shared = await findAccountsWithOthers(database, { accountIds: idsOf(accounts), personIds: idsOf(people) });
  const own = accounts.filter(({ id }) => !shared.includes(id));
  return [...new Set([...(await unsharedAddresses(database, people)), ...own.map(({ email }) => email)])];
}

type Locking = "lock" | "leave";

/** All rows of `Whose` data. "lock" holds their merges, accounts, demo bookings and orders for the transaction. */
export async function findPersonalData(database: Database, whose: Whose, locking: Locking = "leave") {
  if (locking === "lock") {
    await lockMerges(database);
    await lockPeople(database, idsOf(await findPeopleOf(database, whose)));
  }
  const people = await findPeopleOf(database, whose);
  const personIds = idsOf(people);
  const addresses = await addressesOf(database, whose, people);
  const isOf = (address: PgColumn, personId: PgColumn) =>
    addresses.length === 0
      ? inArray(personId, personIds)
      : or(sql`lower(${address}) in ${addresses}`, inArray(personId, personIds));
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
  const isForThem = or(
    inArray(orders.enrolmentRequestId, idsOf(theirEnrolmentRequests)),
    inArray(orders.personId, personIds),
  );
  const findOrders = database.select().from(orders).where(isForThem);
  const theirOrders = await (locking === "lock" ? findOrders.for("update") : findOrders);
  const orderIds = idsOf(theirOrders);
  const references = theirOrders.map(({ reference }) => reference);
  const { accounts, linked } = await findAccounts(database, whose, people, locking);
  const accountIds = [...new Set([...linked, ...idsOf(accounts)])];
  const userIds = idsOf(accounts);
  const theirEnrolments = await database
    .select()
    .from(enrolments)
    .where(inArray(enrolments.personId, personIds))
    .orderBy(asc(enrolments.createdAt));
  const told = await findTold(database, personIds);
  const attempts = await database
    .select()
    .from(quizAttempts)
    .where(inArray(quizAttempts.enrolmentId, idsOf(theirEnrolments)))
    .orderBy(asc(quizAttempts.startedAt));
  const enrolmentIds = idsOf(theirEnrolments);
  return {
    people,
    guardians: await database.select().from(guardians).where(inArray(guardians.personId, personIds)),
    personChanges: await database
      .select()
      .from(personChanges)
      .where(inArray(personChanges.personId, personIds))
      .orderBy(asc(personChanges.at)),
    documents: await findDocumentsOf(database, personIds),
    merges: await findMergesOfPeople(database, personIds),
    leads: await findLeadsOfPeople(database, personIds),
    enrolments: theirEnrolments,
    attendance: await database
      .select()
      .from(attendanceChanges)
      .where(inArray(attendanceChanges.enrolmentId, enrolmentIds))
      .orderBy(asc(attendanceChanges.id)),
    quizAttempts: attempts,
    quizDrawn: await database
      .select()
      .from(quizDrawn)
      .where(inArray(quizDrawn.attemptId, idsOf(attempts))),
    quizAnswers: await database
      .select()
      .from(quizAnswers)
      .where(inArray(quizAnswers.attemptId, idsOf(attempts))),
    quizAllowances: await database
      .select()
      .from(quizAllowances)
      .where(inArray(quizAllowances.enrolmentId, enrolmentIds)),
    quizMarks: await database
      .select()
      .from(quizMarks)
      .where(inArray(quizMarks.attemptId, idsOf(attempts))),
    handIns: await database
      .select()
      .from(handIns)
      .where(inArray(handIns.enrolmentId, enrolmentIds))
      .orderBy(asc(handIns.handedInAt)),
    handInFiles: await database.select().from(handInFiles).where(inArray(handInFiles.enrolmentId, enrolmentIds)),
    /** Only posted ones: the others are not given yet. */
    grades: await findPostedGrades(database, enrolmentIds, new Date()),
    questions: await findQuestionsOf(database, enrolmentIds),
    questionMessages: await findMessagesOf(database, enrolmentIds),
    certificates: await findCertificatesOfPeople(database, personIds),
    messages: await findMessagesOfPeople(database, personIds),
    incomingMessages: await findIncomingOf(database, personIds),
    chatTexts: await database.select().from(chatTexts).where(inArray(chatTexts.personId, personIds)),
    replies: await findRepliesOf(database, personIds),
    replyFiles: await findReplyFilesOf(database, personIds),
    announcements: told,
    announcementFiles: await findFilesTold(database, told),
    announcementReaders: await findReadersOf(database, personIds),
    newsVisits: await findNewsVisitsOf(database, personIds),
    morningEmailRefusals: await database
      .select()
      .from(morningEmailRefusals)
      .where(inArray(morningEmailRefusals.personId, personIds)),
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
    /** The members of staff among the accounts and the addresses. */
    members: await findMembersAmong(database, { userIds: accountIds, emails: addresses }),
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
