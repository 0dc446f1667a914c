import type { Readable } from "node:stream";
import { z } from "zod";
import { requireEntry } from "#domains/catalogue/server/entries.ts";
import { refuseOwnPlace } from "#domains/seats/server/own-place.ts";
import { type GradebookCell, gradebookCell, type NewGrade, newGrade } from "#domains/work/contract.ts";
import { type Given, givenIn, storedMark } from "#domains/work/rules/given.ts";
import { afterPenalty, daysLate, latePenalty } from "#domains/work/rules/late-penalty.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { FileStorage } from "#server/storage/port.ts";
import { byBatch, type Caller, query, verb, workOfClass } from "#server/verb.ts";
import {
  countUntold,
  findComments,
  findGrade,
  findGradedStudents,
  findGrades,
  type Grade,
  type GradedStudent,
  writeGrade,
} from "./grade-queries.ts";
import { findFile, findFilesOfWork, findHandIns, type HandIn, type HandInFile } from "./hand-in-queries.ts";
import { lockWork, showAssignment, unknownWork } from "./manage-work.ts";
import { type Assignment, type ClassWork, findWorks } from "./queries.ts";

interface Deps {
  database: Database;
}

/** A student's hand-in for grading: the latest one, and the times of earlier ones. */
export interface GradedHandIn extends GradedStudent {
  latest: (Pick<HandIn, "text" | "link" | "handedInAt" | "version"> & { files: HandInFile[] }) | null;
  /** Days late, as begun, and their cost in points. */
  late: { days: number; penalty: number };
  grade: Grade | null;
}

/**
 * An assignment with every student of its batch, their hand-ins and their grades; the students whom no email has told of
 * theirs, and feedback to use again. Throws `not_found`.
 */
export const listHandIns = query(
  { may: workOfClass, scope: byBatch },
  async (
    { database }: Deps,
    batchId: string,
    workId: string,
  ): Promise<{ work: Assignment; students: GradedHandIn[]; untold: number; comments: string[] }> => {
    const work = await showAssignment({ database }, batchId, workId);
    const students = await findGradedStudents(database, batchId);
    const handIns = Map.groupBy(await findHandIns(database, { workId }), ({ enrolmentId }) => enrolmentId);
    const files = new Map((await findFilesOfWork(database, workId)).map((file) => [file.id, file]));
    const grades = new Map((await findGrades(database, { workId })).map((grade) => [grade.enrolmentId, grade]));
    return {
      work,
      untold: (await countUntold(database, [workId])).get(workId) ?? 0,
      comments: await findComments(database, batchId),
      students: students.map((student) => {
        const last = handIns.get(student.enrolmentId)?.[0];
        const latest = last && { ...last, files: last.fileIds.flatMap((id) => files.get(id) ?? []) };
        const grade = grades.get(student.enrolmentId) ?? null;
        return { ...student, latest: latest ?? null, late: lateness(work, last), grade };
      }),
    };
  },
);

function lateness({ dueAt, lateRule, points }: ClassWork, handIn: HandIn | undefined) {
  const days = handIn ? daysLate(dueAt, handIn.handedInAt) : 0;
  return { days, penalty: latePenalty(lateRule, points, days) };
}

const handInGrade = newGrade.extend({ workId: z.string(), enrolmentId: z.string(), seen: z.int() });

/**
 * Grades one student's work; the late penalty is taken off the points. `seen` is the version of the grade that the page
 * showed, 0 for none. Throws `conflict` with the current one, `invalid` for points beyond the scale, `forbidden` for one's own work, `not_found`.
 */
