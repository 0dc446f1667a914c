import { phaseOf } from "#domains/attendance/rules/class-attendance.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { findOwnSeats, isSeated } from "#domains/money/server/own-seats.ts";
import { findClassesOfBatches } from "#domains/timetable/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { momentsIn } from "#shared/formats/formats.ts";
import { classTopic } from "./class-topic.ts";

const months = momentsIn({ month: "long", year: "numeric" });

interface Deps {
  database: Database;
  site: () => Site;
}

/** A class as its student reads it, times as text in the institute's time. */
export type OwnClass = Awaited<ReturnType<typeof listOwnClasses>>["coming"][number];

/** The classes of all batches of a student: upcoming ones, the next first, and past ones, latest first. */
export async function listOwnClasses({ database, site }: Deps, user: User, now = new Date()) {
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const batchIds = (await findOwnSeats(database, user, now)).filter(isSeated).map(({ batchId }) => batchId);
  const found = await findClassesOfBatches(database, batchIds);
  const shown = found.map(({ batchClass, batch }) => {
    const { id, startsAt, endsAt, teacher, isCancelled } = batchClass;
    const course = findCourse(content, batch.courseId);
    return {
      ...{ id, teacher, isCancelled, batch: batch.name },
      title: classTopic(batchClass, { ...batch, course }, messages.classroom.classes.topic) ?? batch.courseId,
      month: months(lang)(timeZone).format(startsAt),
      day: dayInWords(startsAt, timeZone, "without year", lang),
      from: { iso: startsAt.toISOString(), words: clockTime(startsAt, timeZone, lang) },
      to: { iso: endsAt.toISOString(), words: clockTime(endsAt, timeZone, lang) },
      isNow: !isCancelled && startsAt <= now && now < endsAt,
      isOpen: phaseOf(batchClass, now) === "open",
      isOver: endsAt <= now,
    };
  });
  return { coming: shown.filter(({ isOver }) => !isOver), past: shown.filter(({ isOver }) => isOver).toReversed() };
}
