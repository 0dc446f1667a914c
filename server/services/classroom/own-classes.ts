import type { Database } from "#server/db/client.ts";
import { findSessionsOfBatches } from "#server/db/queries/class-sessions.ts";
import { findEnrolmentsOfPeople } from "#server/db/queries/enrolments.ts";
import type { User } from "#server/integrations/auth/port.ts";
import { findOwnPeople } from "#server/services/people/account-people.ts";
import { phaseOf } from "#shared/rules/class-attendance.ts";
import { clockTime, dayInWords } from "#shared/rules/class-time.ts";
import { findCourse } from "#shared/rules/find-course.ts";
import type { Site } from "#shared/rules/site.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** A student's place in a batch, whose classes they attend. */
export interface OwnPlace {
  enrolmentId: string;
  personId: string;
  batchId: string;
}

/** The batches in which these people have or had a seat. */
export async function findPlacesOfPeople(database: Database, personIds: string[]): Promise<OwnPlace[]> {
  const enrolments = await findEnrolmentsOfPeople(database, personIds);
  return enrolments
    .filter(({ enrolment: { state } }) => state === "active" || state === "completed")
    .map(({ enrolment: { id, personId, batchId } }) => ({ enrolmentId: id, personId, batchId }));
}

/** A class as its student reads it, times in words by the institute's clock. */
export type OwnClass = Awaited<ReturnType<typeof listOwnClasses>>["coming"][number];

/** The classes of all batches of a student: those to come, the next first, and those that are over, the latest first. */
export async function listOwnClasses({ database, site }: Deps, user: User, now = new Date()) {
  const { content } = site();
  const { timeZone } = content.company.hours;
  const batchIds = (await findPlacesOfPeople(database, await findOwnPeople(database, user))).map(
    ({ batchId }) => batchId,
  );
  const found = await findSessionsOfBatches(database, batchIds);
  const shown = found.map(({ session, batch }) => {
    const { id, startsAt, endsAt, teacher, title, isCancelled } = session;
    return {
      ...{ id, title, teacher, isCancelled, batch: batch.name },
      course: findCourse(content, batch.courseId)?.title ?? batch.courseId,
      day: dayInWords(startsAt, timeZone, "without year"),
      from: { iso: startsAt.toISOString(), words: clockTime(startsAt, timeZone) },
      to: { iso: endsAt.toISOString(), words: clockTime(endsAt, timeZone) },
      isNow: !isCancelled && startsAt <= now && now < endsAt,
      isOpen: phaseOf(session, now) === "open",
      isOver: endsAt <= now,
    };
  });
  return { coming: shown.filter(({ isOver }) => !isOver), past: shown.filter(({ isOver }) => isOver).toReversed() };
}
