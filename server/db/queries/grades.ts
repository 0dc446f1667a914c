import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { classWork, grades } from "#server/db/schema/class-life.ts";
import { handIns } from "#server/db/schema/class-work.ts";
import { enrolments } from "#server/db/schema/enrolments.ts";
import { people } from "#server/db/schema/people.ts";

/** What a student got for a work. */
export type Grade = typeof grades.$inferSelect;

/** The grades of a batch's works, or of one work. */
export async function findGrades(database: Database, of: { batchId: string } | { workId: string }): Promise<Grade[]> {
  const found = await database
    .select({ grade: grades })
    .from(grades)
    .innerJoin(classWork, eq(classWork.id, grades.workId))
    .where("workId" in of ? eq(grades.workId, of.workId) : eq(classWork.batchId, of.batchId));
  return found.map(({ grade }) => grade);
}

/** The grades of these enrolments that their students may see. */
export async function findPostedGrades(database: Database, enrolmentIds: string[], now: Date): Promise<Grade[]> {
  const found = await database
    .select({ grade: grades })
    .from(grades)
    .innerJoin(classWork, eq(classWork.id, grades.workId))
    .where(and(inArray(grades.enrolmentId, enrolmentIds), sql`${classWork.gradesPostedAt} <= ${now}`));
  return found.map(({ grade }) => grade);
}

export async function findGrade(
  database: Database,
  { workId, enrolmentId }: Pick<Grade, "workId" | "enrolmentId">,
): Promise<Grade | undefined> {
  const [found] = await database.select().from(grades).where(isOne({ workId, enrolmentId }));
  return found;
}

const isOne = ({ workId, enrolmentId }: Pick<Grade, "workId" | "enrolmentId">) =>
  and(eq(grades.workId, workId), eq(grades.enrolmentId, enrolmentId));

/**
 * Writes a grade if its version is still the one that was `seen`, 0 for none; answers its new version, or null if somebody
 * else was first.
 */
export async function writeGrade(
  transaction: Database,
  { version: _, ...grade }: Grade,
  seen: number,
): Promise<number | null> {
  if (seen === 0) {
    const written = await transaction
      .insert(grades)
      .values({ ...grade, version: 1 })
      .onConflictDoNothing()
      .returning();
    return written[0]?.version ?? null;
  }
  const version = sql`${grades.version} + 1`;
  const [written] = await transaction
    .update(grades)
    .set({ ...grade, version })
    .where(and(isOne(grade), eq(grades.version, seen)))
    .returning();
  return written?.version ?? null;
}

/** A student of a batch as the gradebook lists them. */
export interface GradedStudent {
  enrolmentId: string;
  state: "active" | "completed" | "withdrawn";
  name: string;
}

/** The students of a batch by name: those with a seat, and those who have left and handed in or got something. */
export async function findGradedStudents(database: Database, batchId: string): Promise<GradedStudent[]> {
  const ofBatch = sql`select ${classWork.id} from ${classWork} where ${classWork.batchId} = ${batchId}`;
  const hasAny = sql`(exists (select from ${grades} where ${grades.enrolmentId} = ${enrolments.id}
      and ${grades.workId} in (${ofBatch}))
    or exists (select from ${handIns} where ${handIns.enrolmentId} = ${enrolments.id} and ${handIns.workId} in (${ofBatch})))`;
  const found = await database
    .select({ enrolmentId: enrolments.id, state: enrolments.state, name: people.name, batchId: enrolments.batchId })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(or(and(eq(enrolments.batchId, batchId), inArray(enrolments.state, ["active", "completed"])), hasAny))
    .orderBy(asc(people.name), asc(enrolments.id));
  // Somebody who was moved to another batch has left this one.
  return found.map(({ enrolmentId, state, name, batchId: now }) => {
    const isHere = now === batchId && (state === "active" || state === "completed");
    return { enrolmentId, name, state: isHere ? state : "withdrawn" };
  });
}
