import { and, asc, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { overFrom } from "#domains/work/rules/deadline.ts";
import { classWork, grades } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { quizDraws } from "./tables/bank-tables.ts";
import { quizAnswers, quizAttempts, quizDetails, quizMarks, quizQuestions } from "./tables.ts";

/** A quiz: its work with its own settings. */
export type Quiz = NonNullable<Awaited<ReturnType<typeof findQuiz>>>;

export type QuizAttempt = typeof quizAttempts.$inferSelect;

export type QuizMark = typeof quizMarks.$inferSelect;

/** Whether students see the right answers. */
export const isShown = ({ solutionsShownAt }: Pick<Quiz, "solutionsShownAt">, now: Date) =>
  solutionsShownAt !== null && solutionsShownAt <= now;

const quizColumns = {
  id: classWork.id,
  batchId: classWork.batchId,
  classId: classWork.classId,
  title: classWork.title,
  instructions: classWork.instructions,
  points: classWork.points,
  closesAt: classWork.dueAt,
  publishedAt: classWork.publishedAt,
  gradesPostedAt: classWork.gradesPostedAt,
  version: classWork.version,
  minutes: quizDetails.minutes,
  attempts: quizDetails.attempts,
  shuffle: quizDetails.shuffle,
  opensAt: quizDetails.opensAt,
  solutionsShownAt: quizDetails.solutionsShownAt,
};

/** A quiz by id, locked on request until the transaction ends: "change" exclusively, "read" against changes. */
export async function findQuiz(database: Database, workId: string, locking: "change" | "read" | "leave" = "leave") {
  if (!isUuid(workId)) return undefined;
  const found = database
    .select(quizColumns)
    .from(classWork)
    .innerJoin(quizDetails, eq(quizDetails.workId, classWork.id))
    .where(eq(classWork.id, workId));
  if (locking === "leave") return (await found)[0];
  return (await found.for(locking === "read" ? "share" : "no key update", { of: classWork }))[0];
}

/** The quizzes of a batch, latest first, each with the number of questions and of students who have begun it. */
export async function findQuizzesOfBatch(database: Database, batchId: string) {
  const questions = sql<number>`((select count(*)::int from ${quizQuestions}
      where ${quizQuestions.workId} = ${classWork.id} and ${quizQuestions.drawId} is null)
    + (select coalesce(sum(${quizDraws.count}), 0)::int from ${quizDraws} where ${quizDraws.workId} = ${classWork.id}))`;
  const ofQuiz = sql`from ${quizAttempts} where ${quizAttempts.workId} = ${classWork.id}`;
  const begun = sql<number>`(select count(distinct ${quizAttempts.enrolmentId})::int ${ofQuiz})`;
  const handedIn = sql<number>`(select count(distinct ${quizAttempts.enrolmentId})::int ${ofQuiz}
    and ${quizAttempts.handedInAt} is not null)`;
  return await database
    .select({ ...quizColumns, questions, begun, handedIn })
    .from(classWork)
    .innerJoin(quizDetails, eq(quizDetails.workId, classWork.id))
    .where(eq(classWork.batchId, batchId))
    .orderBy(desc(classWork.createdAt), asc(classWork.id));
}

/** Whether any student has begun a quiz. */
export async function hasBegun(database: Database, workId: string): Promise<boolean> {
  const found = await database
    .select({ id: quizAttempts.id })
    .from(quizAttempts)
    .where(eq(quizAttempts.workId, workId))
    .limit(1);
  return found.length > 0;
}

/** The quizzes of these batches that students see, latest first. */
export async function findPublishedQuizzes(database: Database, batchIds: string[], now: Date) {
  return await database
    .select({ ...quizColumns, batchName: batches.name })
    .from(classWork)
    .innerJoin(quizDetails, eq(quizDetails.workId, classWork.id))
    .innerJoin(batches, eq(batches.id, classWork.batchId))
    .where(and(inArray(classWork.batchId, batchIds), lte(classWork.publishedAt, now)))
    .orderBy(desc(classWork.publishedAt), asc(classWork.id));
}

/** The attempts of these enrolments at a quiz, in order. */
export async function findAttempts(database: Database, workId: string, enrolmentIds: string[]): Promise<QuizAttempt[]> {
  return await database
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.workId, workId), inArray(quizAttempts.enrolmentId, enrolmentIds)))
    .orderBy(asc(quizAttempts.startedAt), asc(quizAttempts.number));
}

/** Every attempt at a quiz. */
export async function findAttemptsOfQuiz(database: Database, workId: string): Promise<QuizAttempt[]> {
  return await database
    .select()
    .from(quizAttempts)
    .where(eq(quizAttempts.workId, workId))
    .orderBy(asc(quizAttempts.startedAt), asc(quizAttempts.number));
}

/** Begins an attempt; writes none if the student has an open one, or one with this number. */
export async function insertAttempt(transaction: Database, attempt: typeof quizAttempts.$inferInsert) {
  return await transaction.insert(quizAttempts).values(attempt).onConflictDoNothing().returning();
}

/** An attempt, locked until the transaction ends. */
export async function lockAttempt(transaction: Database, id: string): Promise<QuizAttempt | undefined> {
  return (await transaction.select().from(quizAttempts).where(eq(quizAttempts.id, id)).for("no key update"))[0];
}

