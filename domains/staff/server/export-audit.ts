import { type Actor, audit } from "#server/audit/actor.ts";
import { csvInPieces } from "#server/csv-of.ts";
import type { Database } from "#server/db/client.ts";
import type { Page, PageRequest } from "#server/db/keyset.ts";
import { managers, verb } from "#server/verb.ts";
import { type AuditEntry, type AuditFilter, listAuditEntries } from "./audit-queries.ts";

interface Deps {
  database: Database;
}

/** The number of entries read at once for an export: more would hold the embedded database's turn for long. */
const atOnce = 200;

const columns = ["at", "actor", "actorId", "verb", "subject", "subjectId", "details"] as const;

/**
 * The audit entries, all of them, for a spreadsheet: in pieces, each read once the one before is taken. The export is an
 * entry itself, written before the first piece.
 */
export const exportAudit = verb(
  { officeOnly: "file", may: managers, again: true },
  async ({ database }: Deps, actor: Actor, filter: AuditFilter = {}): Promise<AsyncIterable<string>> => {
    // The names of the filtering fields, not their values: those may be about a person.
    const narrowed = Object.entries(filter).flatMap(([field, value]) => (value === undefined ? [] : [field]));
    const details = { narrowedBy: narrowed.join(", ") };
    const act = { verb: "exportAudit", subject: "audit", subjectId: filter.subjectId ?? "all", details } as const;
    await database.transaction((transaction) => audit(transaction, actor, act, new Date()));
    return csvInPieces(columns, rowsOf(database, filter));
  },
);

/** The entries by pages. */
async function* rowsOf(database: Database, filter: AuditFilter) {
  for (let after: PageRequest["after"] | null = undefined; after !== null; ) {
    const page: Page<AuditEntry> = await listAuditEntries(database, { limit: atOnce, ...(after && { after }) }, filter);
    yield page.entries.map(({ at, actor: by, actorId, verb, subject, subjectId, details }) => {
      const done = { actor: by, actorId, verb, subject, subjectId };
      return { ...done, at: at.toISOString(), details: JSON.stringify(details) };
    });
    after = page.next;
  }
}
