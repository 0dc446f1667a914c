import { Temporal } from "temporal-polyfill";
import { phaseOf } from "#domains/attendance/rules/class-attendance.ts";
import { showAttendance } from "#domains/attendance/server/mark-attendance.ts";
import { showProgress } from "#domains/attendance/server/show-progress.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { isSameTeacher } from "#domains/staff/rules/same-teacher.ts";
import { standInTime } from "#domains/timetable/rules/stand-in.ts";
import { hasMeeting, type Meetings } from "#domains/timetable/server/meetings/create-meetings.ts";
import { teacherOf, usualTeacher } from "#domains/timetable/server/queries.ts";
import { gradeHandIn } from "#domains/work/server/grade-work.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, everyone, reachOf, verb } from "#server/verb.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { findBegunBatches, findClassFacts, findTaughtClasses, findWorkToGrade } from "./taught-queries.ts";

interface Deps {
  database: Database;
  site: () => Site;
  clock: () => Date;
  meetings: Pick<Meetings, "makes">;
}

/** The number of days of classes a member of staff sees, today included. */
const daysAhead = 7;
/** Maximum number of students listed who need attention. */
const named = 8;

/**
 * A teacher's open tasks: the classes of today and the next six days, hand-ins to grade, and students of running
 * batches who fell behind. Teachers see those of their own batches, and the classes they substitute in; other staff see
 * the classes given in their name, and the tasks of those batches.
 */
export const showTaughtClasses = verb(
  { officeOnly: "self", may: everyone, unaudited: true, branch: "no branch" },
  async ({ database, site, clock, meetings }: Deps, member: Caller) => {
    const now = clock();
    const { timeZone } = site().content.company.hours;
    const today = dayOf(now, timeZone);
    const midnight = Temporal.PlainDate.from(today).toZonedDateTime(timeZone);
    const found = await findTaughtClasses(database, {
      ...{ batchIds: member.batchIds, member: { userId: member.id ?? "", name: member.name } },
      from: new Date(midnight.epochMilliseconds),
      until: new Date(midnight.add({ days: daysAhead }).epochMilliseconds),
    });
    const makes = await meetings.makes();
    const mayOpen = (batchId: string) => reachOf(member, showAttendance) === "all" || member.batchIds.includes(batchId);
    const own = [...new Set([...member.batchIds, ...found.map(({ batch }) => batch.id)])].filter(mayOpen);
    const begun = await findBegunBatches(database, own, today);
    const progress = begun.map(async (batch) => {
      const { students } = await showProgress({ database, clock }, batch.id);
      const behind = students.filter(({ needsAWord }) => needsAWord);
      return behind.map(({ enrolmentId, person, language, missed, share }) => {
        return { id: enrolmentId, person, language, missed, share, batch };
      });
    });
    const behind = (await Promise.all(progress)).flat();
    const next = found.find(
      ({ batchClass, batch }) => mayOpen(batch.id) && !batchClass.isCancelled && batchClass.endsAt > now,
    );
    const { id = "", startsAt = now } = next?.batchClass ?? {};
    return {
      /** The class that is on, or begins first; null for none in these days. */
      next: next ? { id, ...(await findClassFacts(database, { id, startsAt, batchId: next.batch.id })) } : null,
      classes: found.map(({ batchClass, batch: { id, name, mode, ...usual }, meets, isMarked, isTheirs }) => ({
        ...batchClass,
        ...{ batch: { id, name }, isMarked, phase: phaseOf(batchClass, now), mayOpen: mayOpen(id) },
        isTheirs,
        hasMeeting: hasMeeting({ ...meets, batch: { name, mode } }, makes),
        /** Whether another teacher than the batch's gives it. */
        isInstead: !isSameTeacher(teacherOf(batchClass), usualTeacher(usual)),
        /** When the class opens for the teacher who stands in. */
        opensAt: standInTime(batchClass, timeZone).from,
      })),
      toGrade: reachOf(member, gradeHandIn) === null ? [] : await findWorkToGrade(database, own),
      behind: { all: behind.length, first: behind.toSorted((one, other) => other.missed - one.missed).slice(0, named) },
    };
  },
);
