import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { brotli } from "#server/http/compress.ts";
import { type PrebuiltAnswer, replaceBrotli } from "#server/serving/prebuilt.ts";

/** Answers that were compressed quickly, or not yet, with their plain bodies. */
export type QuickAnswers = Map<PrebuiltAnswer, Buffer>;

/** Compresses answers at brotli's best, one after the other, while the program serves. */
export interface Recompression {
  /**
   * Resolves when none is left. Each waits until the program is idle and nothing has been rendered for some seconds,
   * except `first`, the home page at the start. Compressions in progress are waited for.
   */
  run(first?: PrebuiltAnswer): Promise<void>;
  /** To be called when answers have been replaced: more may follow soon, and compressing until then is wasted. */
  postpone(): void;
}

/** Minimum age of shown answers before they are compressed well, in milliseconds. */
const settled = 3_000;

export function createRecompression(
  quick: QuickAnswers,
  { whenIdle = createWhenIdle(), now = performance.now.bind(performance), wait = sleepUnheld } = {},
): Recompression {
  let running: Promise<void> | null = null;
  let notBefore = 0;
  const whenDue = async () => {
    await whenIdle();
    for (let left = notBefore - now(); left > 0; left = notBefore - now()) {
      await wait(left);
      await whenIdle();
    }
  };
  const compressAll = async (first: PrebuiltAnswer | undefined) => {
    if (!first) await whenDue();
    for (let next = first ?? nextOf(quick); next; next = nextOf(quick)) {
      const identity = quick.get(next);
      quick.delete(next);
      if (identity) replaceBrotli(next, await brotli(identity, 11));
      await whenDue();
    }
  };
  return {
    run(first) {
      running ??= compressAll(first).finally(() => {
        running = null;
      });
      return running;
    },
    postpone() {
      notBefore = now() + settled;
    },
  };
}

/** Sleeps for some milliseconds without keeping the process from ending. */
const sleepUnheld = (milliseconds: number): Promise<void> => sleep(milliseconds, undefined, { ref: false });

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
    while (hasWorked()) await sleepUnheld(pause);
  };
}
