import { and, eq } from "drizzle-orm";
import { auditEntries } from "#server/audit/tables.ts";
import type { Database } from "#server/db/client.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/keyset.ts";

/** An entry as it was written, without its seal. */
export type AuditEntry = Omit<typeof auditEntries.$inferSelect, "hash" | "sealNumber">;

/** The filter of a list of entries; empty for all. */
export interface AuditFilter {
  /** The account of a student or a member of staff. */
  actorId?: string | undefined;
  actor?: AuditEntry["actor"] | undefined;
  subject?: string | undefined;
  subjectId?: string | undefined;
}

const latestFirst = keyset([auditEntries.at, auditEntries.id], "desc");

/** A page of the audit entries, latest first. */
export async function listAuditEntries(
  database: Database,
  { after, limit }: PageRequest,
  { actorId, actor, subject, subjectId }: AuditFilter,
): Promise<Page<AuditEntry>> {
  const rows = database
    .select({
      ...{ id: auditEntries.id, at: auditEntries.at, actor: auditEntries.actor, actorId: auditEntries.actorId },
      ...{ verb: auditEntries.verb, subject: auditEntries.subject, subjectId: auditEntries.subjectId },
      ...{ details: auditEntries.details, key: latestFirst.key },
    })
    .from(auditEntries)
    .where(
      and(
        actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
        actor && eq(auditEntries.actor, actor),
        subject === undefined ? undefined : eq(auditEntries.subject, subject),
        subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
        latestFirst.after(after),
      ),
    )
    .orderBy(latestFirst.order);
  return await pageOf(rows, limit);
}
