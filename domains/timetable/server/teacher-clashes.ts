import { isSameTeacher } from "#domains/staff/rules/same-teacher.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { findClassesBetween, teacherOf } from "./queries.ts";

/** A class as it will be. */
interface Wanted {
  id: string;
  teacher: string;
  teacherId: string | null;
  startsAt: Date;
  endsAt: Date;
}

interface Given {
  /** The upcoming classes that are made or changed. */
  wanted: Wanted[];
  /** Classes that will be removed. */
  gone?: string[];
  /** Their batch, and its zone. */
  batch: { _id: string; name: string; roomId: string | null };
  timeZone: string;
}

type Placed = Wanted & { batchId: string; batch: string; roomId: string | null };

/**
 * Throws `conflict`, with the first clash named, if a teacher, a batch or a room would have two classes at once. Call
 * it with the catalogue locked, so that no other change makes a clash meanwhile.
 */
export async function refuseClashes(transaction: Database, { wanted, gone = [], batch, timeZone }: Given) {
  if (wanted.length === 0) return;
  const from = new Date(Math.min(...wanted.map(({ startsAt }) => startsAt.getTime())));
  const until = new Date(Math.max(...wanted.map(({ endsAt }) => endsAt.getTime())));
  const replaced = new Set([...gone, ...wanted.map(({ id }) => id)]);
  const stored = (await findClassesBetween(transaction, { from, until })).filter(({ id }) => !replaced.has(id));
  const placed = wanted.map((one): Placed => ({ ...one, batchId: batch._id, batch: batch.name, roomId: batch.roomId }));
  const all = [...stored, ...placed].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  for (const one of placed.toSorted((left, right) => left.startsAt.getTime() - right.startsAt.getTime())) {
    for (const other of all) {
      if (other.startsAt >= one.endsAt) break;
      if (other === one || other.endsAt <= one.startsAt) continue;
      const reason = reasonOf(one, other);
      if (reason) throw clashOf(reason, other, timeZone);
    }
  }
}

/** Why two classes cannot be at once; undefined if they can. */
function reasonOf(one: Placed, other: Placed) {
  if (isSameTeacher(teacherOf(one), teacherOf(other))) return "timetable.clash";
  if (one.batchId === other.batchId) return "timetable.clashBatch";
  return one.roomId !== null && one.roomId === other.roomId ? "timetable.clashRoom" : undefined;
}

function clashOf(reason: NonNullable<ReturnType<typeof reasonOf>>, clash: Placed, timeZone: string): AppError {
  const { teacher, batch, startsAt, endsAt } = clash;
  const values = {
    ...{ teacher, batch, day: dayInWords(startsAt, timeZone) },
    ...{ from: clockTime(startsAt, timeZone), to: clockTime(endsAt, timeZone) },
  };
  return new AppError("conflict", reason, { values });
}
