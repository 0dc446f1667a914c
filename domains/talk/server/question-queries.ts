import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { QuestionPlace } from "#domains/talk/contract.ts";
import type { Database } from "#server/db/client.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/keyset.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { keptAnswers, questionMessages as messages, questions } from "./tables/question-tables.ts";

export type Question = typeof questions.$inferSelect;
export type QuestionMessage = typeof messages.$inferSelect;
export type KeptAnswer = typeof keptAnswers.$inferSelect;

/** A question with who asked it and where. */
export type AskedQuestion = Omit<Awaited<ReturnType<typeof selectQuestions>>[number], "key">;

/** The orders of questions: the latest first, or who waits longest first. */
export const questionOrders = {
  latest: keyset([questions.askedAt, questions.id], "desc"),
  waiting: keyset([questions.waitsSince, questions.id], "asc"),
};

type QuestionOrder = (typeof questionOrders)[keyof typeof questionOrders];

/** Stores a question; false if its student has sent it before. */
export async function insertQuestion(transaction: Database, row: typeof questions.$inferInsert): Promise<boolean> {
  const { id } = questions;
  return (await transaction.insert(questions).values(row).onConflictDoNothing().returning({ id })).length > 0;
}

/** The question that a page's key names. */
export async function findQuestionByKey(
  database: Database,
  { enrolmentId, key }: Pick<Question, "enrolmentId" | "key">,
) {
  const isIt = and(eq(questions.enrolmentId, enrolmentId), eq(questions.key, key));
  return (await database.select().from(questions).where(isIt))[0];
}

/** The first questions that a condition selects, with who asked them and where. */
export async function findQuestions(
  database: Database,
  where: SQL | undefined,
  { order = questionOrders.latest, limit }: { order?: QuestionOrder; limit: number },
): Promise<AskedQuestion[]> {
  return (await pageOf(selectQuestions(database, where, order), limit)).entries;
}

/** A page of the questions that a condition selects. */
export async function findQuestionPage(
  database: Database,
  where: SQL | undefined,
  { order, after, limit }: { order: QuestionOrder } & PageRequest,
): Promise<Page<AskedQuestion>> {
  return await pageOf(selectQuestions(database, and(where, order.after(after)), order), limit);
}

function selectQuestions(database: Database, where: SQL | undefined, { key, order }: QuestionOrder) {
  return database
    .select({
      key,
      question: questions,
      person: { id: people.id, name: people.name, email: people.email },
      batch: { id: batches.id, name: batches.name, courseId: batches.courseId },
    })
    .from(questions)
    .innerJoin(enrolments, eq(enrolments.id, questions.enrolmentId))
    .innerJoin(people, eq(people.id, enrolments.personId))
    .innerJoin(batches, eq(batches.id, questions.batchId))
    .where(where)
    .orderBy(order);
}

/** Those of these questions that are there, locked until the transaction ends. */
export async function lockQuestions(transaction: Database, ids: string[]): Promise<Question[]> {
  const one = inArray(questions.id, ids);
  return await transaction.select().from(questions).where(one).orderBy(asc(questions.id)).for("update");
}

export async function updateQuestion(
  transaction: Database,
  id: string,
  changes: Partial<typeof questions.$inferInsert>,
): Promise<void> {
  await transaction.update(questions).set(changes).where(eq(questions.id, id));
}

/** Adds a message; false if its form was sent before. */
export async function insertMessage(transaction: Database, row: typeof messages.$inferInsert): Promise<boolean> {
  const { id } = messages;
  return (await transaction.insert(messages).values(row).onConflictDoNothing().returning({ id })).length > 0;
}

/** The messages of these questions, in their order, each with the name of the student who wrote it. */
export async function findMessages(database: Database, questionIds: string[]) {
  if (questionIds.length === 0) return [];
  return await database
    .select({ message: messages, student: people.name })
    .from(messages)
    .leftJoin(enrolments, eq(enrolments.id, messages.enrolmentId))
    .leftJoin(people, eq(people.id, enrolments.personId))
    .where(inArray(messages.questionId, questionIds))
    .orderBy(asc(messages.at), asc(messages.id));
}

/** The messages of one answer to several questions. */
export async function findAnswer(database: Database, answerId: string): Promise<QuestionMessage[]> {
  const isOfStaff = isNull(messages.enrolmentId);
  return await database
    .select()
    .from(messages)
    .where(and(eq(messages.answerId, answerId), isOfStaff));
}

