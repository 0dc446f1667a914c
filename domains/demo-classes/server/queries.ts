import { and, eq, gte, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { SubjectFinder } from "#domains/leads/server/subjects.ts";
import type { Database } from "#server/db/client.ts";
import { demoBookings, demoSlots } from "./tables.ts";

export type DemoBooking = typeof demoBookings.$inferSelect;

/** Names a demo class. */
type DemoSlotKey = Pick<DemoBooking, "courseId" | "startsAt">;

const isSlot = ({ courseId, startsAt }: DemoSlotKey) =>
  and(eq(demoSlots.courseId, courseId), eq(demoSlots.startsAt, startsAt));

/** The places taken in a course's classes from `from` to `to`, both included: start in milliseconds → count. */
export async function countTaken(database: Database, courseId: string, from: Date, to: Date) {
  const rows = await database
    .select({ startsAt: demoSlots.startsAt, taken: demoSlots.taken })
    .from(demoSlots)
    .where(and(eq(demoSlots.courseId, courseId), gte(demoSlots.startsAt, from), lte(demoSlots.startsAt, to)));
  return new Map(rows.map(({ startsAt, taken }) => [startsAt.getTime(), taken]));
}

/** Locks the slot until the transaction ends. */
export async function lockDemoSlot(transaction: Database, { courseId, startsAt }: DemoSlotKey): Promise<void> {
  await transaction
    .insert(demoSlots)
    .values({ courseId, startsAt })
    .onConflictDoUpdate({ target: [demoSlots.courseId, demoSlots.startsAt], set: { taken: sql`${demoSlots.taken}` } });
}

/** Takes one of a slot's `seats`; false if all are taken. */
export async function takePlace(transaction: Database, slot: DemoSlotKey, seats: number): Promise<boolean> {
  const taken = await transaction
    .update(demoSlots)
    .set({ taken: sql`${demoSlots.taken} + 1` })
    .where(and(isSlot(slot), lt(demoSlots.taken, seats)))
    .returning({ taken: demoSlots.taken });
  return taken.length > 0;
}

/** Gives a place back. */
export async function freePlace(transaction: Database, slot: DemoSlotKey): Promise<void> {
  await transaction
    .update(demoSlots)
    .set({ taken: sql`${demoSlots.taken} - 1` })
    .where(isSlot(slot));
}

/** Writes a booking; false if there is one with its form key already. */
export async function insertDemoBooking(transaction: Database, booking: DemoBooking): Promise<boolean> {
  const inserted = await transaction
    .insert(demoBookings)
    .values(booking)
    .onConflictDoNothing({ target: demoBookings.formKey })
    .returning({ id: demoBookings.id });
  return inserted.length > 0;
}

/** The booking that a form made; undefined if it made none. */
export async function findDemoBookingOfForm(database: Database, formKey: string): Promise<DemoBooking | undefined> {
  return (await database.select().from(demoBookings).where(eq(demoBookings.formKey, formKey)))[0];
}

/** The booking that holds a place in a class for this person; undefined if there is none. */
export async function findPlaceOf(
  database: Database,
  { courseId, startsAt }: DemoSlotKey,
  email: string,
): Promise<DemoBooking | undefined> {
  const found = await database
    .select()
    .from(demoBookings)
    .where(
      and(
        eq(demoBookings.courseId, courseId),
        eq(demoBookings.startsAt, startsAt),
        eq(demoBookings.email, email),
        isNull(demoBookings.cancelledAt),
      ),
    );
  return found[0];
}

/** Makes other bookings of the same mailbox in the same course wait until the transaction ends. */
export async function lockDemoPerson(transaction: Database, courseId: string, mailbox: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(8, hashtext(${`${courseId} ${mailbox}`}))`);
}

/** The addresses that hold places in a course's classes that are not over; no more than the classes have places. */
export async function findBookedAddresses(database: Database, courseId: string, now: Date): Promise<string[]> {
  const isToCome = and(eq(demoBookings.courseId, courseId), gte(demoBookings.endsAt, now));
  const found = await database
    .select({ email: demoBookings.email })
    .from(demoBookings)
    .where(and(isToCome, isNull(demoBookings.cancelledAt)));
  return found.map(({ email }) => email);
}

/** The bookings with these ids, in any order; unknown ids are left out. */
export async function findDemoBookings(database: Database, ids: string[]): Promise<DemoBooking[]> {
  return await database.select().from(demoBookings).where(inArray(demoBookings.id, ids));
}

export async function findDemoBooking(database: Database, id: string): Promise<DemoBooking | undefined> {
  return (await findDemoBookings(database, [id]))[0];
}

/** A booking, locked until the transaction ends. */
export async function lockDemoBooking(transaction: Database, id: string): Promise<DemoBooking | undefined> {
  return (await transaction.select().from(demoBookings).where(eq(demoBookings.id, id)).for("update"))[0];
}

/** Changes a booking and increments its sequence; answers it as it is now. */
export async function changeDemoBooking(
  transaction: Database,
  id: string,
  change: Pick<DemoBooking, "startsAt" | "endsAt" | "came"> | { cancelledAt: Date },
): Promise<DemoBooking | undefined> {
  const changed = await transaction
    .update(demoBookings)
    .set({ ...change, sequence: sql`${demoBookings.sequence} + 1` })
    .where(eq(demoBookings.id, id))
    .returning();
  return changed[0];
}

/** Ends or resumes the reminders of a booking; it stays in its version, which the queued emails name. */
export async function writeReminderWish(database: Database, id: string, endedAt: Date | null): Promise<void> {
  await database.update(demoBookings).set({ remindersEndedAt: endedAt }).where(eq(demoBookings.id, id));
}

/** The demo classes to come of these people, the earliest first. */
export async function findUpcomingBookingsOfPeople(
  database: Database,
  personIds: string[],
  now: Date,
): Promise<DemoBooking[]> {
  const isTheirs = and(inArray(demoBookings.personId, personIds), isNull(demoBookings.cancelledAt));
  return await database
    .select()
    .from(demoBookings)
    .where(and(isTheirs, gte(demoBookings.endsAt, now)))
    .orderBy(demoBookings.startsAt);
}

/** The subjects of demo bookings, for the leads that they opened. */
export const findBookingSubjects: SubjectFinder = async (database, ids) =>
  await database
    .select({
      ...{ id: demoBookings.id, courseId: demoBookings.courseId },
      ...{ startsAt: demoBookings.startsAt, came: demoBookings.came },
    })
    .from(demoBookings)
    .where(inArray(demoBookings.id, ids));
