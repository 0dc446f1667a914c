import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";

export type Enrolment = typeof enrolments.$inferSelect;
export type NewEnrolment = typeof enrolments.$inferInsert;

/** What tells one sending from another. */
export type Sending = Pick<NewEnrolment, "fingerprint" | "idempotencyKey">;

/** Writes an enrolment and answers it as kept. */
export async function insertEnrolment(database: Database, row: NewEnrolment): Promise<Enrolment> {
  const [kept] = await database.insert(enrolments).values(row).returning();
  if (!kept) throw new Error("The enrolment was not kept.");
  return kept;
}

/** Lets no other transaction look for or keep the same sending until this one has ended. */
export async function holdSending(transaction: Database, { fingerprint, idempotencyKey }: Sending): Promise<void> {
  // Always in this order, so that two transactions never wait for each other.
  await transaction.execute(sql`select pg_advisory_xact_lock(1, hashtext(${fingerprint}))`);
  if (idempotencyKey) await transaction.execute(sql`select pg_advisory_xact_lock(2, hashtext(${idempotencyKey}))`);
}

/** The enrolment that a sending repeats: the one under the same key, else the same content less than a minute ago. */
export async function findRepeated(database: Database, sending: Sending): Promise<Enrolment | undefined> {
  const { idempotencyKey, fingerprint } = sending;
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
  if (ids.length === 0) return [];
  return await database.select().from(enrolments).where(inArray(enrolments.id, ids));
}
