import { and, desc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { SubjectFinder } from "#domains/leads/server/subjects.ts";
import type { Database } from "#server/db/client.ts";

import { enrolmentRequests } from "./tables.ts";

export type StoredEnrolmentRequest = typeof enrolmentRequests.$inferSelect;
export type NewEnrolmentRequest = typeof enrolmentRequests.$inferInsert;

/** The keys of a repeated request. */
export type RepeatKeys = Pick<NewEnrolmentRequest, "fingerprint" | "idempotencyKey">;

/** Writes enrolment requests and returns their rows, by their ids. */
export async function insertEnrolmentRequests(
  database: Database,
  rows: NewEnrolmentRequest[],
): Promise<Map<string, StoredEnrolmentRequest>> {
  if (rows.length === 0) return new Map();
  const written = await database.insert(enrolmentRequests).values(rows).returning();
  return new Map(written.map((row) => [row.id, row]));
}

/** Makes other transactions with one of the same requests wait until this one ends. */
export async function lockRepeats(transaction: Database, all: RepeatKeys[]): Promise<void> {
  const names = all.flatMap(({ fingerprint, idempotencyKey }) => [
    { kind: 1, name: fingerprint },
    ...(idempotencyKey ? [{ kind: 2, name: idempotencyKey }] : []),
  ]);
  // In one order, so that two transactions never wait for each other.
  await transaction.execute(sql`
    select pg_advisory_xact_lock(kind, key) from (
      select distinct kind, hashtext(name) as key
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as named(kind int, name text)
      order by 1, 2
    ) keys`);
}

/**
 * What each request repeats, in their order: the one with the same key, else the one with the same content less than a
 * minute ago; undefined for a new one.
 */
export async function findRepeated(
  database: Database,
  all: RepeatKeys[],
): Promise<(StoredEnrolmentRequest | undefined)[]> {
  const keys = all.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const isRecent = gt(enrolmentRequests.createdAt, sql`now() - interval '1 minute'`);
  const prints = all.map(({ fingerprint }) => fingerprint);
  const found = await database
    .select({ row: enrolmentRequests, isRecent: sql<boolean>`${isRecent}` })
    .from(enrolmentRequests)
    .where(
      or(
        inArray(enrolmentRequests.idempotencyKey, keys),
        and(inArray(enrolmentRequests.fingerprint, prints), isRecent),
      ),
    )
    .orderBy(enrolmentRequests.createdAt);
  return all.map(({ idempotencyKey, fingerprint }) => {
    const sameKey = idempotencyKey ? found.find(({ row }) => row.idempotencyKey === idempotencyKey) : undefined;
    const same = sameKey ?? found.find((one) => one.isRecent && one.row.fingerprint === fingerprint);
    return same?.row;
  });
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
