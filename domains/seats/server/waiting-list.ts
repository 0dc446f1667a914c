import { and, asc, desc, eq, inArray, isNotNull, not, or, type SQL, sql } from "drizzle-orm";
import { sameAs } from "#domains/people/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import { enrolments } from "./tables.ts";

/**
 * The order of a waiting list: who has paid, then whose proof of payment waits for the staff (`hasProof`, a condition on
 * an enrolment), then who has proved to be a person, then in the order of arrival.
 */
export const inTurn = (hasProof: SQL) => [
  ...[desc(enrolments.isPaid), desc(hasProof), desc(isNotNull(enrolments.provedAt))],
  asc(enrolments.position),
];
/** Whether a place is one on a waiting list. */
export const isWaiting = eq(enrolments.state, "waitlisted");
const waitsFor = (batchId: string) => and(eq(enrolments.batchId, batchId), isWaiting);

/** Whether a waiting person has a seat of the batch already, as somebody they were merged with. */
const hasSeatToo = sql`exists (
  select from ${enrolments} as seat
  where seat.batch_id = ${enrolments.batchId} and seat.state in ('held', 'active')
    and seat.person_id in ${sameAs(sql`${enrolments.personId}`)})`;

/** The next on the waiting list; with `onlyProved`, only of those who have paid or proved something. */
export async function findNextWaiting(
  transaction: Database,
  batchId: string,
  { onlyProved, hasProof }: { onlyProved: boolean; hasProof: SQL },
): Promise<typeof enrolments.$inferSelect | undefined> {
  const isProved = onlyProved ? or(enrolments.isPaid, isNotNull(enrolments.provedAt)) : undefined;
  const [next] = await transaction
    .select()
    .from(enrolments)
    .where(and(waitsFor(batchId), isProved, not(hasSeatToo)))
    .orderBy(...inTurn(hasProof))
    .limit(1);
  return next;
}

/** The batches for which somebody waits, in the order of their ids: of these batches, of these people, or of all. */
export async function findBatchesWaitedFor(
  database: Database,
  { batchIds, personIds }: { batchIds?: string[]; personIds?: string[] } = {},
): Promise<string[]> {
  const found = await database
    .selectDistinct({ batchId: enrolments.batchId })
    .from(enrolments)
    .where(
      and(
        isWaiting,
        batchIds && inArray(enrolments.batchId, batchIds),
        personIds && inArray(enrolments.personId, personIds),
      ),
    )
    .orderBy(asc(enrolments.batchId));
  return found.map(({ batchId }) => batchId);
}

/** The position after the last on the waiting list of a locked batch. */
export async function nextPosition(transaction: Database, batchId: string): Promise<number> {
  const last = sql<number>`coalesce(max(${enrolments.position}), 0)`.mapWith(Number);
  const [found] = await transaction.select({ last }).from(enrolments).where(waitsFor(batchId));
  return (found?.last ?? 0) + 1;
}
