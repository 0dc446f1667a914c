import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { owesSince } from "#server/db/queries/ledger.ts";
import { batches } from "#server/db/schema/catalogue.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";

/** The enrolments of these people in any state, the latest first, each with whether an instalment is owed since a moment. */
export async function findSeats(database: Database, personIds: string[], owingSince: Date) {
  const { id, personId, batchId, state, createdAt } = enrolments;
  const owes = sql<boolean>`${owesSince(id, owingSince)}`.mapWith(Boolean);
  return await database
    .select({ id, personId, batchId, state, owes, batch: batches.name })
    .from(enrolments)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(inArray(personId, personIds))
    .orderBy(desc(createdAt), asc(id));
}
