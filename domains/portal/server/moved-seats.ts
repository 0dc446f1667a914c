import { and, asc, eq, inArray } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { auditEntries } from "#server/audit/tables.ts";
import type { Database } from "#server/db/client.ts";

/** Each of these enrolments that moved to another batch, with the time of its last move and its previous batch. */
export async function findMovedSeats(
  database: Database,
  enrolmentIds: string[],
): Promise<Map<string, { at: Date; from: string }>> {
  const isMove = and(eq(auditEntries.subject, "enrolment"), eq(auditEntries.verb, "moveSeat"));
  const moves = await database
    .select({ id: auditEntries.subjectId, at: auditEntries.at, details: auditEntries.details })
    .from(auditEntries)
    .where(and(isMove, inArray(auditEntries.subjectId, enrolmentIds)))
    .orderBy(asc(auditEntries.id));
  const left = moves.map(({ details }) => String(details.from));
  const named = await database
    .select({ id: batches.id, name: batches.name })
    .from(batches)
    .where(inArray(batches.id, left));
  const nameOf = new Map(named.map(({ id, name }) => [id, name]));
  return new Map(
    moves.flatMap(({ id, at, details }) => {
      const from = nameOf.get(String(details.from));
      return from === undefined ? [] : [[id, { at, from }]];
    }),
  );
}
