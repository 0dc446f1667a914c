import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { knownNetworks } from "#server/db/schema/known-networks.ts";

/** Whether a network is known, by its key. */
export async function isKnownNetwork(database: Database, key: string): Promise<boolean> {
  const found = await database.select({ key: knownNetworks.key }).from(knownNetworks).where(eq(knownNetworks.key, key));
  return found.length > 0;
}

/** Notes that a batch's right Secret ID came from a network now; not a new one where the batch has `most` already. */
export async function noteKnownNetwork(database: Database, network: { key: string; batchId: string; most: number }) {
  const { key, batchId, most } = network;
  await database.execute(sql`
    insert into ${knownNetworks} (key, batch_id, seen_at)
    select ${key}, ${batchId}, now()
    where (select count(*) from ${knownNetworks} where batch_id = ${batchId} and key <> ${key}) < ${most}
    on conflict (key) do update set seen_at = excluded.seen_at`);
}
