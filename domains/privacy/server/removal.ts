import { and, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { deleteLinksOfAccounts, deleteLinksOfPeople } from "#domains/accounts/server/account-people.ts";
import { partFrom } from "#domains/accounts/server/merges.ts";
import { passwordResets, users } from "#domains/accounts/server/tables.ts";
import { attendance, attendanceChanges } from "#domains/attendance/server/tables.ts";
import { demoBookings, demoSlots } from "#domains/demo-classes/server/tables.ts";
import { incomingMessages, inquiries, leads, personMessages } from "#domains/leads/server/tables.ts";
import { lectureProgress } from "#domains/lectures/server/tables.ts";
import { bankRowEntries, bankRows } from "#domains/money/server/tables/bank-tables.ts";
import {
  discountUses,
  instalmentReminders,
  ledgerEntries,
  receiptParts,
  receipts,
} from "#domains/money/server/tables/ledger-tables.ts";
import { orderChanges, orders } from "#domains/money/server/tables/order-tables.ts";
import { cardCheckouts, paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import { chatTexts } from "#domains/outbox/server/tables.ts";
import { removeDocumentsOf } from "#domains/people/server/document-queries.ts";
import { people } from "#domains/people/server/tables.ts";
import { quizAttempts } from "#domains/quizzes/server/tables.ts";
import { removeRepliesOf } from "#domains/replies/server/own-replies.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import { staff } from "#domains/staff/server/tables.ts";
import { forgetReaders } from "#domains/talk/server/announcement-queries.ts";
import type { Database } from "#server/db/client.ts";
import { emptied } from "#server/db/personal.ts";
import type { StorageKey } from "#server/storage/port.ts";

/** An order and the request it is for, if there is one. */
interface OrderIds {
  id: string;
  enrolmentRequestId: string | null;
}

/** Removes inquiries, and enrolments without an order. */
export async function removeRequests(transaction: Database, ids: { inquiries: string[]; enrolmentRequests: string[] }) {
  await transaction.delete(inquiries).where(inArray(inquiries.id, ids.inquiries));
  await transaction.delete(enrolmentRequests).where(inArray(enrolmentRequests.id, ids.enrolmentRequests));
}

/**
 * Removes accounts with their sessions, passwords, password resets, links to people and progress in lectures. Throws
 * for a staff account, which is never removed here.
 */
export async function removeAccounts(transaction: Database, ids: string[]): Promise<void> {
  const members = await transaction.select({ id: staff.userId }).from(staff).where(inArray(staff.userId, ids));
  if (members.length > 0) throw new Error("An account of the staff is not removed.");
  await deleteLinksOfAccounts(transaction, ids);
  await transaction.delete(lectureProgress).where(inArray(lectureProgress.userId, ids));
  await transaction.delete(passwordResets).where(inArray(passwordResets.value, ids));
  await transaction.delete(users).where(inArray(users.id, ids));
}

/** Removes orders with all their records and their enrolments; returns the names of the proofs' files. */
export async function removeOrders(transaction: Database, gone: OrderIds[]): Promise<string[]> {
  const ids = gone.map(({ id }) => id);
  const files = await removeProofs(transaction, inArray(paymentProofs.orderId, ids));
  await transaction.delete(cardCheckouts).where(inArray(cardCheckouts.orderId, ids));
  await transaction.delete(orderChanges).where(inArray(orderChanges.orderId, ids));
  await removeLedger(transaction, ids);
  await transaction.delete(orders).where(inArray(orders.id, ids));
  const enrolmentRequestIds = gone.flatMap(({ enrolmentRequestId }) => enrolmentRequestId ?? []);
  await transaction.delete(enrolmentRequests).where(inArray(enrolmentRequests.id, enrolmentRequestIds));
  return files;
}

/** Removes the ledger of orders that were never paid. */
async function removeLedger(transaction: Database, orderIds: string[]): Promise<void> {
  await removeBankTexts(transaction, orderIds);
  const entries = transaction
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.orderId, orderIds));
  await transaction.delete(instalmentReminders).where(inArray(instalmentReminders.entryId, entries));
  await transaction.delete(receiptParts).where(inArray(receiptParts.entryId, entries));
  await transaction.delete(receipts).where(inArray(receipts.entryId, entries));
  await transaction.delete(ledgerEntries).where(inArray(ledgerEntries.orderId, orderIds));
  await transaction.delete(discountUses).where(inArray(discountUses.orderId, orderIds));
}

