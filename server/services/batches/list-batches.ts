import type { Database } from "#server/db/client.ts";
import { findBatches } from "#server/db/queries/batches.ts";
import type { Batch } from "#shared/contracts/batch.ts";

/** The batches of all courses, the earliest to start first (specification §7, `GET /batches/`). */
export async function listBatches({ database }: { database: Database }): Promise<Batch[]> {
  return await findBatches(database);
}
