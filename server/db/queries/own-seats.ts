import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { owesSince } from "#domains/money/server/queries/ledger.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";

/** The enrolments of a person in any state, the latest first, each with whether an instalment is owed since a moment. */
export async function findSeats(database: Database, personId: string, owingSince: Date) {
  const { id, batchId, state, createdAt } = enrolments;
  const owes = sql<boolean>`${owesSince(id, owingSince)}`.mapWith(Boolean);
  return await database
    .select({ id, personId: enrolments.personId, batchId, state, owes, batch: batches.name })
    .from(enrolments)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(eq(enrolments.personId, personId))
    .orderBy(desc(createdAt), asc(id));
}
