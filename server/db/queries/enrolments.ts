import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";

export type Enrolment = typeof enrolments.$inferSelect;
export type NewEnrolment = typeof enrolments.$inferInsert;

/** What identifies a repeated request. */
export type RepeatKeys = Pick<NewEnrolment, "fingerprint" | "idempotencyKey">;

/** Writes an enrolment and answers the row. */
export async function insertEnrolment(database: Database, row: NewEnrolment): Promise<Enrolment> {
  const [written] = await database.insert(enrolments).values(row).returning();
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
export async function findRepeated(database: Database, keys: RepeatKeys): Promise<Enrolment | undefined> {
  const { idempotencyKey, fingerprint } = keys;
  const sameContent = and(
    eq(enrolments.fingerprint, fingerprint),
    gt(enrolments.createdAt, sql`now() - interval '1 minute'`),
  );
  const sameKey = idempotencyKey ? eq(enrolments.idempotencyKey, idempotencyKey) : undefined;
  const [repeated] = await database
    .select()
    .from(enrolments)
    .where(or(sameKey, sameContent))
    .orderBy(sameKey ? sql`${sameKey} desc nulls last` : enrolments.createdAt)
    .limit(1);
  return repeated;
}

/** The enrolments with these ids, in any order; unknown ids are left out. */
export async function findEnrolments(database: Database, ids: string[]): Promise<Enrolment[]> {
  return await database.select().from(enrolments).where(inArray(enrolments.id, ids));
}
