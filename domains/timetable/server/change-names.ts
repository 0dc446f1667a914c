import { findActorAt } from "#domains/staff/server/queries.ts";
import type { Database } from "#server/db/client.ts";

/**
 * The author of a change at a given time, as a value of a refusal. A class may have been changed by itself, with
 * others, or with its batch: the entry of the audit has the same time.
 */
export async function nameOfChange(transaction: Database, at: Date | undefined, subjectIds: string[]) {
  const name = at && (await findActorAt(transaction, at, subjectIds));
  return name ?? { reason: "lead.somebody" as const };
}
