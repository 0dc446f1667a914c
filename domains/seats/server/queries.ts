import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { findSameAsEach } from "#domains/people/server/queries.ts";
import { people } from "#domains/people/server/tables.ts";
import type { EnrolmentState } from "#domains/seats/contract/enrolment.ts";
import type { Database } from "#server/db/client.ts";
import type { KnowsBranches } from "#server/within.ts";
import { enrolments } from "./tables.ts";
import { findBatchesWaitedFor, inTurn, isWaiting } from "./waiting-list.ts";

export type Enrolment = typeof enrolments.$inferSelect;

/** A batch's fields for the rules of seats. */
export type SeatedBatch = Awaited<ReturnType<typeof lockBatch>> & {};

/** The states that take a seat. */
const seated: EnrolmentState[] = ["held", "active", "completed"];
/** The states in which a person is in a batch, or waits for it. */
const open: EnrolmentState[] = ["held", "active", "waitlisted"];

/** The number of seats of each batch that its enrolments take; to be joined by `batchId`. */
export const seatsTaken = (database: Database) =>
  database
    .select({ batchId: enrolments.batchId, taken: count().as("taken") })
    .from(enrolments)
    .where(inArray(enrolments.state, seated))
    .groupBy(enrolments.batchId)
    .as("seats_taken");

/** A batch, locked: no one else changes its enrolments until `transaction` ends. */
export async function lockBatch(transaction: Database, batchId: string) {
  const { id, courseId, seats, enrolledElsewhere, startDate, endDate } = batches;
  const [batch] = await transaction
    .select({ id, courseId, seats, enrolledElsewhere, startDate, endDate })
    .from(batches)
    .where(eq(batches.id, batchId))
    .for("update");
  return batch;
}

/** The number of free seats of a locked batch; below 0 if the staff have counted more students than seats. */
export async function countFreeSeats(transaction: Database, batch: SeatedBatch): Promise<number> {
  const isSeated = and(eq(enrolments.batchId, batch.id), inArray(enrolments.state, seated));
  const [counted] = await transaction.select({ taken: count() }).from(enrolments).where(isSeated);
  return batch.seats - batch.enrolledElsewhere - (counted?.taken ?? 0);
}

const isUnprovedHold = and(eq(enrolments.state, "held"), isNull(enrolments.provedAt));
const isUnprovedPlace = and(sql`${enrolments.state} in ('held', 'waitlisted')`, isNull(enrolments.provedAt));

/** The number of unproved held seats of a locked batch. */
export async function countUnprovedHolds(transaction: Database, batchId: string): Promise<number> {
  const isIt = and(eq(enrolments.batchId, batchId), isUnprovedHold);
  return (await transaction.select({ all: count() }).from(enrolments).where(isIt))[0]?.all ?? 0;
}

/** The numbers of unproved places, held or on a waiting list, in all batches: by network, or by mailbox. */
export async function countUnprovedPlaces(
  transaction: Database,
  by: "askedFrom" | "askedBy",
  names: string[],
): Promise<Map<string, number>> {
  const asker = sql<string>`${enrolments[by]}`;
  const found = await transaction
    .select({ asker, all: count() })
    .from(enrolments)
    .where(and(inArray(asker, names), isUnprovedPlace))
    .groupBy(asker);
  return new Map(found.map((one) => [one.asker, one.all]));
}

/** Makes other transactions that name one of these askers wait until this one ends; in one order for all of them. */
export async function lockAsker(transaction: Database, names: string[]): Promise<void> {
  await transaction.execute(sql`
    select pg_advisory_xact_lock(7, key) from (
      select distinct hashtext(name) as key from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name
      order by 1
    ) keys`);
}

/** A state with its own fields: a held seat ends at a minute, and a waiting person has a position. */
export type EnrolmentChange = { provedAt?: Date } & (
  | { state: "held"; heldUntil: Date; offeredAt?: Date }
  | { state: "waitlisted"; position: number; isPaid?: boolean }
  | { state: "active"; isPaid?: boolean }
  | { state: "withdrawn" | "completed" }
);

/** The asker is forgotten once it no longer counts. */
const nobodyAsks = { askedFrom: null, askedBy: null };

export async function changeEnrolment(
  transaction: Database,
  id: string,
  change: EnrolmentChange,
  at: Date,
): Promise<Enrolment> {
  const [changed] = await transaction
    .update(enrolments)
    .set({
      heldUntil: null,
      position: null,
      ...change,
      ...(change.provedAt || change.state === "withdrawn" ? nobodyAsks : {}),
      changedAt: at,
    })
    .where(eq(enrolments.id, id))
    .returning();
  if (!changed) throw new Error("The enrolment is gone.");
  return changed;
}

/** Writes the reason why staff have released a seat; null for none. */
export async function setReleaseReason(transaction: Database, id: string, releaseReason: string | null): Promise<void> {
  await transaction.update(enrolments).set({ releaseReason }).where(eq(enrolments.id, id));
}

/** Puts an enrolment into another batch; its state stays. Staff who move a student know them. */
export async function moveEnrolment(transaction: Database, id: string, batchId: string, at: Date): Promise<Enrolment> {
  const [moved] = await transaction
    .update(enrolments)
    .set({
      batchId,
      changedAt: at,
      provedAt: sql`coalesce(${enrolments.provedAt}, ${at.toISOString()})`,
      ...nobodyAsks,
    })
    .where(eq(enrolments.id, id))
    .returning();
  if (!moved) throw new Error("The enrolment is gone.");
  return moved;
}

