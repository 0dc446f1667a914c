import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { type BankEntry, bankEntry } from "#domains/quizzes/contract.ts";
import { quizBounds } from "#domains/quizzes/rules/quiz-bounds.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { byBatch, query, verb, workOfClass } from "#server/verb.ts";
import { cutText } from "#shared/cut-text.ts";
import {
  type BankQuestion,
  bankPage,
  countBank,
  countTopics,
  courseOf,
  findBank,
  findBankQuestion,
  lockBank,
} from "./bank-queries.ts";
import { refuseNeeded } from "./bank-shortages.ts";
import { inOrder } from "./quiz-questions.ts";
import { releasePictures } from "./release-pictures.ts";
import { questionBank } from "./tables/bank-tables.ts";

interface Deps {
  database: Database;
}

const bankFilter = z.strictObject({
  /** "" for questions of none; all without it. */
  topic: z.string().optional(),
  words: z.string().optional(),
  page: z.int().min(1).optional(),
});

/** Postgres takes no text with a NUL. */
const textOf = (typed: string | undefined) => typed && cutText(typed.replaceAll("\0", "").trim(), 200);

/** A page of the bank of a batch's course, and the number of its questions of each topic. Throws `not_found`. */
export const listQuestionBank = query(
  { may: workOfClass, scope: byBatch, takes: [z.string(), bankFilter] },
  async ({ database }: Deps, batchId: string, { topic, words, page = 1 }: z.infer<typeof bankFilter>) => {
    const courseId = await courseOf(database, batchId);
    const filter = { topic: textOf(topic), words: textOf(words) };
    const topics = await countTopics(database, courseId);
    const found = await countBank(database, courseId, filter);
    return {
      questions: await findBank(database, courseId, { ...filter, page }),
      topics: [...topics].map(([name, count]) => ({ topic: name, count })),
      found,
      pages: Math.max(1, Math.ceil(found / bankPage)),
    };
  },
);

/** A question of the bank of a batch's course, with its key. Throws `not_found`, as for one of another course. */
export const showBankQuestion = query(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, batchId: string, bankId: string) =>
    await requireBankQuestion(database, await courseOf(database, batchId), bankId),
);

/** A question of a course's bank, locked on request. Throws `not_found`. */
export async function requireBankQuestion(
  database: Database,
  courseId: string,
  bankId: string,
  locking: "lock" | "leave" = "leave",
): Promise<BankQuestion> {
  const found = await findBankQuestion(database, courseId, bankId, locking);
  if (!found) throw new AppError("not_found", "quiz.bankUnknown");
  return found;
}

/** Adds a question to the bank of a batch's course; returns its id. Throws `conflict` for a full bank, and a `ZodError`. */
export const addBankQuestion = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), bankEntry] },
  async ({ database }: Deps, actor: Actor, batchId: string, given: BankEntry): Promise<{ bankId: string }> => {
    const entry = bankEntry.parse(given);
    return await database.transaction(async (transaction) => {
      const courseId = await courseOf(transaction, batchId);
      const [bankId = ""] = await insertIntoBank(transaction, courseId, [entry]);
      await auditBank(transaction, actor, { verb: "addBankQuestion", courseId, bankId });
      return { bankId };
    });
  },
);

/** A question for the bank, with the picture that it shares with its original. */
type NewBankQuestion = BankEntry & Partial<Pick<BankQuestion, "pictureKey" | "pictureSize" | "pictureAlt">>;

/** Adds questions to a course's bank; returns their ids. Throws `conflict` for more than a bank holds. */
export async function insertIntoBank(
  transaction: Database,
  courseId: string,
  entries: NewBankQuestion[],
): Promise<string[]> {
  await lockBank(transaction, courseId);
  const most = quizBounds.bank;
  if ((await countBank(transaction, courseId)) + entries.length > most)
    throw new AppError("conflict", "quiz.bankFull", { values: { most } });
  const createdAt = new Date();
  const rows = entries.map(({ topic, question, ...picture }) => {
    return { id: randomUUID(), courseId, topic, ...question, kind: question.key.kind, createdAt, ...picture };
  });
  await transaction.insert(questionBank).values(rows);
  return rows.map(({ id }) => id);
}

const changedEntry = z.strictObject({ ...bankEntry.shape, bankId: z.string(), seen: z.int() });

/**
 * Changes a question of the bank; attempts that have drawn it, and quizzes that have a copy of it, keep theirs. Throws
 * `conflict` for a question that differs from version `seen`, or if a published quiz draws from its topic, `not_found`,
 * and a `ZodError`.
 */
export const changeBankQuestion = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), changedEntry] },
  async (
    { database }: Deps,
    actor: Actor,
    batchId: string,
    { bankId, seen, ...given }: BankEntry & { bankId: string; seen: number },
  ): Promise<void> => {
    const { topic, question } = bankEntry.parse(given);
    await database.transaction(async (transaction) => {
      const courseId = await courseOf(transaction, batchId);
      await lockBank(transaction, courseId);
      const now = await requireBankQuestion(transaction, courseId, bankId, "lock");
      const changed = { ...now, ...question, topic, kind: question.key.kind };
      if (inOrder(changed) === inOrder(now)) return;
      if (now.version !== seen) throw new AppError("conflict", "quiz.bankChanged");
      await transaction
        .update(questionBank)
        .set({ ...changed, version: now.version + 1 })
        .where(eq(questionBank.id, bankId));
      if (now.topic !== topic) await refuseNeeded(transaction, courseId);
      await auditBank(transaction, actor, { verb: "changeBankQuestion", courseId, bankId });
    });
  },
);

/** Writes the audit entry of an act on a question of the bank. */
export async function auditBank(
  transaction: Database,
  actor: Actor,
  { verb: name, courseId, bankId }: { verb: string; courseId: string; bankId: string },
): Promise<void> {
  const act = { verb: name, subject: "course", subjectId: courseId, details: { question: bankId } } as const;
  await audit(transaction, actor, act, new Date());
}

/**
 * Removes a question from the bank; attempts that have drawn it, and quizzes that have a copy of it, keep theirs. Throws
 * `conflict` if a published quiz could then not draw as many as it asks, and `not_found`.
 */
export const removeBankQuestion = verb(
  { may: workOfClass, scope: byBatch },
  async (
    { database, fileRemovals }: Deps & { fileRemovals: FileRemovals },
    actor: Actor,
    batchId: string,
    bankId: string,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const courseId = await courseOf(transaction, batchId);
      await lockBank(transaction, courseId);
      const now = await requireBankQuestion(transaction, courseId, bankId, "lock");
      await transaction.delete(questionBank).where(eq(questionBank.id, bankId));
      await refuseNeeded(transaction, courseId);
      await releasePictures(transaction, fileRemovals, [now]);
      await auditBank(transaction, actor, { verb: "removeBankQuestion", courseId, bankId });
    });
  },
);
