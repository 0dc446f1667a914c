import { z } from "zod";
import { type AttendanceMark, type AttendanceSheet, attendanceSheet } from "#domains/attendance/contract.ts";
import { countMarks, phaseOf, settleMark } from "#domains/attendance/rules/class-attendance.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { BatchClass } from "#domains/timetable/server/class-with-batch.ts";
import { lockClassOfBatch, requireClassOfBatch } from "#domains/timetable/server/class-with-batch.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, ofClass, query, verb } from "#server/verb.ts";
import {
  findChanges,
  findClassesOfBatch,
  findMarks,
  findMarksOfBatch,
  findStudentsOfBatch,
  insertSheet,
  isSheetOf,
  putMarks,
} from "./queries.ts";
import { requireBegun } from "./require-begun.ts";

interface Deps {
  database: Database;
  clock: () => Date;
  site: () => Site;
}

/** The classes of a batch, the latest first, each with the number of students for each mark. */
export const listAttendance = query(
  { may: ofClass, scope: byBatch },
  async ({ database, clock }: Pick<Deps, "database" | "clock">, batchId: string) => {
    const now = clock();
    const classes = await findClassesOfBatch(database, batchId);
    const students = await findStudentsOfBatch(database, batchId);
    const seated = new Set(students.map(({ enrolmentId }) => enrolmentId));
    const marks = (await findMarksOfBatch(database, batchId)).filter(({ enrolmentId }) => seated.has(enrolmentId));
    const marksOf = Map.groupBy(marks, ({ classId }) => classId);
    return classes.toReversed().map((batchClass) => {
      const given = (marksOf.get(batchClass.id) ?? []).map(({ mark }) => mark);
      const unmarked = Array<null>(students.length - given.length).fill(null);
      return { batchClass, phase: phaseOf(batchClass, now), counts: countMarks([...given, ...unmarked]) };
    });
  },
);

/** A class with the students of its batch, by name: the mark of each, with its author and time. Throws `not_found`. */
export const showAttendance = query(
  { may: ofClass, scope: byBatch },
  async ({ database, clock }: Pick<Deps, "database" | "clock">, batchId: string, classId: string) => {
    const { batchClass } = await requireClassOfBatch(database, batchId, classId);
    const marks = new Map((await findMarks(database, batchClass.id)).map((mark) => [mark.enrolmentId, mark]));
    const changes = Map.groupBy(await findChanges(database, batchClass.id), ({ change }) => change.enrolmentId);
    const students = await findStudentsOfBatch(database, batchId);
    return {
      batchClass,
      phase: phaseOf(batchClass, clock()),
      students: students.map(({ enrolmentId, person }) => ({
        enrolmentId,
        person: { id: person.id, name: person.name },
        mark: marks.get(enrolmentId)?.mark ?? null,
        source: marks.get(enrolmentId)?.source ?? null,
        history: (changes.get(enrolmentId) ?? []).map(({ change: { at, from, to, source }, by }) => {
          return { at, from, to, source, by };
        }),
      })),
    };
  },
);

/** A mark that someone else gave meanwhile, where the teacher chose another one: it stays. */
export interface MarkConflict {
  enrolmentId: string;
  name: string;
  /** The teacher's choice. */
  mark: AttendanceMark;
  now: AttendanceMark | null;
  /** The author of the mark that stays; null for the student, by code or by joining. */
  by: string | null;
}

const sheetOfClass = attendanceSheet.extend({ classId: z.string() });

/**
 * Saves the marks of a class at once. Marks given by others after the teacher's screen was drawn stay, and are answered
 * where the teacher chose others; students without a seat by now are left out. A sheet that was saved before changes
 * nothing, and one of another class is refused. Throws `not_found`, and `conflict` for a class to come or a cancelled
 * one.
 */
export const saveAttendance = verb(
  { may: ofClass, scope: byBatch, takes: [z.string(), sheetOfClass] },
  async (
    { database, clock, site }: Deps,
    actor: Actor,
    batchId: string,
    { classId, ...sheet }: z.infer<typeof sheetOfClass>,
  ): Promise<{ changed: number; conflicts: MarkConflict[] }> => {
    const at = clock();
    return await database.transaction(async (transaction) => {
      const batchClass = await lockClassOfBatch(transaction, batchId, classId);
      requireBegun(batchClass, at, site());
      const { written, conflicts } = await settleSheet(transaction, batchClass, sheet);
      const named = { id: sheet.id, classId: batchClass.id };
      if (!(await insertSheet(transaction, { ...named, savedAt: at }))) {
        if (!(await isSheetOf(transaction, named))) throw new AppError("not_found", "class.unknown");
        return { changed: 0, conflicts };
      }
      const given = { classId: batchClass.id, at, actorId: actor.id, source: "teacher" } as const;
      await putMarks(
        transaction,
        written.map((change) => ({ ...given, ...change })),
      );
      if (written.length > 0) {
        const { unmarked: _, ...counts } = countMarks(written.map(({ to }) => to));
        const act = { verb: "saveAttendance", subject: "attendance", subjectId: batchClass.id } as const;
        await audit(transaction, actor, { ...act, details: { sheet: sheet.id, ...counts } }, at);
      }
      return { changed: written.length, conflicts };
    });
  },
);

/** The marks of a sheet to write, and those that conflict with someone else's. */
async function settleSheet(transaction: Database, { id, batchId }: BatchClass, { marks }: AttendanceSheet) {
  const stored = new Map((await findMarks(transaction, id)).map(({ enrolmentId, mark }) => [enrolmentId, mark]));
  const students = new Map(
    (await findStudentsOfBatch(transaction, batchId)).map((student) => [student.enrolmentId, student.person.name]),
  );
  const changes = await findChanges(transaction, id);
  const written: { enrolmentId: string; from: AttendanceMark | null; to: AttendanceMark }[] = [];
  const conflicts: MarkConflict[] = [];
  // If a sheet names a student twice, the last entry counts.
  for (const [enrolmentId, { mark, seen }] of new Map(marks.map((one) => [one.enrolmentId, one]))) {
    const name = students.get(enrolmentId);
    if (name === undefined) continue;
    const now = stored.get(enrolmentId) ?? null;
    const becomes = settleMark(mark, seen, now);
    if (becomes === "write") written.push({ enrolmentId, from: now, to: mark });
    if (becomes !== "conflict") continue;
    const by = changes.findLast(({ change }) => change.enrolmentId === enrolmentId)?.by ?? null;
    conflicts.push({ enrolmentId, name, mark, now, by });
  }
  return { written, conflicts };
}
