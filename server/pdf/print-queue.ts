import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#server/app-error.ts";

/** Pause before a PDF in milliseconds, so that other requests are answered in between: drawing one takes some 15. */
const between = 60;

/** Maximum number of PDFs that may wait for their turn. */
const mostWaiting = 16;

/** The one place where this process draws PDFs. */
export type PrintQueue = ReturnType<typeof createPrintQueue>;

/** Makes the queue in which PDFs are drawn one after the other; a process has one. */
export function createPrintQueue() {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Draws a PDF when its turn comes. Throws `unavailable` while `most` others wait. */
    async print(draw: () => Promise<Uint8Array>, most = mostWaiting): Promise<Uint8Array> {
      if (waiting >= most) throw new AppError("unavailable", "print.busy", { retryAfter: 2 });
      waiting++;
      const printed = last.then(async () => {
        await sleep(between);
        return await draw();
      });
      last = printed.catch(() => {}).finally(() => waiting--);
      return await printed;
    },
  };
}