/** Empties what a bank said of the senders of these orders' payments. */
async function removeBankTexts(transaction: Database, orderIds: string[]): Promise<void> {
  const ofOrders = transaction
    .select({ id: bankRowEntries.rowId })
    .from(bankRowEntries)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, bankRowEntries.entryId))
    .where(inArray(ledgerEntries.orderId, orderIds));
  await transaction.update(bankRows).set({ text: "" }).where(inArray(bankRows.id, ofOrders));
}

/**
 * Removes the person from orders whose amount and date must stay in the accounts: the enrolments are emptied, proofs
 * and checkouts removed. Returns the names of the proofs' files.
 */
export async function anonymiseOrders(transaction: Database, anonymised: OrderIds[]): Promise<string[]> {
  const ids = anonymised.map(({ id }) => id);
  await transaction.delete(cardCheckouts).where(inArray(cardCheckouts.orderId, ids));
  await removeBankTexts(transaction, ids);
  const enrolmentRequestIds = anonymised.flatMap(({ enrolmentRequestId }) => enrolmentRequestId ?? []);
  await transaction
    .update(enrolmentRequests)
    .set(emptied(enrolmentRequests))
    .where(inArray(enrolmentRequests.id, enrolmentRequestIds));
  return await removeProofs(transaction, inArray(paymentProofs.orderId, ids));
}

/** Removes the leads of these people, and those about these records. */
export async function removeLeads(transaction: Database, gone: { personIds: string[]; about: string[] }) {
  await transaction.delete(leads).where(or(inArray(leads.personId, gone.personIds), inArray(leads.about, gone.about)));
}

/** Whether an order refers to a place. */
export const ofAnOrder = sql`exists (select from ${orders} where ${orders.enrolmentId} = ${enrolments.id})`;

/**
 * Removes places in batches that no order refers to, and from every place its attendance, who requested it and the
 * staff's notes about it.
 */
export async function removeEnrolments(transaction: Database, ids: string[]): Promise<void> {
  await transaction.delete(attendanceChanges).where(inArray(attendanceChanges.enrolmentId, ids));
  await transaction.delete(attendance).where(inArray(attendance.enrolmentId, ids));
  await transaction.update(enrolments).set(emptied(enrolments)).where(inArray(enrolments.id, ids));
  await transaction.delete(enrolments).where(and(inArray(enrolments.id, ids), sql`not ${ofAnOrder}`));
}

/** Removes the attempts at quizzes with their answers, even of a place that an order keeps. */
export async function removeQuizAttempts(transaction: Database, enrolmentIds: string[]): Promise<void> {
  await transaction.delete(quizAttempts).where(inArray(quizAttempts.enrolmentId, enrolmentIds));
}

const hasPlace = sql`(exists (select from ${enrolments} where ${enrolments.personId} = ${people.id})
  or exists (select from ${orders} where ${orders.personId} = ${people.id}))`;

/** Removes people with their merges and their links to accounts. One to whom an order or its place refers stays, without name, addresses and account. Returns the keys of their papers. */
export async function removePeople(transaction: Database, ids: string[]): Promise<StorageKey[]> {
  if (ids.length === 0) return [];
  await partFrom(transaction, ids);
  await deleteLinksOfPeople(transaction, ids);
  await transaction
    .update(people)
    .set(emptied(people))
    .where(and(inArray(people.id, ids), hasPlace));
  await transaction.delete(personMessages).where(inArray(personMessages.personId, ids));
  await transaction.delete(chatTexts).where(inArray(chatTexts.personId, ids));
  await transaction.delete(incomingMessages).where(inArray(incomingMessages.personId, ids));
  await removeRepliesOf(transaction, ids);
  await forgetReaders(transaction, ids);
  const papers = await removeDocumentsOf(transaction, ids);
  await transaction.delete(people).where(and(inArray(people.id, ids), sql`not ${hasPlace}`));
  return papers;
}

/** Removes proofs; returns the names of their files. */
export async function removeProofs(transaction: Database, which: SQL): Promise<string[]> {
  const gone = await transaction.delete(paymentProofs).where(which).returning({ fileName: paymentProofs.fileName });
  return gone.map(({ fileName }) => fileName);
}

/**
 * Removes demo bookings and frees their places in upcoming classes. Waits for a booking that is being cancelled or
 * moved, so that no place is freed twice.
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
