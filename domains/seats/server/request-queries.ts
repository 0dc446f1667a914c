import { and, desc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { SubjectFinder } from "#domains/leads/server/subjects.ts";
import type { Database } from "#server/db/client.ts";

import { enrolmentRequests } from "./tables.ts";

export type StoredEnrolmentRequest = typeof enrolmentRequests.$inferSelect;
export type NewEnrolmentRequest = typeof enrolmentRequests.$inferInsert;

/** The keys of a repeated request. */
export type RepeatKeys = Pick<NewEnrolmentRequest, "fingerprint" | "idempotencyKey">;

/** Writes an enrolment and returns the row. */
export async function insertEnrolmentRequest(
  database: Database,
  row: NewEnrolmentRequest,
): Promise<StoredEnrolmentRequest> {
  const [written] = await database.insert(enrolmentRequests).values(row).returning();
  if (!written) throw new Error("The enrolment was not written.");
  return written;
}

/** Makes other transactions with the same request wait until this one ends. */
export async function lockRepeats(transaction: Database, { fingerprint, idempotencyKey }: RepeatKeys): Promise<void> {
  // In this order, so that two transactions never wait for each other.
  await transaction.execute(sql`select pg_advisory_xact_lock(1, hashtext(${fingerprint}))`);
  if (idempotencyKey) await transaction.execute(sql`select pg_advisory_xact_lock(2, hashtext(${idempotencyKey}))`);
}

/** The enrolment that a request repeats: the one with the same key, else the same content less than a minute ago. */
export async function findRepeated(database: Database, keys: RepeatKeys): Promise<StoredEnrolmentRequest | undefined> {
  const { idempotencyKey, fingerprint } = keys;
  const sameContent = and(
    eq(enrolmentRequests.fingerprint, fingerprint),
    gt(enrolmentRequests.createdAt, sql`now() - interval '1 minute'`),
  );
  const sameKey = idempotencyKey ? eq(enrolmentRequests.idempotencyKey, idempotencyKey) : undefined;
  const [repeated] = await database
    .select()
    .from(enrolmentRequests)
    .where(or(sameKey, sameContent))
    .orderBy(sameKey ? sql`${sameKey} desc nulls last` : enrolmentRequests.createdAt)
    .limit(1);
  return repeated;
}

/** The latest request of the plan form that a person sent for a batch. */
export async function findLatestPlanRequest(
  database: Database,
  { personId, batchId }: { personId: string; batchId: string },
): Promise<(StoredEnrolmentRequest & { plan: string }) | undefined> {
  const { personId: person, batchId: batch, plan, createdAt } = enrolmentRequests;
  const [found] = await database
    .select()
    .from(enrolmentRequests)
    .where(and(eq(person, personId), eq(batch, batchId), isNotNull(plan)))
    .orderBy(desc(createdAt))
    .limit(1);
  return found?.plan ? { ...found, plan: found.plan } : undefined;
}

/** The request with this reference, or with this id. */
export async function findRequest(
  database: Database,
  { reference, id }: { reference: string | null; id: string },
): Promise<StoredEnrolmentRequest | undefined> {
  const isIt = reference ? eq(enrolmentRequests.reference, reference) : sql`${enrolmentRequests.id}::text = ${id}`;
  const [found] = await database.select().from(enrolmentRequests).where(isIt);
  return found;
}

/** The enrolment requests with these ids, in any order; unknown ids are left out. */
export async function findEnrolmentRequests(database: Database, ids: string[]): Promise<StoredEnrolmentRequest[]> {
  return await database.select().from(enrolmentRequests).where(inArray(enrolmentRequests.id, ids));
}

/** The subjects of enrolment requests, for the leads that they opened. */
export const findRequestSubjects: SubjectFinder = async (database, ids) =>
  await database
    .select({
      ...{ id: enrolmentRequests.id, text: enrolmentRequests.message },
      ...{ courseId: enrolmentRequests.courseId, batchId: enrolmentRequests.batchId },
    })
    .from(enrolmentRequests)
    .where(inArray(enrolmentRequests.id, ids));
