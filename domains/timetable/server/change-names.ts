import { findActorAt } from "#domains/staff/server/queries.ts";
import type { Database } from "#server/db/client.ts";

/**
 * Who made the change of a moment, as a value of a refusal. A class may have been changed by itself, with others, or with
 * its batch: the entry of the audit has the same moment.
 */
export async function nameOfChange(transaction: Database, at: Date | undefined, subjectIds: string[]) {
  const name = at && (await findActorAt(transaction, at, subjectIds));
  return name ?? { reason: "lead.somebody" as const };
}
