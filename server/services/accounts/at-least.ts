import { setTimeout as sleep } from "node:timers/promises";

/**
 * The outcome of `work`, but not before `time` milliseconds: how long an answer took then does not tell what was found.
 * Throws what `work` throws, just as late.
 */
export async function atLeast<Outcome>(time: number, work: () => Promise<Outcome>): Promise<Outcome> {
  const [outcome] = await Promise.allSettled([work(), sleep(time)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