export const gradeHandIn = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), handInGrade] },
  async ({ database }: Deps, actor: Caller, batchId: string, given: z.infer<typeof handInGrade>): Promise<void> => {
    const { workId, enrolmentId, seen } = given;
    const work = await showAssignment({ database }, batchId, workId);
    requireOnScale(work, given.points);
    requireOnRubric(work, given.rubric);
    await database.transaction(async (transaction) => {
      await lockWork(transaction, batchId, workId);
      await requireStudent(transaction, batchId, enrolmentId);
      await refuseOwnPlace(transaction, actor, [enrolmentId]);
      const [last] = await findHandIns(transaction, { workId, enrolmentId });
      const { penalty } = lateness(work, last);
      const before = await findGrade(transaction, { workId, enrolmentId });
      const marks = marksOf(given, penalty);
      // The same marks of a newer hand-in are a grade of their own: it no longer waits.
      const isNewer = before !== undefined && last !== undefined && last.handedInAt > before.gradedAt;
      if (!isNewer && isSame(before ?? marksOf(nothing, 0), marks)) return;
      const row = { workId, enrolmentId, ...marks, gradedAt: new Date(), version: 0 };
      if ((await writeGrade(transaction, row, seen)) === null) throw changedMeanwhile(before);
      const details = { enrolment: enrolmentId, ...(row.isExcused && { excused: true }) };
      await audit(
        transaction,
        actor,
        { verb: "gradeHandIn", subject: "work", subjectId: workId, details },
        row.gradedAt,
      );
    });
  },
);

type Marks = Pick<Grade, "points" | "isExcused" | "latePoints" | "feedback" | "rubricPoints">;

const nothing: NewGrade = { points: null, rubric: {}, feedback: "" };

/** The stored part of a grade: the remaining points, and the penalty. */
function marksOf({ points: given, rubric, feedback }: NewGrade, penalty: number): Marks {
  const rubricPoints = given === "excused" || Object.keys(rubric).length === 0 ? null : rubric;
  if (typeof given !== "number") return { ...storedMark(given), latePoints: 0, feedback, rubricPoints };
  const points = afterPenalty(given, penalty);
  return { ...storedMark(points), latePoints: afterPenalty(given, points), feedback, rubricPoints };
}

const isSame = (before: Marks, { rubricPoints, ...now }: Marks) =>
  givenIn(before) === givenIn(now) &&
  before.latePoints === now.latePoints &&
  before.feedback === now.feedback &&
  pairsOf(before.rubricPoints) === pairsOf(rubricPoints);

const pairsOf = (rubric: Grade["rubricPoints"]) => JSON.stringify(Object.entries(rubric ?? {}).sort());

/** The refusal to change a grade that differs from the one shown. */
function changedMeanwhile(now: Grade | undefined): AppError {
  const given = givenIn(now);
  const value =
    typeof given === "number"
      ? given
      : { reason: given === null ? ("grade.none" as const) : ("grade.excused" as const) };
  return new AppError("conflict", "grade.changed", {
    values: { value },
    fields: { points: { reason: "grade.changed", values: { value } } },
  });
}

function requireOnScale(work: ClassWork, points: Given): void {
  if (typeof points !== "number" || (points >= 0 && points <= work.points)) return;
  const beyond = { reason: "grade.beyond", values: { max: work.points } } as const;
  throw new AppError("invalid", beyond.reason, { values: beyond.values, fields: { points: beyond } });
}

function requireOnRubric({ rubric }: Assignment, given: Record<string, number>): void {
  for (const [id, points] of Object.entries(given)) {
    const criterion = rubric.find((one) => one.id === id);
    if (!criterion) throw new AppError("conflict", "work.rubricChanged");
    if (points > criterion.points) {
      const values = { max: criterion.points };
      throw new AppError("invalid", "grade.beyond", { values, fields: { [id]: { reason: "grade.beyond", values } } });
    }
  }
}

async function requireStudent(transaction: Database, batchId: string, enrolmentId: string): Promise<void> {
  const students = await findGradedStudents(transaction, batchId);
  if (!students.some((student) => student.enrolmentId === enrolmentId))
    throw new AppError("not_found", "grade.noStudent");
}

/** The whole gradebook of a batch: its students, its assignments and quizzes, and everyone's grades. */
export interface Gradebook {
  works: ClassWork[];
  students: GradedStudent[];
  grades: Grade[];
}

