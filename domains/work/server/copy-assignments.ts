import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { MovedTimes } from "#domains/timetable/server/moved-times.ts";
import type { WorkKind } from "#domains/work/contract.ts";
import type { Database } from "#server/db/client.ts";
import { assignmentDetails, classWork, workFiles } from "./tables.ts";

/** Two batches, and where the first one's times and classes are in the second. */
export interface CopiedBatch {
  from: string;
  to: string;
  moved: MovedTimes;
}

/** The number of works of a kind in a batch. */
export const countWorks = async (database: Database, batchId: string, kind: WorkKind): Promise<number> =>
  await database.$count(classWork, and(eq(classWork.batchId, batchId), eq(classWork.kind, kind)));

/**
 * Copies the works of a kind, without hand-ins and grades, and answers the id of each copy by the id of its work. What
 * students see from a time on they see from its moved time on; a draft stays one. No work is changed meanwhile.
 */
export async function copyWorks(
  transaction: Database,
  { from, to, moved }: CopiedBatch,
  kind: WorkKind,
): Promise<Map<string, string>> {
  const works = await transaction
    .select()
    .from(classWork)
    .where(and(eq(classWork.batchId, from), eq(classWork.kind, kind)))
    .orderBy(asc(classWork.id))
    .for("share");
  const ids = new Map(works.map(({ id }) => [id, randomUUID()]));
  const copies = works.map((work) => ({
    ...work,
    ...{ id: ids.get(work.id) ?? randomUUID(), batchId: to, classId: moved.classOf(work.classId), version: 1 },
    dueAt: work.dueAt && moved.time(work.dueAt),
    publishedAt: work.publishedAt && moved.time(work.publishedAt),
    gradesPostedAt: null,
  }));
  if (copies.length > 0) await transaction.insert(classWork).values(copies);
  return ids;
}

/** Copies the assignments of a batch, with their rubrics and the files that students begin with. */
export async function copyAssignments(transaction: Database, copied: CopiedBatch): Promise<void> {
  const ids = await copyWorks(transaction, copied, "assignment");
  const details = await transaction
    .select()
    .from(assignmentDetails)
    .where(inArray(assignmentDetails.workId, [...ids.keys()]));
  const detailCopies = details.map((row) => ({ ...row, workId: ids.get(row.workId) ?? row.workId }));
  if (detailCopies.length > 0) await transaction.insert(assignmentDetails).values(detailCopies);
  const files = await transaction
    .select()
    .from(workFiles)
    .where(inArray(workFiles.workId, [...ids.keys()]))
    .orderBy(asc(workFiles.id))
    .for("share");
  const fileCopies = files.map((row) => ({
    ...{ ...row, id: randomUUID(), formId: null },
    workId: row.workId && (ids.get(row.workId) ?? null),
  }));
  if (fileCopies.length > 0) await transaction.insert(workFiles).values(fileCopies);
}
