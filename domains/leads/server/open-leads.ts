import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { insertLeads, type Lead } from "./queries.ts";

/** Time in which the institute answers: 24 hours (specification §9). */
const answerWithin = day;

/** Opens a lead for each of these records, due in 24 hours, as part of `transaction`. A record that has one keeps it. */
export async function openLeads(
  transaction: Database,
  opened: Pick<Lead, "personId" | "source" | "about" | "isSuspect">[],
  now = new Date(),
): Promise<void> {
  const dueAt = new Date(now.getTime() + answerWithin);
  await insertLeads(
    transaction,
    opened.map((lead) => ({ ...lead, dueAt })),
    now,
  );
}
