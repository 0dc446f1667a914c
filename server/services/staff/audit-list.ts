import { stringify } from "csv-stringify";
import type { Database } from "#server/db/client.ts";
import { type AuditEntry, type AuditFilter, listAuditEntries } from "#server/db/queries/audit.ts";
import type { Page, PageRequest } from "#server/db/queries/keyset.ts";
import { type Actor, audit } from "#server/services/actor.ts";

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
 * The same entries, all of them, as CSV with a byte order mark, for a spreadsheet; a text that one would run as a formula is
 * made harmless. The export is an entry itself.
 */
export async function exportAudit({ database }: Deps, actor: Actor, filter: AuditFilter = {}): Promise<string> {
  const csv = stringify({ bom: true, header: true, columns: [...columns], escape_formulas: true });
  const chunks: string[] = [];
  csv.on("data", (chunk: Buffer | string) => chunks.push(String(chunk)));
  const ended = new Promise<void>((resolve, reject) => csv.once("end", resolve).once("error", reject));
  let entries = 0;
  for (let after: PageRequest["after"] | null = undefined; after !== null; ) {
    const page: Page<AuditEntry> = await listAuditEntries(database, { limit: atOnce, ...(after && { after }) }, filter);
    for (const { at, details, ...entry } of page.entries)
      csv.write({ ...entry, at: at.toISOString(), details: JSON.stringify(details) });
    entries += page.entries.length;
    after = page.next;
  }
  csv.end();
  await ended;
  const act = {
    verb: "exportAudit",
    subject: "audit",
    subjectId: filter.subjectId ?? "all",
    details: { entries },
  } as const;
  await database.transaction((transaction) => audit(transaction, actor, act, new Date()));
  return chunks.join("");
}
