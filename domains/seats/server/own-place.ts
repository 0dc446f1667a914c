import { and, eq, inArray } from "drizzle-orm";
import { accountPeople } from "#domains/accounts/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { Caller } from "#server/verb.ts";
import { enrolments } from "./tables.ts";

/** Refuses a teacher who would judge their own place in a batch with `forbidden`: who stands in may be a student too. */
export async function refuseOwnPlace(database: Database, who: Caller, enrolmentIds: string[]): Promise<void> {
  if (who.role !== "teacher" || who.id === null || enrolmentIds.length === 0) return;
  const own = await database
    .select({ id: enrolments.id })
    .from(enrolments)
    .innerJoin(accountPeople, eq(accountPeople.personId, enrolments.personId))
    .where(and(eq(accountPeople.accountId, who.id), inArray(enrolments.id, enrolmentIds)))
    .limit(1);
  if (own.length > 0) throw new AppError("forbidden", "enrolment.own");
}
