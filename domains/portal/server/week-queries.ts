import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import { certificates } from "#domains/certificates/server/tables.ts";
import { quizAttempts } from "#domains/quizzes/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { classWork, grades, handIns } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";

const batch = {
  id: batches.id,
  name: batches.name,
  courseId: batches.courseId,
  startDate: batches.startDate,
};

/** The classes of these batches that have not ended at `from` and begin before `to`, the earliest first. */
export async function findClassesBetween(
  database: Database,
  { batchIds, from, to }: { batchIds: string[]; from: Date; to: Date },
) {
  return await database
    .select({ batchClass: batchClasses, batch })
    .from(batchClasses)
    .innerJoin(batches, eq(batches.id, batchClasses.batchId))
    .where(and(inArray(batchClasses.batchId, batchIds), gte(batchClasses.endsAt, from), lt(batchClasses.startsAt, to)))
    .orderBy(asc(batchClasses.startsAt), asc(batchClasses.id));
}

/**
 * The published works of these batches that are due from `from` until before `to` and that none of these enrolments has
 * handed in, or is known to be excused from, the most urgent first.
 */
export async function findWorkDue(
  database: Database,
  { batchIds, enrolmentIds, from, to }: { batchIds: string[]; enrolmentIds: string[]; from: Date; to: Date },
) {
  const handedIn = database
    .select({ id: handIns.id })
    .from(handIns)
    .where(and(eq(handIns.workId, classWork.id), inArray(handIns.enrolmentId, enrolmentIds)));
  const taken = database
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.workId, classWork.id),
        inArray(quizAttempts.enrolmentId, enrolmentIds),
        isNotNull(quizAttempts.handedInAt),
      ),
    );
  const excused = database
    .select({ id: grades.workId })
    .from(grades)
    .where(
      and(
        ...[eq(grades.workId, classWork.id), inArray(grades.enrolmentId, enrolmentIds)],
        ...[grades.isExcused, lte(classWork.gradesPostedAt, new Date())],
      ),
    );
  const { id, kind, title, dueAt, publishedAt, batchId } = classWork;
  return await database
    .select({ work: { id, kind, title, dueAt: sql<Date>`${dueAt}`.mapWith(dueAt), batchId }, batch })
    .from(classWork)
    .innerJoin(batches, eq(batches.id, batchId))
    .where(
      and(
        ...[inArray(batchId, batchIds), lte(publishedAt, new Date()), gte(dueAt, from), lt(dueAt, to)],
        ...[notExists(handedIn), notExists(taken), notExists(excused)],
      ),
    )
    .orderBy(asc(dueAt), asc(id));
}

/** Whether a grade is more than feedback. */
const isMarked = or(isNotNull(grades.points), grades.isExcused);

/** The grades of these enrolments that students may see, the latest posted first. */
export async function findPostedGrades(database: Database, enrolmentIds: string[]) {
  const { id, kind, title, points: outOf, weight, gradesPostedAt, batchId } = classWork;
  return await database
    .select({
      work: { id, kind, title, outOf, weight, batchId, postedAt: sql<Date>`${gradesPostedAt}`.mapWith(gradesPostedAt) },
      grade: { points: grades.points, isExcused: grades.isExcused },
    })
    .from(grades)
    .innerJoin(classWork, eq(classWork.id, grades.workId))
    .where(and(inArray(grades.enrolmentId, enrolmentIds), lte(gradesPostedAt, new Date()), isMarked))
    .orderBy(desc(gradesPostedAt), asc(id));
}

/** The lectures of these batches that became visible to students since `since`, latest first. */
export async function findNewLectures(database: Database, { batchIds, since }: { batchIds: string[]; since: Date }) {
  const { id, batchId, lectureNumber, title, publishedAt } = lectures;
  return await database
    .select({ id, batchId, lectureNumber, title, publishedAt: sql<Date>`${publishedAt}`.mapWith(publishedAt) })
    .from(lectures)
    .where(and(inArray(batchId, batchIds), gte(publishedAt, since), lte(publishedAt, new Date())))
    .orderBy(desc(publishedAt), desc(lectureNumber))
    .limit(20);
}

/** The valid certificates of these enrolments, latest first. */
export async function findValidCertificates(database: Database, enrolmentIds: string[]) {
  const { number, courseTitle, issuedAt, enrolmentId } = certificates;
  return await database
    .select({ number, title: courseTitle, issuedAt, enrolmentId })
    .from(certificates)
    .where(and(inArray(enrolmentId, enrolmentIds), isNull(certificates.revokedAt)))
    .orderBy(desc(issuedAt));
}
