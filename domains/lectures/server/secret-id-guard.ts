import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { AppError, refuseWhile } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import { day } from "#shared/durations.ts";
import { isKnownNetwork, saveKnownNetwork } from "./queries.ts";
import { matchesSecretId } from "./secret-id-hash.ts";

interface Attempt {
  batchId: string;
  secretId: string;
  /** The stored hash of the right one; null if none opens the lectures. */
  hash: string | null;
  /** Its origin: an address, or the prefix a household shares. */
  network: string;
}

/** The counters of wrong tries. */
export interface SecretIdLimiters {
  /** Those of one network at one batch. */
  network: RateLimiter;
  /** Those of all networks together at one batch: a guesser may have many. */
  batch: RateLimiter;
}

/** Tells right Secret IDs from wrong ones. */
export type SecretIdGuard = ReturnType<typeof createSecretIdGuard>;

/** Right Secret IDs and known networks that a process remembers. */
const mostRemembered = 10_000;

/**
 * A guard that counts wrong tries by network and batch, and by batch alone; a right one does not count. The hash is slow
 * on purpose, so a right Secret ID is remembered as a digest that only this process can make. The digest covers the
 * stored hash: a new Secret ID makes the old one worthless at once.
 */
export function createSecretIdGuard(limiters: SecretIdLimiters, knownNetworks: KnownNetworks) {
  const digestKey = randomBytes(32);
  const rightDigests = new LRUCache<string, true>({ max: mostRemembered });
  const underWay = new Map<string, Promise<boolean>>();

  const digestOf = ({ batchId, secretId, hash }: Attempt) =>
    createHmac("sha256", digestKey)
      .update(JSON.stringify([batchId, hash, secretId]))
      .digest("base64url");

  /** Counts the try before it compares, so that many at once are still ten at most. */
  const compare = async ({ batchId, secretId, hash, network }: Attempt, counter: string, digest: string) => {
    const isStranger = !(await knownNetworks.has(batchId, network));
    refuseWhile(await limiters.network.take(counter), "secretId.tooMany");
    if (isStranger) refuseWhile(await limiters.batch.take(batchId), "secretId.tooMany");
    if (hash === null || !(await matchesSecretId(secretId, hash))) return false;
    await Promise.all([limiters.network.giveBack(counter), isStranger ? limiters.batch.giveBack(batchId) : null]);
    rightDigests.set(digest, true);
    return true;
  };

  return {
    /**
     * Resolves for the right Secret ID. Throws `unauthorized` for a wrong one. Throws `throttled` for any Secret ID from a
     * network that has used up its wrong tries at this batch, and, while the tries of all networks are used up, from every
     * network that has never sent the right one.
     */
    async check(attempt: Attempt): Promise<void> {
      const { batchId, network } = attempt;
      const counter = `${network} ${batchId}`;
      // Before anything is compared: a throttled visitor must not learn from a right guess either.
      refuseWhile(await limiters.network.peek(counter), "secretId.tooMany");
      const batchWait = await limiters.batch.peek(batchId);
      // A guesser elsewhere does not lock the batch's class out.
      if (batchWait !== null && !(await knownNetworks.has(batchId, network)))
        refuseWhile(batchWait, "secretId.tooMany");
      const digest = digestOf(attempt);
      if (rightDigests.has(digest)) return await knownNetworks.add(batchId, network);
      // The same Secret ID from one network at the same moment is compared, and counted, once.
      const lane = `${counter} ${digest}`;
      const comparison = underWay.get(lane) ?? compare(attempt, counter, digest).finally(() => underWay.delete(lane));
      underWay.set(lane, comparison);
      if (!(await comparison)) throw new AppError("unauthorized", "secretId.wrong");
      await knownNetworks.add(batchId, network);
    },
  };
}

/** The networks that right Secret IDs have come from. */
export type KnownNetworks = ReturnType<typeof createKnownNetworks>;

interface KnownNetworksDeps {
  database: Database;
  /** Hides the networks from a reader of the table; processes that share it know them together. */
  secret: string;
  log: Log;
}

/** Networks stored for a batch, and the interval at which a known one is stored again. */
const mostOfBatch = 2_000;
const savedEvery = day;

/** Known networks in the database: for all processes, and over restarts. */
export function createKnownNetworks({ database, secret, log }: KnownNetworksDeps) {
  /** The time this process saved each; 0 if it only knows that it is stored. */
  const savedAt = new LRUCache<string, number>({ max: mostRemembered });
  const keyOf = (batchId: string, network: string) =>
    createHmac("sha256", secret).update(`known-network\n${batchId}\n${network}`).digest("base64url");
  return {
    /** Whether the batch's right Secret ID has come from this network before. */
    async has(batchId: string, network: string): Promise<boolean> {
      const key = keyOf(batchId, network);
      if (savedAt.has(key)) return true;
      const isKnown = await isKnownNetwork(database, key);
      if (isKnown) savedAt.set(key, 0);
      return isKnown;
    },
    /** Adds a network. Never throws: a class is let in on a full disk too. */
    async add(batchId: string, network: string): Promise<void> {
      const key = keyOf(batchId, network);
      const now = Date.now();
      if (now - (savedAt.get(key) ?? 0) < savedEvery) return;
      savedAt.set(key, now);
      await saveKnownNetwork(database, { key, batchId, most: mostOfBatch }).catch((err: unknown) =>
        log.warn({ err }, "a known network was not kept"),
      );
    },
  };
}
