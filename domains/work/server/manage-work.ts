import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { requireEntry } from "#domains/catalogue/server/entries.ts";
import { nameOfLast } from "#domains/staff/server/last-actor.ts";
import { findClassesById } from "#domains/timetable/server/queries.ts";
import { type NewAssignment, newAssignment } from "#domains/work/contract.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { byBatch, query, verb, workOfClass } from "#server/verb.ts";
import { countUntold } from "./grade-queries.ts";
import {
  type Assignment,
  type ClassWork,
  countOfWorks,
  deleteWork,
  findAssignment,
  findAssignments,
  findWork,
  insertAssignment,
  updateWork,
} from "./queries.ts";

interface Deps {
  database: Database;
}

/** The assignments of a batch, with their numbers of students handed in, graded, and graded without an email. */
export const listAssignments = query(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, batchId: string) => {
    const works = await findAssignments(database, [batchId]);
    const { handedIn, graded } = await countOfWorks(database, batchId);
    const ids = works.map(({ id }) => id);
    const untold = await countUntold(database, ids);
    return works.map((work) => ({
      ...work,
      handedIn: handedIn.get(work.id) ?? 0,
      graded: graded.get(work.id) ?? 0,
      untold: untold.get(work.id) ?? 0,
    }));
  },
);

/** An assignment of a batch. Throws `not_found`. */
export const showAssignment = query(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, batchId: string, workId: string): Promise<Assignment> => {
    const found = isUuid(workId) ? await findAssignment(database, workId) : undefined;
    if (found?.batchId !== batchId) throw unknownWork();
    return found;
  },
);

/** Adds an assignment and returns its id; the same `id` again adds nothing. Throws `not_found` for an unknown batch. */
export const addAssignment = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), newAssignment.extend({ id: z.string().exactOptional() })] },
  async (
    { database }: Deps,
    actor: Actor,
    batchId: string,
    entry: NewAssignment & { id?: string },
  ): Promise<string> => {
    await requireEntry(database, "batches", batchId);
    const id = entry.id && isUuid(entry.id) ? entry.id : randomUUID();
    const now = new Date();
    await database.transaction(async (transaction) => {
      const there = await findWork(transaction, id);
      if (there?.batchId === batchId) return;
      if (there) throw unknownWork();
      const { work, details } = rowsOf(entry);
      await requireClassOf(transaction, batchId, work.classId);
      await insertAssignment(transaction, { ...work, id, batchId, kind: "assignment", createdAt: now }, details);
      const done = { verb: "addAssignment", subject: "work", subjectId: id, details: { batch: batchId } } as const;
      await audit(transaction, actor, done, now);
    });
    return id;
  },
);

const assignmentChange = z.strictObject({ workId: z.string(), seen: z.int(), entry: newAssignment });

/**
 * Changes an assignment. Throws `conflict` if it is no longer at the version that the page showed (`seen`) or if a
 * grade would be beyond its points, and `not_found`.
 */
export const changeAssignment = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), assignmentChange] },
  async (
    { database }: Deps,
    actor: Actor,
    batchId: string,
    { workId, seen, entry }: z.infer<typeof assignmentChange>,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const now = await lockWork(transaction, batchId, workId);
      const before = await findAssignment(transaction, workId);
      if (!before) throw unknownWork();
      const { work, details } = rowsOf(entry);
      if (isSame(before, { ...work, ...details })) return;
      if (now.version !== seen) throw await changedMeanwhile(transaction, workId);
      if (work.classId !== before.classId) await requireClassOf(transaction, batchId, work.classId);
      const { graded } = await countOfWorks(transaction, batchId);
      if (work.points < now.points && (graded.get(workId) ?? 0) > 0)
        throw new AppError("conflict", "work.pointsGiven", { fields: { points: { reason: "work.pointsGiven" } } });
      await updateWork(transaction, workId, work, details);
      await audit(transaction, actor, { verb: "changeAssignment", subject: "work", subjectId: workId }, new Date());
    });
  },
);

/** Removes an assignment. Throws `conflict` once a student has handed it in or is graded, and `not_found`. */
export const removeAssignment = verb(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, actor: Actor, batchId: string, workId: string) => {
    await database.transaction(async (transaction) => {
      await lockWork(transaction, batchId, workId);
      const { handedIn, graded } = await countOfWorks(transaction, batchId);
      if (handedIn.has(workId) || graded.has(workId)) throw new AppError("conflict", "work.isUsed");
      await deleteWork(transaction, workId);
      await audit(transaction, actor, { verb: "removeAssignment", subject: "work", subjectId: workId }, new Date());
    });
  },
);

/** A work of this batch, locked. Throws `not_found`: the batch decides what a teacher may change. */
export async function lockWork(transaction: Database, batchId: string, workId: string): Promise<ClassWork> {
  const work = isUuid(workId) ? await findWork(transaction, workId, "lock") : undefined;
  if (work?.batchId !== batchId) throw unknownWork();
  return work;
}

function rowsOf({ accepts, maxFileBytes, rubric, ...entry }: NewAssignment) {
  const { title, instructions, classId, points, dueAt, lateRule, publishedAt } = entry;
  return {
    work: { title, instructions, classId, points, dueAt, lateRule: dueAt && lateRule, publishedAt },
    details: { accepts, maxFileBytes, rubric },
  };
}

/** Throws `invalid` for a work whose class is not one of its batch. */
export async function requireClassOf(transaction: Database, batchId: string, classId: string | null): Promise<void> {
  const [batchClass] = classId === null ? [] : await findClassesById(transaction, [classId]);
  if (classId !== null && batchClass?.batchId !== batchId) throw fieldError("classId", "class.unknown");
}

/** Whether nothing of an assignment would change. */
const isSame = (before: Assignment, entry: Partial<Assignment>) => isDeepStrictEqual({ ...before, ...entry }, before);

async function changedMeanwhile(transaction: Database, workId: string): Promise<AppError> {
  const by = await nameOfLast(transaction, { subject: "work", subjectId: workId });
  return new AppError("conflict", "work.changed", { values: { by } });
}

/** The refusal of a work that does not exist, or not for this user. */
export const unknownWork = () => new AppError("not_found", "work.unknown");
