import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { quizDrawn, quizQuestions } from "./tables.ts";

/** A question with its key. */
export type KeyedQuestion = typeof quizQuestions.$inferSelect;

/** The columns that a student may read: no key, and no explanation. */
const { id, kind, text, points, options, pictureAlt } = quizQuestions;
const askedColumns = { id, kind, text, points, options, pictureAlt };

const isOwn = (workId: string) => and(eq(quizQuestions.workId, workId), isNull(quizQuestions.drawId));

/** The questions of a quiz that every attempt asks, in order, with their keys: only for staff and scoring. */
export async function findOwnQuestions(database: Database, workId: string): Promise<KeyedQuestion[]> {
  return await database.select().from(quizQuestions).where(isOwn(workId)).orderBy(asc(quizQuestions.position));
}

/** The questions that attempts at a quiz have drawn from the bank, with their keys, draw after draw. */
export async function findDrawnQuestions(database: Database, workId: string): Promise<KeyedQuestion[]> {
  const drawn = database.select({ id: quizDrawn.questionId }).from(quizDrawn);
  return await database
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.workId, workId), isNotNull(quizQuestions.drawId), inArray(quizQuestions.id, drawn)))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.text), asc(quizQuestions.id));
}

/** The questions that an attempt asks, in order, with their keys. */
export async function findQuestionsOfAttempt(
  database: Database,
  workId: string,
  attemptId: string,
): Promise<KeyedQuestion[]> {
  const found = await database
    .select({ question: quizQuestions })
    .from(quizQuestions)
    .leftJoin(quizDrawn, isDrawnBy(attemptId))
    .where(isAsked(workId))
    .orderBy(...inOrder);
  return found.map(({ question }) => question);
}

const isDrawnBy = (attemptId: string) =>
  and(eq(quizDrawn.questionId, quizQuestions.id), eq(quizDrawn.attemptId, attemptId));

const isAsked = (workId: string) =>
  and(eq(quizQuestions.workId, workId), or(isNull(quizQuestions.drawId), isNotNull(quizDrawn.attemptId)));

/** What all are asked first, then what was drawn. */
const inOrder = [sql`${quizDrawn.position} asc nulls first`, asc(quizQuestions.position)];

/** The questions that an attempt asks, in order, without their keys; without one, those that every attempt asks. */
export async function findAskedQuestions(database: Database, workId: string, attemptId: string | null) {
  if (attemptId === null)
    return await database
      .select(askedColumns)
      .from(quizQuestions)
      .where(isOwn(workId))
      .orderBy(asc(quizQuestions.position));
  return await database
    .select(askedColumns)
    .from(quizQuestions)
    .leftJoin(quizDrawn, isDrawnBy(attemptId))
    .where(isAsked(workId))
    .orderBy(...inOrder);
}

/** The questions that these attempts have drawn. */
export async function findDrawnBy(database: Database, attemptIds: string[]) {
  return await database.select().from(quizDrawn).where(inArray(quizDrawn.attemptId, attemptIds));
}

/** A question of a quiz, with its key. */
export async function findQuestion(
  database: Database,
  workId: string,
  questionId: string,
): Promise<KeyedQuestion | undefined> {
  if (!isUuid(questionId)) return undefined;
  const isIt = and(eq(quizQuestions.workId, workId), eq(quizQuestions.id, questionId));
  return (await database.select().from(quizQuestions).where(isIt))[0];
}
