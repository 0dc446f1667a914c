import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { type QuizQuestion, quizQuestion } from "#domains/quizzes/contract.ts";
import { quizBounds } from "#domains/quizzes/rules/quiz-bounds.ts";
import { scoreAnswer } from "#domains/quizzes/rules/score-quiz.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { cutText } from "#shared/cut-text.ts";
import { foldText } from "#shared/fold-text.ts";
import { changeQuestions, questionRow, writePoints } from "./change-questions.ts";
import { refuseBegun, refuseChanged, requireQuestion, requireQuiz } from "./find-quiz.ts";
import { rescoreQuiz } from "./grade-attempts.ts";
import { hasBegun, type Quiz } from "./queries.ts";
import type { KeyedQuestion } from "./question-queries.ts";
import { quizQuestions } from "./tables.ts";

interface Deps {
  database: Database;
  fileRemovals: FileRemovals;
}

const namedQuestion = z.strictObject({ workId: z.string(), questionId: z.string() });

type NamedQuestion = z.infer<typeof namedQuestion>;

/** Adds a question at the end. Throws `conflict` once a student has begun, `not_found`, and a `ZodError`. */
export const addQuestion = verb(
  {
    may: workOfClass,
    scope: byBatch,
    takes: [z.string(), z.strictObject({ workId: z.string(), question: quizQuestion })],
  },
  async (
    deps: Deps,
    actor: Actor,
    batchId: string,
    { workId, question }: { workId: string; question: QuizQuestion },
  ): Promise<{ questionId: string }> => {
    const valid = quizQuestion.parse(question);
    const questionId = randomUUID();
    await changeQuestions(deps, actor, { batchId, workId }, async ({ questions }) => {
      return { verb: "addQuestion", questions: [...questions, questionRow(valid, { id: questionId, workId })] };
    });
    return { questionId };
  },
);

/**
 * Changes a question. Once a student has begun, only its key and its explanation may differ: then every attempt is scored
 * again at once.
 * Throws `conflict`, `not_found`, and a `ZodError`.
 */
export const changeQuestion = verb(
  {
    may: workOfClass,
    scope: byBatch,
    takes: [z.string(), namedQuestion.extend({ question: quizQuestion, seen: z.int() })],
  },
  async (
    { database }: Deps,
    actor: Actor,
    batchId: string,
    { workId, questionId, question, seen }: NamedQuestion & { question: QuizQuestion; seen: number },
  ): Promise<void> => {
    const valid = quizQuestion.parse(question);
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      const now = await requireQuestion(transaction, quiz, questionId);
      const changed = { ...now, ...withOptionsOf(now, valid), kind: valid.key.kind };
      if (isSame(changed, now)) return;
      await refuseChanged(transaction, quiz, seen);
      const asked = { ...changed, key: now.key, explanation: now.explanation };
      if (!isSame(asked, now) || changed.kind !== now.kind) await refuseBegun(transaction, quiz);
      await writeKey(transaction, actor, quiz, { changed, verb: "changeQuestion" });
    });
  },
);

/** Options to put in order have no order of their own: unchanged ones stay as stored. */
function withOptionsOf(now: KeyedQuestion, question: QuizQuestion): QuizQuestion {
  if (question.key.kind !== "order") return question;
  const textOf = new Map(question.options.map(({ id, text }) => [id, text]));
  const isSame = textOf.size === now.options.length && now.options.every(({ id, text }) => textOf.get(id) === text);
  return isSame ? { ...question, options: now.options } : question;
}

/** Compared by content: the database stores the fields of JSON in its own order. */
const isSame = (one: KeyedQuestion, other: KeyedQuestion) => inOrder(one) === inOrder(other);

/** A record as text that is the same for the same content. */
export const inOrder = (value: object) =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part,
  );

async function writeKey(
  transaction: Database,
  actor: Actor,
  { id: workId }: Quiz,
  { changed, verb }: { changed: KeyedQuestion; verb: string },
): Promise<void> {
  const at = new Date();
  await transaction.update(quizQuestions).set(changed).where(eq(quizQuestions.id, changed.id));
  await writePoints(transaction, workId);
  const rescored = (await hasBegun(transaction, workId)) ? await rescoreQuiz(transaction, workId, at) : 0;
  const details = { question: changed.id, rescored };
  await audit(transaction, actor, { verb, subject: "work", subjectId: workId, details }, at);
}

/** Moves a question to another place, from 0. Throws `conflict` and `not_found`. */
export const moveQuestion = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedQuestion.extend({ to: z.int(), seen: z.int() })] },
  async (
    deps: Deps,
    actor: Actor,
    batchId: string,
    { workId, questionId, to, seen }: NamedQuestion & { to: number; seen: number },
  ): Promise<void> => {
    await changeQuestions(deps, actor, { batchId, workId }, async ({ questions, quiz, transaction }) => {
      const from = placeOf(questions, questionId);
      const place = Math.max(0, Math.min(to, questions.length - 1));
      if (from === place) return null;
      await refuseChanged(transaction, quiz, seen);
      return { verb: "moveQuestion", questions: moved(questions, from, place) };
    });
  },
);

/** The place of a question that every attempt asks. Throws `not_found`. */
function placeOf(questions: KeyedQuestion[], questionId: string): number {
  const at = questions.findIndex(({ id }) => id === questionId);
  if (at === -1) throw new AppError("not_found", "quiz.unknown");
  return at;
}

const moved = (questions: KeyedQuestion[], from: number, to: number) =>
  questions.toSpliced(from, 1).toSpliced(to, 0, ...questions.slice(from, from + 1));

/** Adds a copy of a question after it. Throws `conflict` and `not_found`. */
export const duplicateQuestion = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedQuestion] },
  async (deps: Deps, actor: Actor, batchId: string, { workId, questionId }: NamedQuestion): Promise<void> => {
    await changeQuestions(deps, actor, { batchId, workId }, async ({ questions }) => {
      const at = placeOf(questions, questionId);
      const copies = questions.slice(at, at + 1).map((question) => ({ ...question, id: randomUUID() }));
      return { verb: "duplicateQuestion", questions: questions.toSpliced(at + 1, 0, ...copies) };
    });
  },
);

/** Removes a question. Throws `conflict` once a student has begun, and `not_found`. */
export const removeQuestion = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedQuestion] },
  async (deps: Deps, actor: Actor, batchId: string, { workId, questionId }: NamedQuestion): Promise<void> => {
    await changeQuestions(deps, actor, { batchId, workId }, async ({ questions }) => {
      return { verb: "removeQuestion", questions: questions.toSpliced(placeOf(questions, questionId), 1) };
    });
  },
);

/**
 * Counts a short text as right from now on: it joins the accepted ones, and every attempt is scored again. Throws
 * `not_found`, and `conflict` if no more can be accepted.
 */
export const acceptText = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedQuestion.extend({ text: z.string() })] },
  async (
    { database }: Deps,
    actor: Actor,
    batchId: string,
    { workId, questionId, text }: NamedQuestion & { text: string },
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      const now = await requireQuestion(transaction, quiz, questionId);
      if (now.key.kind !== "text" || foldText(text) === "") throw new AppError("not_found", "quiz.unknown");
      if (scoreAnswer(now.key, { kind: "text", text }) === 1) return;
      if (now.key.accepted.length >= quizBounds.accepted) throw new AppError("conflict", "field.quizAcceptedMany");
      const accepted = [...now.key.accepted, cutText(text.trim(), 200)];
      const changed: KeyedQuestion = { ...now, key: { kind: "text", accepted } };
      await writeKey(transaction, actor, quiz, { changed, verb: "acceptText" });
    });
  },
);
