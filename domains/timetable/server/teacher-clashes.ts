import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { findClassesBetween, foldedName } from "./queries.ts";

/** A class as it will be. */
interface Wanted {
  id: string;
  teacher: string;
  startsAt: Date;
  endsAt: Date;
}

interface Given {
  /** The upcoming classes that are made or changed. */
  wanted: Wanted[];
  /** Classes that will be removed. */
  gone?: string[];
  /** The name of their batch, and its zone. */
  batch: string;
  timeZone: string;
}

/**
 * Throws `conflict`, with the first clash named, if a teacher would have two classes at once, in one batch or in two.
 * Call it with the catalogue locked, so that no other change makes a clash meanwhile.
 */
export async function refuseClashes(transaction: Database, { wanted, gone = [], batch, timeZone }: Given) {
  if (wanted.length === 0) return;
  const from = new Date(Math.min(...wanted.map(({ startsAt }) => startsAt.getTime())));
  const until = new Date(Math.max(...wanted.map(({ endsAt }) => endsAt.getTime())));
  const replaced = new Set([...gone, ...wanted.map(({ id }) => id)]);
  const stored = (await findClassesBetween(transaction, { from, until })).filter(({ id }) => !replaced.has(id));
  for (const [at, one] of wanted.entries()) {
    const others = [...stored, ...wanted.slice(at + 1).map((other) => ({ ...other, batch }))];
    const clash = others.find(
      (other) =>
        foldedName(other.teacher) === foldedName(one.teacher) &&
        other.startsAt < one.endsAt &&
        one.startsAt < other.endsAt,
    );
    if (clash) throw clashOf(clash, timeZone);
  }
}

function clashOf({ teacher, batch, startsAt, endsAt }: Wanted & { batch: string }, timeZone: string): AppError {
  const values = {
    ...{ teacher, batch, day: dayInWords(startsAt, timeZone) },
    ...{ from: clockTime(startsAt, timeZone), to: clockTime(endsAt, timeZone) },
  };
  return new AppError("conflict", "timetable.clash", { values });
}
