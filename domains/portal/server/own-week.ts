import { countMarks, opensBefore } from "#domains/attendance/rules/class-attendance.ts";
import { findCountedMarks } from "#domains/attendance/server/counted-marks.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { isSeated, type OwnSeat } from "#domains/money/server/own-seats.ts";
import { courseTotal } from "#domains/work/rules/course-total.ts";
import { givenIn } from "#domains/work/rules/given.ts";
import type { Database } from "#server/db/client.ts";
import { day, minute } from "#shared/durations.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { classTopic } from "./class-topic.ts";
import {
  findClassesBetween,
  findNewLectures,
  findPostedGrades,
  findValidCertificates,
  findWorkDue,
} from "./week-queries.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** The spans, in milliseconds, for which classes and work are shown ahead, and things count as new. */
const [classesAhead, workAhead, newFor] = [7 * day, 14 * day, 7 * day];
/** Demo lectures and those of a first import all arrive at once: at most this many of them are news. */
const mostNews = 4;

/** The minute that a clock shows: work that is due in it is not late yet. */
const minuteOf = (now: Date) => new Date(now.getTime() - (now.getTime() % minute));

/**
 * A student's week: classes of the next seven days, work due in the next two weeks, news of the last week, and their
 * own figures in each batch: attendance, posted grades and the certificate. Times are text in the institute's time.
 */
export async function findOwnWeek({ database, site }: Deps, places: OwnSeat[], now: Date) {
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const seats = places.filter(isSeated);
  const batchIds = seats.map(({ batchId }) => batchId);
  const enrolmentIds = seats.map(({ id }) => id);
  const ahead = (span: number) => new Date(now.getTime() + span);
  const since = ahead(-newFor);
  const titleOf = (courseId: string) => findCourse(content, courseId)?.title ?? courseId;

  const classes = await findClassesBetween(database, { batchIds, from: now, to: ahead(classesAhead) });
  const due = await findWorkDue(database, { batchIds, enrolmentIds, from: minuteOf(now), to: ahead(workAhead) });
  const posted = await findPostedGrades(database, enrolmentIds);
  const lectures = await findNewLectures(database, { batchIds, since });
  const certificates = await findValidCertificates(database, enrolmentIds);
  const marks = await findCountedMarks(database, { enrolmentIds }, now);
  const isNew = ({ work: { postedAt } }: (typeof posted)[number]) => postedAt >= since;
  return {
    classes: classes.map(({ batchClass, batch }) => ({
      ...{ id: batchClass.id, teacher: batchClass.teacher, isCancelled: batchClass.isCancelled, batch: batch.name },
      title:
        classTopic(
          batchClass,
          { ...batch, course: findCourse(content, batch.courseId) },
          messages.classroom.classes.topic,
        ) ?? batch.courseId,
      course: titleOf(batch.courseId),
      day: dayInWords(batchClass.startsAt, timeZone, "without year", lang),
      from: { iso: batchClass.startsAt.toISOString(), words: clockTime(batchClass.startsAt, timeZone, lang) },
      to: { iso: batchClass.endsAt.toISOString(), words: clockTime(batchClass.endsAt, timeZone, lang) },
      opens: clockTime(new Date(batchClass.startsAt.getTime() - opensBefore), timeZone, lang),
    })),
    due: due.map(({ work, batch }) => ({
      ...{ id: work.id, kind: work.kind, title: work.title, course: titleOf(batch.courseId) },
      due: shownTime(work.dueAt, "minute", timeZone, lang),
    })),
    news: [
      ...certificates
        .filter(({ issuedAt }) => issuedAt >= since)
        .map(({ number, title }) => ({ is: "certificate" as const, id: number, title })),
      ...posted.filter(isNew).map(({ work, grade }) => ({
        ...{ is: "grade" as const, id: work.id, title: work.title },
        ...{ kind: work.kind, given: givenIn(grade), outOf: work.outOf },
      })),
      ...lectures.map(({ id, batchId, lectureNumber: number, title }) => {
        return { is: "lecture" as const, id, batchId, number, title };
      }),
    ].slice(0, mostNews),
    figures: seats.map(({ id, batchId }) => ({
      batchId,
      attendance: attendanceOf(marks.filter(({ batch }) => batch.id === batchId)),
      total: totalOf(posted.filter(({ work }) => work.batchId === batchId)),
      hasCertificate: certificates.some(({ enrolmentId }) => enrolmentId === id),
    })),
  };
}

function attendanceOf(marks: Awaited<ReturnType<typeof findCountedMarks>>) {
  const { present, late, absent } = countMarks(marks.map(({ mark }) => mark));
  return { marked: present + late + absent, present: present + late };
}

/** The total of posted grades, in per cent; null while nothing counts. */
function totalOf(posted: Awaited<ReturnType<typeof findPostedGrades>>): number | null {
  const marked = posted.map(({ work: { outOf, weight }, grade }) => ({ points: outOf, weight, given: givenIn(grade) }));
  return courseTotal(marked, "so far");
}