export async function findEnrolment(database: Database, id: string): Promise<Enrolment | undefined> {
  return (await database.select().from(enrolments).where(eq(enrolments.id, id)))[0];
}

/** A person's, or a merged person's, seat in a batch or place on its waiting list. */
export async function findOpenEnrolment(
  database: Database,
  { personId, batchId }: { personId: string; batchId: string },
): Promise<Enrolment | undefined> {
  return (await findOpenEnrolments(database, { personIds: [personId], batchId })).get(personId);
}

/** Such places of several people, by their ids. */
export async function findOpenEnrolments(
  database: Database,
  { personIds, batchId }: { personIds: string[]; batchId: string },
): Promise<Map<string, Enrolment>> {
  const sameAs = await findSameAsEach(database, personIds);
  const found = await database
    .select()
    .from(enrolments)
    .where(
      and(
        inArray(enrolments.personId, [...sameAs.values()].flat()),
        eq(enrolments.batchId, batchId),
        inArray(enrolments.state, open),
      ),
    );
  const placeOf = new Map(found.map((one) => [one.personId, one]));
  return new Map(
    [...sameAs].flatMap(([id, all]) => {
      const place = all.flatMap((one) => placeOf.get(one) ?? [])[0];
      return place ? [[id, place] as const] : [];
    }),
  );
}

/** The places of these people in which they have a seat or wait for one, in the order in which batches are locked. */
export async function findOpenPlaces(database: Database, personIds: string[]): Promise<Enrolment[]> {
  return await database
    .select()
    .from(enrolments)
    .where(and(inArray(enrolments.personId, personIds), inArray(enrolments.state, open)))
    .orderBy(asc(enrolments.batchId), asc(enrolments.createdAt));
}

/** Whether a hold is over: never while something keeps it, such as a proof of payment that waits for the staff. */
const isOver = (now: Date, keepsHold: SQL) =>
  and(eq(enrolments.state, "held"), lte(enrolments.heldUntil, now), not(keepsHold));

/** Withdraws the holds of a locked batch that are over, and returns them. */
export async function withdrawExpiredHolds(
  transaction: Database,
  batchId: string,
  { now, keepsHold }: { now: Date; keepsHold: SQL },
): Promise<Enrolment[]> {
  return await transaction
    .update(enrolments)
    .set({ state: "withdrawn", heldUntil: null, changedAt: now, ...nobodyAsks })
    .where(and(eq(enrolments.batchId, batchId), isOver(now, keepsHold)))
    .returning();
}

/** The batches in which a hold is over. */
export async function findBatchesToRelease(database: Database, now: Date, keepsHold: SQL): Promise<string[]> {
  const found = await database
    .selectDistinct({ batchId: enrolments.batchId })
    .from(enrolments)
    .where(isOver(now, keepsHold));
  return found.map(({ batchId }) => batchId);
}

/** The enrolments with these ids and their people, in any order; unknown ids are left out. */
export async function findEnrolmentsWithPeople(database: Database, ids: string[]) {
  return await database
    .select({ enrolment: enrolments, person: people, batch: batches })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .where(inArray(enrolments.id, ids));
}

/** The enrolments of these people with their batches, latest first; `place` is that on the waiting list, from 1. */
export async function findEnrolmentsOfPeople(database: Database, personIds: string[], hasProof: SQL) {
  const order = sql.join(inTurn(hasProof), sql`, `);
  const waiting = database
    .select({
      id: enrolments.id,
      place: sql`row_number() over (partition by ${enrolments.batchId} order by ${order})`.mapWith(Number).as("place"),
    })
    .from(enrolments)
    .where(and(isWaiting, inArray(enrolments.batchId, await findBatchesWaitedFor(database, { personIds }))))
    .as("waiting");
  return await database
    .select({ enrolment: enrolments, batch: batches, place: waiting.place })
    .from(enrolments)
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .leftJoin(waiting, eq(waiting.id, enrolments.id))
    .where(inArray(enrolments.personId, personIds))
    .orderBy(desc(enrolments.createdAt), asc(enrolments.id));
}

/** The freed seats that are offered and not taken yet, the first to expire first, at most `limit`. */
export async function findOfferedSeats(
  database: Database,
  now: Date,
  { limit, within }: { limit: number } & KnowsBranches,
) {
  return await database
    .select({ enrolment: enrolments, person: people, batch: { name: batches.name, courseId: batches.courseId } })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .where(
      and(
        eq(enrolments.state, "held"),
        gt(enrolments.heldUntil, now),
        isNotNull(enrolments.offeredAt),
        within?.has("place", enrolments.id),
      ),
    )
    .orderBy(asc(enrolments.heldUntil))
    .limit(limit);
}

/** Maximum number of people of a batch found at once, more than any has. */
const largestClass = 2000;

/** The people of a batch: those with a seat by name, then those waiting, in turn, then those who left. */
export async function findClass(database: Database, batchId: string) {
  const states = sql`array['active', 'completed', 'held', 'waitlisted', 'withdrawn']`;
  const unpaidLater = sql`case when ${enrolments.state} = 'waitlisted' then not ${enrolments.isPaid} end`;
  return await database
    .select({ enrolment: enrolments, person: people })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(eq(enrolments.batchId, batchId))
    .orderBy(
      sql`array_position(${states}, ${enrolments.state})`,
      unpaidLater,
      asc(enrolments.position),
      asc(people.name),
    )
    .limit(largestClass);
}
