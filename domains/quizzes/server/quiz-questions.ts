import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { type QuizQuestion, quizQuestion } from "#domains/quizzes/contract.ts";
import { quizBounds } from "#domains/quizzes/rules/quiz-bounds.ts";
import { scoreAnswer } from "#domains/quizzes/rules/score-quiz.ts";
import { AppError } from "#server/app-error.ts";
import { type Act, type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { foldText } from "#shared/fold-text.ts";
import { refuseBegun, refuseChanged, requireQuestion, requireQuiz } from "./find-quiz.ts";
import { rescoreQuiz } from "./grade-attempts.ts";
import { changeWork, findKeyedQuestions, hasBegun, type KeyedQuestion, type Quiz } from "./queries.ts";
import { releasePictures } from "./release-pictures.ts";
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
      if (questions.length >= quizBounds.questions)
        throw new AppError("conflict", "quiz.questionsMany", { values: { most: quizBounds.questions } });
      const row = { ...rowOf(valid, { id: questionId, workId, position: questions.length }), ...noPicture };
      return { verb: "addQuestion", questions: [...questions, row] };
    });
    return { questionId };
  },
);

const rowOf = (
  question: QuizQuestion,
  { id, workId, position }: Pick<KeyedQuestion, "id" | "workId" | "position">,
): Omit<KeyedQuestion, PictureColumns> => ({ ...question, id, workId, position, kind: question.key.kind });

type PictureColumns = "pictureKey" | "pictureSize" | "pictureAlt";

const noPicture = { pictureKey: null, pictureSize: null, pictureAlt: null };

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
      const changed = { ...now, ...rowOf(withOptionsOf(now, valid), now) };
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

const inOrder = (value: object) =>
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

/** A quiz's points are the sum of its questions'. */
async function writePoints(transaction: Database, workId: string): Promise<void> {
  const questions = await findKeyedQuestions(transaction, workId);
  const sum = questions.reduce((total, { points }) => total + points, 0);
  await changeWork(transaction, workId, { points: sum > 0 ? Math.round(sum * 100) / 100 : 1 });
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
      const question = await requireQuestion(transaction, quiz, questionId);
      const from = questions.findIndex(({ id }) => id === questionId);
      const place = Math.max(0, Math.min(to, questions.length - 1));
      if (from === place) return null;
      await refuseChanged(transaction, quiz, seen);
      return { verb: "moveQuestion", questions: questions.toSpliced(from, 1).toSpliced(place, 0, question) };
    });
  },
);

/** Adds a copy of a question after it. Throws `conflict` and `not_found`. */
export const duplicateQuestion = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedQuestion] },
  async (deps: Deps, actor: Actor, batchId: string, { workId, questionId }: NamedQuestion): Promise<void> => {
    await changeQuestions(deps, actor, { batchId, workId }, async ({ questions, quiz, transaction }) => {
      if (questions.length >= quizBounds.questions)
        throw new AppError("conflict", "quiz.questionsMany", { values: { most: quizBounds.questions } });
      const question = await requireQuestion(transaction, quiz, questionId);
      const at = questions.findIndex(({ id }) => id === questionId);
      const copy = { ...question, id: randomUUID() };
      return { verb: "duplicateQuestion", questions: questions.toSpliced(at + 1, 0, copy) };
    });
  },
);

/** Removes a question. Throws `conflict` once a student has begun, and `not_found`. */
export const removeQuestion = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedQuestion] },
  async (deps: Deps, actor: Actor, batchId: string, { workId, questionId }: NamedQuestion): Promise<void> => {
    await changeQuestions(deps, actor, { batchId, workId }, async ({ questions, quiz, transaction }) => {
      await requireQuestion(transaction, quiz, questionId);
      if (questions.length === 1 && quiz.publishedAt) throw new AppError("conflict", "quiz.noQuestions");
      return { verb: "removeQuestion", questions: questions.filter(({ id }) => id !== questionId) };
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
      const accepted = [...now.key.accepted, text.trim().slice(0, 200)];
      const changed: KeyedQuestion = { ...now, key: { kind: "text", accepted } };
      await writeKey(transaction, actor, quiz, { changed, verb: "acceptText" });
    });
  },
);

interface Ground {
  transaction: Database;
  quiz: Quiz;
  questions: KeyedQuestion[];
}

/** Replaces the list of questions of a quiz that no one has begun; null changes nothing. */
async function changeQuestions(
  { database, fileRemovals }: Deps,
  actor: Actor,
  { batchId, workId }: { batchId: string; workId: string },
  change: (ground: Ground) => Promise<(Pick<Act, "verb"> & { questions: KeyedQuestion[] }) | null>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const quiz = await requireQuiz(transaction, batchId, workId, "change");
    await refuseBegun(transaction, quiz);
    const before = await findKeyedQuestions(transaction, workId);
    const changed = await change({ transaction, quiz, questions: before });
    if (!changed) return;
    const { verb, questions } = changed;
    const gone = before.filter(({ id }) => questions.every((question) => question.id !== id));
    await transaction.delete(quizQuestions).where(
      inArray(
        quizQuestions.id,
        gone.map(({ id }) => id),
      ),
    );
    await releasePictures(transaction, fileRemovals, gone);
    for (const [position, question] of questions.entries()) {
      const row = { ...question, position };
      await transaction
        .insert(quizQuestions)
        .values(row)
        .onConflictDoUpdate({ target: quizQuestions.id, set: { position } });
    }
    await writePoints(transaction, workId);
    await audit(transaction, actor, { verb, subject: "work", subjectId: workId }, new Date());
  });
}
