import { claimEnded, claimEnding } from "#domains/money/server/queries/order-ends.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { repeat } from "#server/jobs/repeat.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { minute } from "#shared/durations.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
}

/**
 * Queues the emails to students whose order is about to expire, two days before or at half of a shorter time, and to
 * those whose order has, if somebody proved it. Each is queued once, however often and in however many processes this
 * runs.
 */
export async function tellOfExpiry({ database, emailQueue }: Deps, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const ending = await claimEnding(transaction, now);
    const ended = await claimEnded(transaction, now);
    await emailQueue.enqueue(transaction, [
      ...ending.map((about) => ({ email: "order-ending" as const, about })),
      ...ended.map((about) => ({ email: "order-ended" as const, about })),
    ]);
  });
}

/** Tells students of the end of their orders until the returned function is called. */
export function tellOfExpiryRegularly(deps: Deps & { log: Log }): () => void {
  const tell = () => tellOfExpiry(deps, new Date());
  return repeat(tell, { every: 5 * minute, log: deps.log, failed: "students could not be told that orders expire" });
}
