import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { brotli } from "#server/serving/compress.ts";
import { type PrebuiltAnswer, replaceBrotli } from "#server/serving/prebuilt.ts";

/** Answers that were compressed quickly, or not yet, with their plain bodies. */
export type QuickAnswers = Map<PrebuiltAnswer, Buffer>;

/**
 * Compresses answers at brotli's best, one after the other, while the program serves, until none is left. Each waits until
 * the program is idle, except `first`, the home page at the start.
 */
export async function recompress(
  quick: QuickAnswers,
  first?: PrebuiltAnswer,
  whenIdle = createWhenIdle(),
): Promise<void> {
  if (!first) await whenIdle();
  for (let next = first ?? nextOf(quick); next; next = nextOf(quick)) {
    const identity = quick.get(next);
    quick.delete(next);
    if (identity) replaceBrotli(next, await brotli(identity, 11));
    await whenIdle();
  }
}

const nextOf = (quick: QuickAnswers) => quick.keys().next().value;

/** The share of its time for which an idle event loop works at most, and the wait of a busy one, in milliseconds. */
const idleLimit = 0.5;
const pause = 500;

/**
 * Makes a function that waits for an idle event loop: it resolves at once if the loop has been idle since the last call,
 * otherwise after half a second of idleness. Work that waits for it takes no time from visitors on one core.
 */
export function createWhenIdle(read = performance.eventLoopUtilization.bind(performance)): () => Promise<void> {
  let last = read();
  const hasWorked = () => {
    const before = last;
    last = read();
    return read(last, before).utilization > idleLimit;
  };
  return async () => {
    while (hasWorked()) await sleep(pause, undefined, { ref: false });
  };
}
