import { and, asc, countDistinct, eq, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { assignmentDetails, classWork, grades, handIns } from "./tables.ts";

/** An assignment or a quiz of a batch. */
export type ClassWork = typeof classWork.$inferSelect;

/** An assignment with the fields that only assignments have. */
export type Assignment = ClassWork & Pick<typeof assignmentDetails.$inferSelect, "accepts" | "maxFileBytes" | "rubric">;

const { accepts, maxFileBytes, rubric } = assignmentDetails;
const inOrder = [sql`${classWork.dueAt} asc nulls last`, asc(classWork.createdAt), asc(classWork.id)];

const assignments = (database: Database) =>
  database
    .select({ work: classWork, details: { accepts, maxFileBytes, rubric } })
    .from(classWork)
    .innerJoin(assignmentDetails, eq(assignmentDetails.workId, classWork.id));

/** Every assignment and quiz of a batch, the first due first. */
export async function findWorks(database: Database, batchId: string): Promise<ClassWork[]> {
  return await database
    .select()
    .from(classWork)
    .where(eq(classWork.batchId, batchId))
    .orderBy(...inOrder);
}

/** The assignments and quizzes for a class that students see, the first due first. */
export async function findWorksOfClass(database: Database, classId: string, now: Date) {
  const { id, kind, title, dueAt } = classWork;
  return await database
    .select({ id, kind, title, dueAt })
    .from(classWork)
    .where(and(eq(classWork.classId, classId), lte(classWork.publishedAt, now)))
    .orderBy(...inOrder);
}

/** One assignment or quiz. With "lock" no one else changes it until the transaction ends. */
export async function findWork(
  database: Database,
  id: string,
  locking: "lock" | "leave" = "leave",
): Promise<ClassWork | undefined> {
  const query = database.select().from(classWork).where(eq(classWork.id, id));
  const [found] = await (locking === "lock" ? query.for("no key update") : query);
  return found;
}

export async function findAssignment(database: Database, id: string): Promise<Assignment | undefined> {
  const [found] = await assignments(database).where(eq(classWork.id, id));
  return found && { ...found.work, ...found.details };
}

/** The assignments of these batches, the first due first. */
export async function findAssignments(database: Database, batchIds: string[]): Promise<Assignment[]> {
  const found = await assignments(database)
    .where(inArray(classWork.batchId, batchIds))
    .orderBy(...inOrder);
  return found.map(({ work, details }) => ({ ...work, ...details }));
}

/** The numbers of hand-ins and of graded or excused students of each assignment of a batch, by the work's id. */
export async function countOfWorks(database: Database, batchId: string) {
  const handedIn = await database
    .select({ id: classWork.id, count: countDistinct(handIns.enrolmentId) })
    .from(classWork)
    .innerJoin(handIns, eq(handIns.workId, classWork.id))
    .where(eq(classWork.batchId, batchId))
    .groupBy(classWork.id);
  const graded = await database
    .select({ id: classWork.id, count: countDistinct(grades.enrolmentId) })
    .from(classWork)
    .innerJoin(grades, eq(grades.workId, classWork.id))
    .where(and(eq(classWork.batchId, batchId), or(isNotNull(grades.points), grades.isExcused)))
    .groupBy(classWork.id);
  const byId = (rows: { id: string; count: number }[]) => new Map(rows.map(({ id, count }) => [id, count]));
  return { handedIn: byId(handedIn), graded: byId(graded) };
}

type Details = Pick<Assignment, "accepts" | "maxFileBytes" | "rubric">;

export async function insertAssignment(
  transaction: Database,
  work: typeof classWork.$inferInsert,
  details: Details,
): Promise<void> {
  await transaction.insert(classWork).values(work);
  await transaction.insert(assignmentDetails).values({ workId: work.id, ...details });
}

/** Changes a work that the transaction has locked; it gets the next version. */
export async function updateWork(
  transaction: Database,
  id: string,
  changes: Partial<typeof classWork.$inferInsert>,
  details?: Details,
): Promise<void> {
  const version = sql`${classWork.version} + 1`;
  await transaction
    .update(classWork)
    .set({ ...changes, version })
    .where(eq(classWork.id, id));
  if (details) await transaction.update(assignmentDetails).set(details).where(eq(assignmentDetails.workId, id));
}

/** Sets what a work counts; its version stays, as nothing else of it changes. */
export async function updateWeight(transaction: Database, id: string, weight: number): Promise<void> {
  await transaction.update(classWork).set({ weight }).where(eq(classWork.id, id));
}

export async function deleteWork(transaction: Database, id: string): Promise<void> {
  await transaction.delete(classWork).where(eq(classWork.id, id));
}
