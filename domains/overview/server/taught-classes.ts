import { Temporal } from "temporal-polyfill";
import { phaseOf } from "#domains/attendance/rules/class-attendance.ts";
import { showProgress } from "#domains/attendance/server/show-progress.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { scopeOf } from "#domains/staff/server/permissions.ts";
import type { StaffMember } from "#domains/staff/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { findBegunBatches, findTaughtClasses, findWorkToGrade } from "./taught-queries.ts";

interface Deps {
  database: Database;
  site: () => Site;
  clock: () => Date;
}

/** How many days the classes of a member of staff are shown, today included. */
const daysAhead = 7;
/** How many students are named who need a word. */
const named = 8;

/**
 * What waits for somebody who teaches: the classes of today and the six days after it, hand-ins to grade, and students of
 * batches under way who fell behind. A teacher's are those of their batches, and the classes in which they stand in for
 * another; of everybody else, the classes that are given in their name, and what belongs to the batches of these.
 */
export async function showTaughtClasses(
  { database, site, clock }: Deps,
  member: Pick<StaffMember, "name" | "role" | "batchIds">,
) {
  const now = clock();
  const { timeZone } = site().content.company.hours;
  const today = dayOf(now, timeZone);
  const midnight = Temporal.PlainDate.from(today).toZonedDateTime(timeZone);
  const found = await findTaughtClasses(database, {
    ...{ batchIds: member.batchIds, teacher: member.name },
    from: new Date(midnight.epochMilliseconds),
    until: new Date(midnight.add({ days: daysAhead }).epochMilliseconds),
  });
  const mayOpen = (batchId: string) =>
    scopeOf(member.role, "showAttendance") === "all" || member.batchIds.includes(batchId);
  const own = [...new Set([...member.batchIds, ...found.map(({ batch }) => batch.id)])].filter(mayOpen);
  const begun = await findBegunBatches(database, own, today);
  const progress = begun.map(async (batch) => {
    const { students } = await showProgress({ database, clock }, batch.id);
    const behind = students.filter(({ needsAWord }) => needsAWord);
    return behind.map(({ enrolmentId, person, missed, share }) => {
      return { id: enrolmentId, name: person.name, missed, share, batch };
    });
  });
  const behind = (await Promise.all(progress)).flat();
  return {
    classes: found.map(({ session, batch, isMarked }) => ({
      ...session,
      ...{ batch, isMarked, phase: phaseOf(session, now), mayOpen: mayOpen(batch.id) },
    })),
    toGrade: scopeOf(member.role, "gradeHandIn") === null ? [] : await findWorkToGrade(database, own),
    behind: { all: behind.length, first: behind.toSorted((one, other) => other.missed - one.missed).slice(0, named) },
  };
}
