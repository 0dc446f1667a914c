import type { Database } from "#server/db/client.ts";
import { type AuditEntry, type AuditFilter, listAuditEntries } from "#server/db/queries/audit.ts";
import type { Page, PageRequest } from "#server/db/queries/keyset.ts";
import { type Actor, audit } from "#server/services/actor.ts";
import { csvOf } from "#server/services/csv-of.ts";

interface Deps {
  database: Database;
}

/** How many entries are read at once for an export. */
const atOnce = 1000;

/** A page of who did what to which record, the latest first. */
export async function listAudit(
  { database }: Deps,
  request: PageRequest,
  filter: AuditFilter = {},
): Promise<Page<AuditEntry>> {
  return await listAuditEntries(database, request, filter);
}

const columns = ["at", "actor", "actorId", "verb", "subject", "subjectId", "details"] as const;

/**
 * The same entries, all of them, for a spreadsheet. The export is an entry itself.
 */
export async function exportAudit({ database }: Deps, actor: Actor, filter: AuditFilter = {}): Promise<string> {
  const rows: Record<(typeof columns)[number], string | null>[] = [];
  for (let after: PageRequest["after"] | null = undefined; after !== null; ) {
    const page: Page<AuditEntry> = await listAuditEntries(database, { limit: atOnce, ...(after && { after }) }, filter);
    for (const { at, actor: by, actorId, verb, subject, subjectId, details } of page.entries) {
      const done = { actor: by, actorId, verb, subject, subjectId };
      rows.push({ ...done, at: at.toISOString(), details: JSON.stringify(details) });
    }
    after = page.next;
  }
  const act = {
    verb: "exportAudit",
    subject: "audit",
    subjectId: filter.subjectId ?? "all",
    details: { entries: rows.length },
  } as const;
  await database.transaction((transaction) => audit(transaction, actor, act, new Date()));
  return await csvOf(columns, rows);
}
