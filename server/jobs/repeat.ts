import type { Log } from "#server/config/log.ts";

interface Repetition {
  /** Pause between a run's end and the next run, in milliseconds. */
  every: number;
  /** The longest pause after failures, in milliseconds; each failure doubles the pause until then. Without it they change nothing. */
  longestPause?: number;
  log: Log;
  /** The log message of a failure. */
  failed: string;
}

/**
 * Repeats a task, never twice at once, until the returned function is called. A failure is logged and tried again: an
 * outage ends by itself.
 */
export function repeat(
  task: () => Promise<unknown>,
  { every, longestPause = every, log, failed }: Repetition,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const schedule = (pause: number) => {
    timer = setTimeout(() => void run(pause), pause);
    timer.unref();
  };
  const run = async (pause: number) => {
    let next = every;
    try {
      await task();
    } catch (err) {
      next = Math.min(2 * pause, longestPause);
      log.warn({ err }, failed);
    }
    if (!isStopped) schedule(next);
  };
  schedule(every);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
