import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import { requireEntry } from "#domains/catalogue/server/entries.ts";
import { batches, courses } from "#domains/catalogue/server/tables.ts";
import { classWork } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { questionBank, quizDraws } from "./tables/bank-tables.ts";
import { quizDetails, quizQuestions } from "./tables.ts";

/** A question of a course's bank, with its key. */
export type BankQuestion = typeof questionBank.$inferSelect;

export type QuizDraw = typeof quizDraws.$inferSelect;

/** The course whose bank a batch has. Throws `not_found` for an unknown batch. */
export const courseOf = async (database: Database, batchId: string): Promise<string> =>
  (await requireEntry(database, "batches", batchId)).courseId;

/** Locks a course's bank until the transaction ends: what is counted in it then stays true. */
export async function lockBank(transaction: Database, courseId: string): Promise<void> {
  await transaction.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for("no key update");
}

/** What a list of the bank shows: a topic ("" for none), words that a question holds. */
export interface BankFilter {
  topic?: string | undefined;
  words?: string | undefined;
}

const isFound = (courseId: string, { topic, words = "" }: BankFilter) =>
  and(
    eq(questionBank.courseId, courseId),
    topic === undefined ? undefined : eq(questionBank.topic, topic),
    words === ""
      ? undefined
      : sql`strpos(lower(${questionBank.text} || ' ' || ${questionBank.topic}
      || ' ' || ${questionBank.explanation} || ' ' || ${questionBank.options}::text), lower(${words})) > 0`,
  );

/** The number of questions on a page of the bank. */
export const bankPage = 50;

/** A page of a course's bank from 1, by topic, the latest first. */
export async function findBank(
  database: Database,
  courseId: string,
  { page, ...filter }: BankFilter & { page: number },
): Promise<BankQuestion[]> {
  return await database
    .select()
    .from(questionBank)
    .where(isFound(courseId, filter))
    .orderBy(asc(questionBank.topic), desc(questionBank.createdAt), asc(questionBank.id))
    .limit(bankPage)
    .offset((page - 1) * bankPage);
}

export const countBank = async (database: Database, courseId: string, filter: BankFilter = {}): Promise<number> =>
  await database.$count(questionBank, isFound(courseId, filter));

/** The number of a bank's questions of each topic, "" for none; without those that are copied into a quiz. */
export async function countTopics(
  database: Database,
  courseId: string,
  without: string[] = [],
): Promise<Map<string, number>> {
  const found = await database
    .select({ topic: questionBank.topic, count: count() })
    .from(questionBank)
    .where(and(eq(questionBank.courseId, courseId), notInArray(questionBank.id, without)))
    .groupBy(questionBank.topic)
    .orderBy(asc(questionBank.topic));
  return new Map(found.map(({ topic, count: all }) => [topic, all]));
}

/** A question of a course's bank, locked on request. */
export async function findBankQuestion(
  database: Database,
  courseId: string,
  id: string,
  locking: "lock" | "leave" = "leave",
): Promise<BankQuestion | undefined> {
  if (!isUuid(id)) return undefined;
  const found = database
    .select()
    .from(questionBank)
    .where(and(eq(questionBank.courseId, courseId), eq(questionBank.id, id)));
  return (await (locking === "lock" ? found.for("update") : found))[0];
}

/** These questions of a course's bank; unknown ones are left out. */
export async function findBankQuestions(database: Database, courseId: string, ids: string[]): Promise<BankQuestion[]> {
  return await database
    .select()
    .from(questionBank)
    .where(and(eq(questionBank.courseId, courseId), inArray(questionBank.id, ids.filter(isUuid))))
    .orderBy(asc(questionBank.topic), desc(questionBank.createdAt), asc(questionBank.id))
    .for("share");
}

/** Questions of a bank by chance, kept from changes until the transaction ends. */
export async function pickFromBank(
  transaction: Database,
  courseId: string,
  { topic, count: most, without }: { topic: string | null; count: number; without: string[] },
): Promise<BankQuestion[]> {
  return await transaction
    .select()
    .from(questionBank)
    .where(
      and(
        eq(questionBank.courseId, courseId),
        topic === null ? undefined : eq(questionBank.topic, topic),
        notInArray(questionBank.id, without),
      ),
    )
    // A random UUID is of a strong source; random() is not.
    .orderBy(sql`gen_random_uuid()`)
    .limit(most)
    .for("share");
}

/** What a quiz draws, in order. */
export async function findDraws(database: Database, workId: string): Promise<QuizDraw[]> {
  return await database
    .select()
    .from(quizDraws)
    .where(eq(quizDraws.workId, workId))
    .orderBy(asc(quizDraws.position), asc(quizDraws.id));
}

/** The questions of the bank that a quiz asks of everyone: it does not draw them too. */
export async function findCopied(database: Database, workId: string): Promise<string[]> {
  const found = await database
    .select({ bankId: quizQuestions.bankId })
    .from(quizQuestions)
    .where(and(eq(quizQuestions.workId, workId), isNull(quizQuestions.drawId), isNotNull(quizQuestions.bankId)));
  return found.flatMap(({ bankId }) => bankId ?? []);
}

/** The published quizzes of a course that draw from its bank and can still be begun. */
export async function findDrawingQuizzes(database: Database, courseId: string, now: Date) {
  return await database
    .selectDistinct({ id: classWork.id, title: classWork.title, batchName: batches.name })
    .from(quizDraws)
    .innerJoin(classWork, eq(classWork.id, quizDraws.workId))
    .innerJoin(quizDetails, eq(quizDetails.workId, classWork.id))
    .innerJoin(batches, eq(batches.id, classWork.batchId))
    .where(
      and(
        eq(batches.courseId, courseId),
        isNotNull(classWork.publishedAt),
        isNull(quizDetails.solutionsShownAt),
        or(isNull(classWork.dueAt), gt(classWork.dueAt, now)),
      ),
    );
}