/** The attempts that were not handed in and that ended before a given time, of one quiz or of all; at most 200. */
export async function findEndedAttempts(database: Database, before: Date, workId?: string): Promise<QuizAttempt[]> {
  return await database
    .select()
    .from(quizAttempts)
    .where(
      and(
        isNull(quizAttempts.handedInAt),
        lte(quizAttempts.endsAt, before),
        workId === undefined ? undefined : eq(quizAttempts.workId, workId),
      ),
    )
    .orderBy(asc(quizAttempts.endsAt))
    .limit(200);
}

/** Sets the end of the open attempts at a quiz, or of one student's: after its minutes, and not later than it closes. */
export async function moveEnds(
  transaction: Database,
  { id, minutes, closesAt }: Quiz,
  enrolmentId?: string,
): Promise<void> {
  const never = sql`null::timestamptz`;
  const after = minutes === null ? never : sql`${quizAttempts.startedAt} + ${minutes} * interval '1 minute'`;
  const closing = closesAt === null ? never : sql`${overFrom(closesAt).toISOString()}::timestamptz`;
  await transaction
    .update(quizAttempts)
    .set({ endsAt: sql`least(${after}, ${closing})` })
    .where(
      and(
        eq(quizAttempts.workId, id),
        isNull(quizAttempts.handedInAt),
        enrolmentId === undefined ? undefined : eq(quizAttempts.enrolmentId, enrolmentId),
      ),
    );
}

export async function updateAttempt(
  transaction: Database,
  id: string,
  change: { handedInAt?: Date; score: number | null },
): Promise<void> {
  await transaction.update(quizAttempts).set(change).where(eq(quizAttempts.id, id));
}

/** The answers of these attempts. */
export async function findAnswers(database: Database, attemptIds: string[]) {
  return await database.select().from(quizAnswers).where(inArray(quizAnswers.attemptId, attemptIds));
}

/** The points and comments for essays of these attempts. */
export async function findMarks(database: Database, attemptIds: string[]): Promise<QuizMark[]> {
  return await database.select().from(quizMarks).where(inArray(quizMarks.attemptId, attemptIds));
}

/** Stores answers, each unless one with the same or a greater sequence is stored; returns the stored sequences. */
export async function upsertAnswers(transaction: Database, answers: (typeof quizAnswers.$inferInsert)[]) {
  if (answers.length === 0) return [];
  await transaction
    .insert(quizAnswers)
    .values(answers)
    .onConflictDoUpdate({
      target: [quizAnswers.attemptId, quizAnswers.questionId],
      set: { answer: sql`excluded.answer`, sequence: sql`excluded.sequence`, savedAt: sql`excluded.saved_at` },
      setWhere: sql`excluded.sequence > ${quizAnswers.sequence}`,
    });
  const { questionId, sequence, attemptId } = quizAnswers;
  const ids = answers.map((answer) => answer.questionId);
  return await transaction
    .select({ question: questionId, sequence })
    .from(quizAnswers)
    .where(and(eq(attemptId, answers[0]?.attemptId ?? ""), inArray(questionId, ids)));
}

/** Sets a student's points for a quiz. A grade that staff have changed by hand, so that it is not `from`, stays, and so does who is excused. */
export async function writeQuizGrade(
  transaction: Database,
  { workId, enrolmentId, points, from, at }: QuizGrade,
): Promise<void> {
  await transaction
    .insert(grades)
    .values({ workId, enrolmentId, points, gradedAt: at })
    .onConflictDoUpdate({
      target: [grades.workId, grades.enrolmentId],
      set: { points, gradedAt: at, version: sql`${grades.version} + 1` },
      setWhere: sql`${grades.points} is distinct from ${points}::float8 and not ${grades.isExcused}
        and (${grades.points} is null or ${grades.points} = ${from}::float8)`,
    });
}

interface QuizGrade {
  workId: string;
  enrolmentId: string;
  points: number;
  /** The previous score; null for none. */
  from: number | null;
  at: Date;
}

/** The students' grades for a quiz, by enrolment. */
export async function findQuizGrades(database: Database, workId: string, enrolmentIds: string[]) {
  return await database
    .select({
      ...{ enrolmentId: grades.enrolmentId, points: grades.points, isExcused: grades.isExcused },
      feedback: grades.feedback,
    })
    .from(grades)
    .where(and(eq(grades.workId, workId), inArray(grades.enrolmentId, enrolmentIds)));
}

/** The number of questions that each attempt at a quiz asks: its own, and what it draws. */
export async function countQuestions(database: Database, workId: string): Promise<number> {
  const own = await database.$count(quizQuestions, and(eq(quizQuestions.workId, workId), isNull(quizQuestions.drawId)));
  const draws = await database.select({ count: quizDraws.count }).from(quizDraws).where(eq(quizDraws.workId, workId));
  return draws.reduce((sum, { count }) => sum + count, own);
}

/** Changes a quiz's work and increments its version. */
export async function changeWork(
  transaction: Database,
  workId: string,
  change: Partial<typeof classWork.$inferInsert>,
): Promise<void> {
  await transaction
    .update(classWork)
    .set({ ...change, version: sql`${classWork.version} + 1` })
    .where(eq(classWork.id, workId));
}
