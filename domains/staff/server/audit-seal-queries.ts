import { and, asc, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { auditEntries, auditSeals } from "#server/audit/tables.ts";
import type { Database } from "#server/db/client.ts";

export type AuditSeal = typeof auditSeals.$inferSelect;
export type SealedEntry = typeof auditEntries.$inferSelect;

/** Makes other processes that want to seal wait until this transaction ends. */
export async function lockSeals(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(5, 0)`);
}

export async function findLastSeal(database: Database): Promise<AuditSeal | undefined> {
  return (await database.select().from(auditSeals).orderBy(desc(auditSeals.number)).limit(1))[0];
}

/** The seals after a number, the oldest first. */
export async function findSealsAfter(database: Database, number: number, limit: number): Promise<AuditSeal[]> {
  return await database
    .select()
    .from(auditSeals)
    .where(gt(auditSeals.number, number))
    .orderBy(asc(auditSeals.number))
    .limit(limit);
}

/** The oldest entries without a seal. */
export async function findUnsealed(database: Database, limit: number): Promise<SealedEntry[]> {
  return await database
    .select()
    .from(auditEntries)
    .where(isNull(auditEntries.sealNumber))
    // With the seal's number first, the index is read: by id alone Postgres may look through all sealed ones.
    .orderBy(asc(auditEntries.sealNumber), asc(auditEntries.id))
    .limit(limit);
}

/** The number of entries from before a given time without a seal. */
export async function countUnsealed(database: Database, before: Date): Promise<number> {
  return await database.$count(auditEntries, and(isNull(auditEntries.sealNumber), lt(auditEntries.at, before)));
}

/** The entries of a seal, in the order of their hashes in it. */
export async function findSealed(database: Database, number: number): Promise<SealedEntry[]> {
  return await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.sealNumber, number))
    .orderBy(asc(auditEntries.id));
}

/** The number of entries that name a missing seal from this number on. */
export async function countWithoutSeal(database: Database, from: number): Promise<number> {
  const unknown = sql`not exists (select from ${auditSeals} where ${auditSeals.number} = ${auditEntries.sealNumber})`;
  return await database.$count(auditEntries, and(sql`${auditEntries.sealNumber} >= ${from}`, unknown));
}

/** Stores a seal, and the hash of each of its entries by the entry's id. */
export async function insertSeal(transaction: Database, seal: AuditSeal, hashes: Map<number, string>): Promise<void> {
  await transaction.insert(auditSeals).values(seal);
  const pairs = [...hashes].map(([id, hash]) => sql`(${id}::bigint, ${hash})`);
  await transaction.execute(sql`
    update ${auditEntries} set hash = found.hash, seal_number = ${seal.number}
    from (values ${sql.join(pairs, sql`, `)}) as found (id, hash) where ${auditEntries.id} = found.id`);
}
