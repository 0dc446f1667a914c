import { and, asc, count, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, max, min, or, sql } from "drizzle-orm";
import { attendance } from "#domains/attendance/server/tables.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { classMaterials } from "#domains/lectures/server/tables.ts";
import { quizAttempts } from "#domains/quizzes/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { isTaughtBy } from "#domains/staff/server/teachers.ts";
import { batchClasses, batchRules, madeMeetings } from "#domains/timetable/server/tables.ts";
import { classWork, grades, handIns } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";

interface Member {
  userId: string;
  name: string;
}

/**
 * The classes of these batches, and those that a member of staff gives in others, which end after `from` and begin before
 * `until`; each with its batch, whether the member gives it, and whether anyone is marked in it.
 */
export async function findTaughtClasses(
  database: Database,
  { batchIds, member, from, until }: { batchIds: string[]; member: Member; from: Date; until: Date },
) {
  const { id, startsAt, endsAt, title, isCancelled, teacherId } = batchClasses;
  const isTheirs = isTaughtBy({ teacherId, name: batchClasses.teacher }, member);
  const marks = database.select({ id: attendance.classId }).from(attendance).where(eq(attendance.classId, id));
  return await database
    .select({
      batchClass: { id, startsAt, endsAt, title, isCancelled, teacher: batchClasses.teacher, teacherId },
      batch: {
        ...{ id: batches.id, name: batches.name, mode: batches.mode },
        ...{ instructor: batches.instructor, teacherId: batches.teacherId },
      },
      meets: { own: batchClasses.meetingUrl, ofBatch: batchRules.meetingUrl, made: madeMeetings.address },
      isTheirs,
      isMarked: sql<boolean>`${exists(marks)}`,
    })
    .from(batchClasses)
    .innerJoin(batches, eq(batches.id, batchClasses.batchId))
    .leftJoin(batchRules, eq(batchRules.batchId, batchClasses.batchId))
    .leftJoin(madeMeetings, eq(madeMeetings.classId, id))
    .where(and(or(inArray(batchClasses.batchId, batchIds), isTheirs), ...[gt(endsAt, from), lt(startsAt, until)]))
    .orderBy(asc(startsAt), asc(id));
}

/** Where a class stands in its batch, how many students that has, and how many slides, notes and links the class. */
export async function findClassFacts(
  database: Database,
  { id, batchId, startsAt }: { id: string; batchId: string; startsAt: Date },
) {
  const ofBatch = and(eq(batchClasses.batchId, batchId), eq(batchClasses.isCancelled, false));
  const isSeated = inArray(enrolments.state, ["active", "completed"]);
  return {
    number: await database.$count(batchClasses, and(ofBatch, lte(batchClasses.startsAt, startsAt))),
    all: await database.$count(batchClasses, ofBatch),
    students: await database.$count(enrolments, and(eq(enrolments.batchId, batchId), isSeated)),
    materials: await database.$count(classMaterials, eq(classMaterials.classId, id)),
  };
}

/**
 * The assignments of these batches with ungraded hand-ins, and the quizzes with attempts whose essays are not marked,
 * each with their number; the longest waiting first.
 */
export async function findWorkToGrade(database: Database, batchIds: string[]) {
  const waiting = [...(await findHandInsToGrade(database, batchIds)), ...(await findQuizzesToMark(database, batchIds))];
  return waiting
    .toSorted((one, other) => Number(one.since) - Number(other.since) || (one.id < other.id ? -1 : 1))
    .map(({ since: _, ...work }) => work);
}

async function findQuizzesToMark(database: Database, batchIds: string[]) {
  return await database
    .select({ ...workToGrade, handIns: count(), since: min(quizAttempts.handedInAt) })
    .from(quizAttempts)
    .innerJoin(classWork, eq(classWork.id, quizAttempts.workId))
    .innerJoin(batches, eq(batches.id, classWork.batchId))
    .where(and(inArray(classWork.batchId, batchIds), isNotNull(quizAttempts.handedInAt), isNull(quizAttempts.score)))
    .groupBy(classWork.id, batches.id);
}

const workToGrade = {
  ...{ id: classWork.id, kind: classWork.kind, title: classWork.title },
  batch: { id: batches.id, name: batches.name },
};

async function findHandInsToGrade(database: Database, batchIds: string[]) {
  const latest = database
    .select({ workId: handIns.workId, enrolmentId: handIns.enrolmentId, at: max(handIns.handedInAt).as("at") })
    .from(handIns)
    .innerJoin(classWork, eq(classWork.id, handIns.workId))
    .where(inArray(classWork.batchId, batchIds))
    .groupBy(handIns.workId, handIns.enrolmentId)
    .as("latest");
  return await database
    .select({ ...workToGrade, handIns: count(), since: min(latest.at) })
    .from(latest)
    .innerJoin(classWork, eq(classWork.id, latest.workId))
    .innerJoin(batches, eq(batches.id, classWork.batchId))
    .leftJoin(grades, and(eq(grades.workId, latest.workId), eq(grades.enrolmentId, latest.enrolmentId)))
    .where(and(sql`${grades.isExcused} is not true`, or(isNull(grades.points), lt(grades.gradedAt, latest.at))))
    .groupBy(classWork.id, batches.id);
}

/** Those of these batches that have begun by a day. */
export async function findBegunBatches(database: Database, batchIds: string[], today: string) {
  const { id, name, startDate, endDate } = batches;
  return await database
    .select({ id, name })
    .from(batches)
    .where(and(inArray(id, batchIds), sql`${startDate} <= ${today}`, sql`${endDate} >= ${today}`))
    .orderBy(asc(name), asc(id));
}
