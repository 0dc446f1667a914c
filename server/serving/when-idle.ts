import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** How much of its time the event loop may work and still be called idle, and how often a busy one is looked at again. */
const mostWork = 0.5;
const pause = 500;

/**
 * A wait for an idle event loop: resolves at once where it has been idle since the last call, else when it has been for
 * half a second. What can be put off then takes no time from visitors on a machine with one core.
 */
export function createWhenIdle(read = performance.eventLoopUtilization.bind(performance)): () => Promise<void> {
  let last = read();
  const hasWorked = () => {
    const before = last;
    last = read();
    return read(last, before).utilization > mostWork;
  };
  return async () => {
    while (hasWorked()) await sleep(pause, undefined, { ref: false });
  };
}
