import { createHmac } from "node:crypto";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { isKnownNetwork, noteKnownNetwork } from "#server/db/queries/known-networks.ts";
import { day } from "#shared/rules/durations.ts";

/** Where right Secret IDs have come from. */
export interface KnownNetworks {
  /** Whether the batch's right Secret ID has come from this network before. */
  has(batchId: string, network: string): Promise<boolean>;
  /** Remembers that it has. Never throws: a class is let in on a full disk too. */
  remember(batchId: string, network: string): Promise<void>;
}

interface Deps {
  database: Database;
  /** Hides the networks from a reader of the table; processes that share it know them together. */
  secret: string;
  log: Log;
}

/** How many networks of a batch are kept, and how many of all batches a process has at hand. */
const mostOfBatch = 2_000;
const mostAtHand = 10_000;
/** How often a known network is noted again. */
const notedEvery = day;

/** Known networks in the database: for all processes, and over restarts. */
export function createKnownNetworks({ database, secret, log }: Deps): KnownNetworks {
  /** When each was noted by this process; null where it is only known to be there. */
  const atHand = new Map<string, number | null>();
  const keyOf = (batchId: string, network: string) =>
    createHmac("sha256", secret).update(`known-network\n${batchId}\n${network}`).digest("base64url");
  const keep = (key: string, noted: number | null) => {
    const [oldest] = atHand.keys();
    if (oldest !== undefined && atHand.size >= mostAtHand && !atHand.has(key)) atHand.delete(oldest);
    atHand.set(key, noted);
  };
  return {
    async has(batchId, network) {
      const key = keyOf(batchId, network);
      if (atHand.has(key)) return true;
      const isKnown = await isKnownNetwork(database, key);
      if (isKnown) keep(key, null);
      return isKnown;
    },
    async remember(batchId, network) {
      const key = keyOf(batchId, network);
      const now = Date.now();
      const noted = atHand.get(key) ?? 0;
      if (now - noted < notedEvery) return;
      keep(key, now);
      await noteKnownNetwork(database, { key, batchId, most: mostOfBatch }).catch((err: unknown) =>
        log.warn({ err }, "a known network was not kept"),
      );
    },
  };
}
