import { and, asc, eq, inArray, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { classWork, grades, handIns } from "./tables.ts";

/** A student's grade for a work. */
export type Grade = typeof grades.$inferSelect;

/** The number of works whose grades are read at once: the embedded database holds the event loop while it reads. */
const worksAtOnce = 5;

/** The grades of a batch's works, or of one work: those of a few works at a time. */
export async function findGrades(database: Database, of: { batchId: string } | { workId: string }): Promise<Grade[]> {
  if ("workId" in of) return await database.select().from(grades).where(eq(grades.workId, of.workId));
  const works = await database.select({ id: classWork.id }).from(classWork).where(eq(classWork.batchId, of.batchId));
  const found: Grade[] = [];
  for (let from = 0; from < works.length; from += worksAtOnce) {
    const ids = works.slice(from, from + worksAtOnce).map(({ id }) => id);
    found.push(...(await database.select().from(grades).where(inArray(grades.workId, ids))));
  }
  return found;
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
 * Writes a grade if its version is still the one that was `seen`, 0 for none; returns its new version, or null if
 * another person was first.
 */
export async function writeGrade(
  transaction: Database,
  { version: _, ...grade }: Omit<Grade, "toldVersion">,
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

/** Whether a grade has news that its student, who has a seat and an address, got no email about. */
const isUntold = (database: Database) =>
  and(
    or(isNotNull(grades.points), grades.isExcused, ne(grades.feedback, "")),
    sql`${grades.toldVersion} is distinct from ${grades.version}`,
    inArray(
      grades.enrolmentId,
      database
        .select({ id: enrolments.id })
        .from(enrolments)
        .innerJoin(people, eq(people.id, enrolments.personId))
        .innerJoin(classWork, eq(classWork.batchId, enrolments.batchId))
        .where(
          and(
            eq(classWork.id, grades.workId),
            inArray(enrolments.state, ["active", "completed"]),
            isNotNull(people.email),
          ),
        ),
    ),
  );

/** The number of students of each of these works whose grade no email has told them of, by the work's id. */
export async function countUntold(database: Database, workIds: string[]): Promise<Map<string, number>> {
  const found = await database
    .select({ workId: grades.workId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(grades)
    .where(and(inArray(grades.workId, workIds), isUntold(database)))
    .groupBy(grades.workId);
  return new Map(found.map(({ workId, count }) => [workId, count]));
}

/** The longest feedback that is offered again, in characters, and how many are. */
const reused = { letters: 300, most: 40 };

/** The short feedback that students of a batch got, each once: the most frequent first. */
export async function findComments(database: Database, batchId: string): Promise<string[]> {
  const { feedback } = grades;
  const found = await database
    .select({ feedback })
    .from(grades)
    .innerJoin(classWork, eq(classWork.id, grades.workId))
    .where(and(eq(classWork.batchId, batchId), ne(feedback, ""), sql`length(${feedback}) <= ${reused.letters}::int`))
    .groupBy(feedback)
    .orderBy(sql`count(*) desc`, asc(feedback))
    .limit(reused.most);
  return found.map((one) => one.feedback);
}

/** Notes that every student of a work is notified of the current grade; returns those who were not before. */
export async function markTold(transaction: Database, workId: string) {
  return await transaction
    .update(grades)
    .set({ toldVersion: sql`${grades.version}` })
    .where(and(eq(grades.workId, workId), isUntold(transaction)))
    .returning({ enrolmentId: grades.enrolmentId, version: grades.version });
}

/** The grades of a work whose students an email notified, or is to notify, of the current one. */
export async function findTold(transaction: Database, workId: string) {
  const isTold = and(eq(grades.workId, workId), eq(grades.toldVersion, grades.version));
  const { enrolmentId, version } = grades;
  return await transaction.select({ enrolmentId, version }).from(grades).where(isTold);
}

/** Notes that no email notified the students with these places of their grades of a work. */
export async function unmarkTold(transaction: Database, workId: string, enrolmentIds: string[]): Promise<void> {
  if (enrolmentIds.length === 0) return;
  const isOne = and(eq(grades.workId, workId), inArray(grades.enrolmentId, enrolmentIds));
  await transaction.update(grades).set({ toldVersion: null }).where(isOne);
}

/** The grades of these works that students with a seat see, each with the recipient of its email. */
export async function findGradesToTell(database: Database, workIds: string[], now: Date) {
  const { name, email, locale } = people;
  const batch = { name: batches.name, courseId: batches.courseId };
  return await database
    .select({ grade: grades, work: classWork, batch, name, email, locale })
    .from(grades)
    .innerJoin(classWork, eq(classWork.id, grades.workId))
    .innerJoin(batches, eq(batches.id, classWork.batchId))
    .innerJoin(enrolments, and(eq(enrolments.id, grades.enrolmentId), eq(enrolments.batchId, classWork.batchId)))
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(
      and(
        inArray(grades.workId, workIds),
        lte(classWork.gradesPostedAt, now),
        inArray(enrolments.state, ["active", "completed"]),
      ),
    );
}

/** A student of a batch as the gradebook lists them. */
export interface GradedStudent {
  enrolmentId: string;
  state: "active" | "completed" | "withdrawn";
  name: string;
}

/** The students of a batch by name: those with a seat, and those who have left with a hand-in or a grade. */
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
  // A student who was moved to another batch has left this one.
  return found.map(({ enrolmentId, state, name, batchId: now }) => {
    const isHere = now === batchId && (state === "active" || state === "completed");
    return { enrolmentId, name, state: isHere ? state : "withdrawn" };
  });
}
