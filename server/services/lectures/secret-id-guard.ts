import { createHmac, randomBytes } from "node:crypto";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";
import { AppError, refuseWhile } from "#server/services/app-error.ts";
import type { KnownNetworks } from "#server/services/lectures/known-networks.ts";
import { matchesSecretId } from "#server/services/lectures/secret-id-hash.ts";
import { failures, tryAgainIn } from "#shared/content/messages.ts";

interface Attempt {
  batchId: string;
  secretId: string;
  /** What the database keeps of the right one; null keeps the lectures shut. */
  hash: string | null;
  /** Where it comes from: an address, or the prefix a household shares. */
  network: string;
}

/** What counts wrong tries. */
export interface SecretIdLimiters {
  /** Those of one network at one batch. */
  network: RateLimiter;
  /** Those of all networks together at one batch: a guesser may have many. */
  batch: RateLimiter;
}

/** Tells right Secret IDs from wrong ones. */
export interface SecretIdGuard {
  /**
   * Resolves for the right Secret ID. Throws `unauthorized` for a wrong one, and `throttled` for any at all from a
   * network that has used up its wrong tries at this batch; while everybody's together are used up, also from every
   * network that has never had the right one.
   */
  check(attempt: Attempt): Promise<void>;
}

/** How many right Secret IDs are remembered, one for each batch that is being watched. */
const mostRemembered = 10_000;

/**
 * A guard that counts wrong tries by network and batch, and by batch alone; a right one does not count. The hash is slow on
 * purpose, so a Secret ID found right is remembered, as a keyed digest that only this process can make. The digest
 * covers the stored hash: a new Secret ID makes the old one's worthless at once.
 */
export function createSecretIdGuard(limiters: SecretIdLimiters, knownNetworks: KnownNetworks): SecretIdGuard {
  const digestKey = randomBytes(32);
  const knownRight = new Set<string>();
  const underWay = new Map<string, Promise<boolean>>();

  const digestOf = ({ batchId, secretId, hash }: Attempt) =>
    createHmac("sha256", digestKey)
      .update(JSON.stringify([batchId, hash, secretId]))
      .digest("base64url");

  /** Counts the try before it is judged, so that many at once are still ten at most. */
  const judge = async ({ batchId, secretId, hash, network }: Attempt, counter: string, digest: string) => {
    const isStranger = !(await knownNetworks.has(batchId, network));
    refuseWhile(await limiters.network.take(counter), tooMany);
    if (isStranger) refuseWhile(await limiters.batch.take(batchId), tooMany);
    if (hash === null || !(await matchesSecretId(secretId, hash))) return false;
    await Promise.all([limiters.network.giveBack(counter), isStranger ? limiters.batch.giveBack(batchId) : null]);
    remember(knownRight, digest);
    return true;
  };

  return {
    async check(attempt) {
      const counter = `${attempt.network} ${attempt.batchId}`;
      // Before anything is compared: anybody who may not try must not learn from a right guess either.
      refuseWhile(await limiters.network.peek(counter), tooMany);
      const { batchId, network } = attempt;
      const batchWait = await limiters.batch.peek(batchId);
      // A class is not locked out by somebody who guesses at its batch from elsewhere.
      if (batchWait !== null && !(await knownNetworks.has(batchId, network))) refuseWhile(batchWait, tooMany);
      const digest = digestOf(attempt);
      if (knownRight.has(digest)) return await knownNetworks.remember(batchId, network);
      // A class that opens its lectures at the same moment is judged, and counted, once.
      const lane = `${counter} ${digest}`;
      const validation = underWay.get(lane) ?? judge(attempt, counter, digest).finally(() => underWay.delete(lane));
      underWay.set(lane, validation);
      if (!(await validation)) throw new AppError("unauthorized", failures.lecturesLocked);
      await knownNetworks.remember(batchId, network);
    },
  };
}

function remember(known: Set<string>, one: string) {
  const [oldest] = known;
  if (oldest !== undefined && known.size >= mostRemembered && !known.has(one)) known.delete(oldest);
  known.add(one);
}

const tooMany = (wait: number) => `Too many wrong Secret IDs. ${tryAgainIn(wait)}`;