/** The gradebook of a batch. Throws `not_found` for an unknown one. */
export const showGradebook = query(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, batchId: string): Promise<Gradebook> => {
    await requireEntry(database, "batches", batchId);
    return {
      works: await findWorks(database, batchId),
      students: await findGradedStudents(database, batchId),
      grades: await findGrades(database, { batchId }),
    };
  },
);

/** A cell as it is now. */
export type Cell = Pick<GradebookCell, "workId" | "enrolmentId" | "points"> & { version: number };

/**
 * Writes points, or that a student is excused, into cells of the gradebook, all or none, and returns those cells as they are now. Typed points count
 * as they are: no late penalty is taken off. Throws `conflict` with the current state of a cell, `invalid` for points
 * beyond the scale, and `not_found`.
 */
export async function writeGrades(
  { database }: Deps,
  actor: Caller,
  batchId: string,
  { changes, verb: done }: { changes: GradebookCell[]; verb: "setGrades" | "importGradebook" },
): Promise<Cell[]> {
  return await database.transaction(async (transaction) => {
    const book = await showGradebook({ database: transaction }, batchId);
    const at = new Date();
    let written = 0;
    let excused = 0;
    const judged = new Set(changes.map(({ enrolmentId }) => enrolmentId));
    await refuseOwnPlace(transaction, actor, [...judged].filter(isUuid));
    const cells: Cell[] = [];
    // In one order, so that two transactions never wait for each other.
    for (const change of changes.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) {
      const { cell, isNew } = await setCell(transaction, book, change, at);
      if (isNew) written += 1;
      if (isNew && cell.points === "excused") excused += 1;
      cells.push(cell);
    }
    const details = { grades: written, ...(excused > 0 && { excused }) };
    if (written > 0) await audit(transaction, actor, { verb: done, subject: "batch", subjectId: batchId, details }, at);
    return cells;
  });
}

/** Sets grades in the gradebook, as `writeGrades` says. */
export const setGrades = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), z.array(gradebookCell)] },
  async (deps: Deps, actor: Caller, batchId: string, changes: GradebookCell[]) =>
    await writeGrades(deps, actor, batchId, { changes, verb: "setGrades" }),
);

const keyOf = ({ workId, enrolmentId }: Pick<Grade, "workId" | "enrolmentId">) => `${workId} ${enrolmentId}`;

async function setCell(transaction: Database, { works, students }: Gradebook, change: GradebookCell, at: Date) {
  const { workId, enrolmentId, points, seen } = change;
  const work = works.find(({ id }) => id === workId);
  if (!work) throw unknownWork();
  if (!students.some((student) => student.enrolmentId === enrolmentId))
    throw new AppError("not_found", "grade.noStudent");
  requireOnScale(work, points);
  const before = await findGrade(transaction, { workId, enrolmentId });
  const asNow = { workId, enrolmentId, points, version: before?.version ?? 0 };
  if (givenIn(before) === points) return { cell: asNow, isNew: false };
  const { feedback = "", rubricPoints = null } = before ?? {};
  const kept = { feedback, rubricPoints: points === "excused" ? null : rubricPoints };
  const row = { ...kept, ...storedMark(points), workId, enrolmentId, latePoints: 0, gradedAt: at };
  const version = await writeGrade(transaction, { ...row, version: 0 }, seen);
  if (version === null) throw changedMeanwhile(before);
  return { cell: { ...asNow, version }, isNew: true };
}

/** A file that a student of the batch handed in. Throws `not_found`. */
export const openHandInFile = query(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (
    { database, storage }: Deps & { storage: Pick<FileStorage, "open"> },
    batchId: string,
    fileId: string,
  ): Promise<{ name: string; size: number; content: Readable }> => {
    const file = isUuid(fileId) ? await findFile(database, fileId) : undefined;
    const works = file ? await findWorks(database, batchId) : [];
    if (!file || !works.some(({ id }) => id === file.workId)) throw new AppError("not_found", "handIn.fileGone");
    const content = await storage.open(file.storageKey);
    if (!content) throw new AppError("not_found", "handIn.fileGone");
    return { name: file.name, size: file.size, content };
  },
);
