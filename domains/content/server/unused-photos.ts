import { inArray, sql } from "drizzle-orm";
import { auditEntries } from "#server/audit/tables.ts";
import type { Database } from "#server/db/client.ts";
import { contentEntries, contentRevisions } from "./tables.ts";

/** The photos that a draft or a published version names, older versions too: any of them can come back. */
const named = sql`
  select (regexp_matches(text, '/api/photos/([0-9a-f]{32}[.]webp)', 'g'))[1] from (
    select draft::text as text from ${contentEntries} where draft is not null
    union all select document::text from ${contentRevisions} where document is not null
  ) as documents`;

/** A photo that was added last before `before`, was not removed since, and that no document names. */
const isUnused = (before: Date) => sql`
  verb in ('addPhoto', 'removePhoto') and subject_id not in (${named})
  group by subject_id
  having max(at) filter (where verb = 'addPhoto') < ${before}
    and max(at) filter (where verb = 'addPhoto') > coalesce(max(at) filter (where verb = 'removePhoto'), '-infinity')`;

/** The names of the photos that staff added before `before` and no document names. */
export async function findUnusedPhotos(database: Database, before: Date, limit: number): Promise<string[]> {
  const { rows } = await database.execute(
    sql`select subject_id as name from ${auditEntries} where ${isUnused(before)} limit ${limit}`,
  );
  return rows.map(({ name }) => String(name));
}

/** Records that these photos are removed, except those that a document names by now; answers the names of these. */
export async function forgetPhotos(transaction: Database, names: string[]): Promise<string[]> {
  const { rows } = await transaction.execute(
    sql`select name from (${named}) as used(name) where ${inArray(sql`name`, names)}`,
  );
  const used = new Set(rows.map(({ name }) => String(name)));
  const gone = names.filter((name) => !used.has(name));
  const act = {
    at: new Date(),
    actor: "system" as const,
    actorId: null,
    verb: "removePhoto",
    subject: "photo",
    details: {},
  };
  if (gone.length > 0) await transaction.insert(auditEntries).values(gone.map((subjectId) => ({ ...act, subjectId })));
  return gone;
}
