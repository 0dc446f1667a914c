import { setTimeout as sleep } from "node:timers/promises";
import { isOutage } from "#server/db/outage.ts";

/** Asks again and again until the answer is something; throws after `patience` milliseconds. */
export async function until<Answer>(
  ask: () => Answer | null | undefined | false | Promise<Answer | null | undefined | false>,
  patience = 30_000,
): Promise<Answer> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer) return answer;
    await sleep(25);
  }
  throw new Error(`Nothing came of it in ${patience} ms.`);
}

/**
 * Acts, again if the database had no connection to spare for it: on a busy machine the last of hundreds at once are
 * refused after four seconds, with nothing done.
 */
export async function onceServed<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }
}