/** Removes messages; the rows of emails about them find nothing any more. */
export async function removeMessages(transaction: Database, ids: string[]): Promise<void> {
  await transaction.delete(messages).where(inArray(messages.id, ids));
}

export async function updateMessage(
  transaction: Database,
  id: string,
  changes: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await transaction.update(messages).set(changes).where(eq(messages.id, id));
}

/** The number of questions that wait for an answer, of these batches or, for null, of all; and since when the first does. */
export async function countWaiting(database: Database, batchIds: string[] | null) {
  const waits = and(isWaiting, batchIds === null ? undefined : inArray(questions.batchId, batchIds));
  const [found] = await database
    .select({
      all: sql`count(*)`.mapWith(Number),
      since: sql<Date | null>`min(${questions.waitsSince})`.mapWith(questions.waitsSince),
    })
    .from(questions)
    .where(waits);
  return found ?? { all: 0, since: null };
}

/** The number of questions of one place that wait for an answer. */
export async function countWaitingOf(database: Database, enrolmentId: string): Promise<number> {
  return await database.$count(questions, and(eq(questions.enrolmentId, enrolmentId), isNotNull(questions.waitsSince)));
}

/** Whether a question waits for an answer. */
export const isWaiting = and(isNotNull(questions.waitsSince), isNull(questions.hiddenAt));

/** Whether a question is about one of these places. */
export const isAbout = (places: QuestionPlace[]) =>
  sql`(${questions.place}, ${questions.placeId}) in ${places.map(({ place, placeId }) => sql`(${place}, ${placeId})`)}`;

/** The kept answers of these courses, by lecture. */
export async function findKeptAnswers(database: Database, courseIds: string[]): Promise<KeptAnswer[]> {
  const { courseId, lectureNumber, second, keptAt, id } = keptAnswers;
  return await database
    .select()
    .from(keptAnswers)
    .where(inArray(courseId, courseIds))
    .orderBy(asc(lectureNumber), sql`${second} nulls first`, asc(keptAt), asc(id));
}

/** The answer that is kept to a question. */
export async function findKeptAnswerOf(database: Database, questionId: string): Promise<KeptAnswer | undefined> {
  return (await database.select().from(keptAnswers).where(eq(keptAnswers.questionId, questionId)))[0];
}

/** Keeps an answer, in place of an earlier one to the same question. */
export async function putKeptAnswer(transaction: Database, row: typeof keptAnswers.$inferInsert): Promise<void> {
  const { id, keptAt, ...changes } = row;
  await transaction
    .insert(keptAnswers)
    .values(row)
    .onConflictDoUpdate({ target: keptAnswers.questionId, set: changes });
}

export async function deleteKeptAnswer(transaction: Database, id: string): Promise<void> {
  await transaction.delete(keptAnswers).where(eq(keptAnswers.id, id));
}

/** Removes what students with these places asked and wrote; returns the keys of their pictures. */
export async function removeQuestionsOf(transaction: Database, enrolmentIds: string[]): Promise<StorageKey[]> {
  await transaction.delete(messages).where(inArray(messages.enrolmentId, enrolmentIds));
  const gone = await transaction
    .delete(questions)
    .where(inArray(questions.enrolmentId, enrolmentIds))
    .returning({ key: questions.pictureKey });
  return gone.flatMap(({ key }) => key ?? []);
}

/** What students with these places asked, for their export. */
export async function findQuestionsOf(database: Database, enrolmentIds: string[]): Promise<Question[]> {
  return await database
    .select()
    .from(questions)
    .where(inArray(questions.enrolmentId, enrolmentIds))
    .orderBy(asc(questions.askedAt), asc(questions.id));
}

/** What students with these places wrote in threads, and the staff's answers to what they asked, for their export. */
export async function findMessagesOf(database: Database, enrolmentIds: string[]): Promise<QuestionMessage[]> {
  const theirs = database
    .select({ id: questions.id })
    .from(questions)
    .where(inArray(questions.enrolmentId, enrolmentIds));
  const isAnswer = and(isNull(messages.enrolmentId), inArray(messages.questionId, theirs));
  return await database
    .select()
    .from(messages)
    .where(or(inArray(messages.enrolmentId, enrolmentIds), isAnswer))
    .orderBy(asc(messages.at), asc(messages.id));
}
