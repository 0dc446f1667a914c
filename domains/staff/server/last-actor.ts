import type { Database } from "#server/db/client.ts";
import { findLastActor } from "./queries.ts";

/** The last person to change a record, as a value of a refusal. */
export async function nameOfLast(transaction: Database, record: { subject: string; subjectId: string }) {
  return (await findLastActor(transaction, record)) ?? { reason: "lead.somebody" as const };
}
