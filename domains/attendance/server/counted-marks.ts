import { and, desc, eq, exists, inArray, isNotNull, lte, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { attendance } from "./tables.ts";

/** Whose marks are wanted: of all students of a batch, of a person, or of some enrolments. */
type Whose = { batchId: string } | { personId: string } | { enrolmentIds: string[] };

const isOf = (whose: Whose) => {
  if ("batchId" in whose) return eq(enrolments.batchId, whose.batchId);
  if ("personId" in whose) return eq(enrolments.personId, whose.personId);
  return inArray(enrolments.id, whose.enrolmentIds);
};

const others = alias(attendance, "others");

/**
 * The marks that count for a student's share of classes and for the certificate, the latest class first. A cancelled
 * class counts nowhere, and none of another batch. Once a class is over and anyone has a mark in it, a student without
 * one was absent: `isAssumed`. `hasSheet` says whether a teacher marked anyone in the class.
 */
export async function findCountedMarks(database: Database, whose: Whose, now: Date) {
  const { id, startsAt, endsAt, title, batchId, isCancelled } = batchClasses;
  const inClass = database.select({ id: others.classId }).from(others).where(eq(others.classId, id));
  const byTeacher = database
    .select({ id: others.classId })
    .from(others)
    .where(and(eq(others.classId, id), eq(others.source, "teacher")));
  const isHeld = and(lte(endsAt, now), exists(inClass));
  const found = await database
    .select({
      enrolmentId: enrolments.id,
      batchClass: { id, startsAt, title },
      batch: { id: batches.id, name: batches.name },
      mark: attendance.mark,
      source: attendance.source,
      hasSheet: sql<boolean>`${exists(byTeacher)}`,
    })
    .from(enrolments)
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .innerJoin(batchClasses, and(eq(batchId, enrolments.batchId), not(isCancelled)))
    .leftJoin(attendance, and(eq(attendance.classId, id), eq(attendance.enrolmentId, enrolments.id)))
    .where(and(isOf(whose), or(isNotNull(attendance.mark), isHeld)))
    .orderBy(desc(startsAt), desc(id));
  return found.map(({ mark, ...one }) => ({
    ...one,
    mark: mark ?? ("absent" satisfies AttendanceMark),
    isAssumed: mark === null,
  }));
}
