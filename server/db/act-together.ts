import { setImmediate as nextTurn } from "node:timers/promises";
import { isOutage } from "#server/db/outage.ts";

/** Somebody who waits for their answer. */
interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Acts at once on all that arrives for a key while the act before is going on, at most `most` of them, in the order in
 * which they came: thousands who want a seat of one batch share its lock and their transactions, and a rush costs one
 * disk sync for many. One who comes alone does not wait. `act` answers each, in their order. If it fails for several,
 * each is acted on alone, so that one spoils nothing for the others; in an outage of the database all that wait fail.
 */
export function actTogether<Asked, Answer>(
  most: number,
  act: (key: string, asked: Asked[]) => Promise<Answer[]>,
): (key: string, asked: Asked) => Promise<Answer> {
  type Line = Waiting<Asked, Answer>[];
  const lines = new Map<string, Line>();

  async function answer(key: string, group: Line): Promise<void> {
    const answers = await act(
      key,
      group.map(({ asked }) => asked),
    );
    for (const [at, { resolve }] of group.entries()) resolve(answers[at] as Answer);
  }

  async function actOn(key: string, group: Line, line: Line): Promise<void> {
    const failed = await answer(key, group).catch((error: unknown) => {
      if (group.length > 1 && !isOutage(error)) return group;
      const refused = isOutage(error) ? [...group, ...line.splice(0)] : group;
      for (const { reject } of refused) reject(error);
    });
    for (const one of failed ?? []) await actOn(key, [one], line);
  }

  async function serve(key: string, line: Line): Promise<void> {
    while (line.length > 0) {
      // The embedded database works on this thread, so more arrive only between two turns.
      await nextTurn();
      await actOn(key, line.splice(0, most), line);
    }
    lines.delete(key);
  }

  return (key, asked) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const line = lines.get(key) ?? [];
    line.push({ asked, resolve, reject });
    if (!lines.has(key)) {
      lines.set(key, line);
      void serve(key, line);
    }
    return promise;
  };
}
