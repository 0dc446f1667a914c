import { missedInARow, presentShare } from "#domains/attendance/rules/class-attendance.ts";
import { countPublishedLectures, findWatchedByStudents } from "#domains/lectures/server/material-queries.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, ofClass, query } from "#server/verb.ts";
import { localeOf } from "#shared/formats/formats.ts";
import { findCountedMarks } from "./counted-marks.ts";
import { findStudentsOfBatch } from "./queries.ts";

/** Number of classes missed in a row from which a student needs attention. */
const missedTooMany = 2;
/**
 * Shares of classes and of lectures below which a student falls behind: recordings are for those who missed classes.
 */
const tooFew = { classes: 0.75, lectures: 0.5 };

/**
 * The progress of the students of a batch, those who need attention first. Only marks say that someone does, not a class
 * in which no teacher marked anyone, and not one that they are excused from.
 */
export const showProgress = query(
  { may: ofClass, scope: byBatch },
  async ({ database, clock }: { database: Database; clock: () => Date }, batchId: string) => {
    const now = clock();
    const published = await countPublishedLectures(database, batchId, now);
    const watched = await findWatchedByStudents(database, batchId, now);
    const marks = Map.groupBy(await findCountedMarks(database, { batchId }, now), ({ enrolmentId }) => enrolmentId);
    const students = (await findStudentsOfBatch(database, batchId)).map(({ enrolmentId, locale, person }) => {
      const own = marks.get(enrolmentId) ?? [];
      const lectures = watched.get(enrolmentId) ?? { finished: 0, lastAt: null };
      const came = own.find(({ mark }) => mark === "present" || mark === "late")?.batchClass.startsAt ?? null;
      const share = presentShare(own.map(({ mark }) => mark));
      const known = own.filter(({ isAssumed, hasSheet }) => hasSheet || !isAssumed).map(({ mark }) => mark);
      const missed = missedInARow(known);
      const isBehind = (presentShare(known) ?? 1) < tooFew.classes && lectures.finished < tooFew.lectures * published;
      return {
        ...{ enrolmentId, person, language: localeOf(locale), missed, finished: lectures.finished, share },
        lastSeen: came && lectures.lastAt ? new Date(Math.max(+came, +lectures.lastAt)) : (came ?? lectures.lastAt),
        needsAWord: missed >= missedTooMany || isBehind,
      };
    });
    return { published, students: students.toSorted(byNeed) };
  },
);

type Student = { missed: number; finished: number; lastSeen: Date | null; needsAWord: boolean };

const byNeed = (one: Student, other: Student) =>
  Number(other.needsAWord) - Number(one.needsAWord) ||
  other.missed - one.missed ||
  one.finished - other.finished ||
  Number(one.lastSeen) - Number(other.lastSeen);
