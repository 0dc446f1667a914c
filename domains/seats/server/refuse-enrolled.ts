import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { countEnrolments } from "./queries.ts";

/** Throws `invalid` while students are in one of these batches, or wait for it: no one loses a seat by its removal. */
export async function refuseEnrolled(transaction: Database, batchIds: string[]): Promise<void> {
  const count = await countEnrolments(transaction, batchIds);
  if (count > 0) throw new AppError("invalid", "catalogue.hasEnrolments", { values: { count } });
}
