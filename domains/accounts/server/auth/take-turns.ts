import { PasswordsBusy } from "./port.ts";

interface Turns {
  /** Acts at the same time. */
  atOnce: number;
  /** Acts that may wait for their turn. */
  waiting: number;
}

/** Runs `atOnce` acts at a time, in the order of arrival; throws `PasswordsBusy` while `waiting` others wait. */
export function createTurns({ atOnce, waiting }: Turns) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Outcome>(act: () => Promise<Outcome>): Promise<Outcome> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new PasswordsBusy("Too many passwords wait for their turn.");
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await act();
    } finally {
      // The next in line takes over the place, so that no newcomer slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
