import type { Database } from "#server/db/client.ts";
import { answerDueAt, insertLeads, type Lead } from "./queries.ts";

/**
 * Opens a lead for each of these records, due in 24 hours, as part of `transaction`, and returns the ids of the new ones.
 * A record that has one keeps it.
 */
export async function openLeads(
  transaction: Database,
  opened: Pick<Lead, "personId" | "source" | "about" | "isSuspect">[],
  now = new Date(),
): Promise<string[]> {
  const dueAt = answerDueAt(now);
  return await insertLeads(
    transaction,
    opened.map((lead) => ({ ...lead, dueAt })),
    now,
  );
}
