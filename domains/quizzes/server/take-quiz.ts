import { randomBytes, randomUUID } from "node:crypto";
import { findOwnSeats, isOpen } from "#domains/money/server/own-seats.ts";
import type { AskedQuestion, QuizAnswer, QuizSaved, QuizSaving } from "#domains/quizzes/contract.ts";
import { isPast, overFrom } from "#domains/work/rules/deadline.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { minute } from "#shared/durations.ts";
import { findAllowances, quizFor } from "./allowances.ts";
import { drawQuestions } from "./draw-questions.ts";
import { answerGrace, closeEndedAttempts, handInAttempt } from "./grade-attempts.ts";
import {
  findAnswers,
  findAttempts,
  findQuiz,
  insertAttempt,
  isShown,
  lockAttempt,
  type Quiz,
  type QuizAttempt,
  upsertAnswers,
} from "./queries.ts";
import { findAskedQuestions } from "./question-queries.ts";

/** A quiz that is open to a student, and the student's seats in its batch. */
export interface OwnGround {
  quiz: Quiz;
  enrolmentIds: string[];
}

const studentOf = ({ id }: User): Actor => ({ kind: "student", id });

/**
 * A published quiz of a batch in which the student has an open seat. Throws `not_found` for any other quiz, and
 * `forbidden` without such a seat.
 */
export async function requireOwnQuiz(database: Database, user: User, workId: string): Promise<OwnGround> {
  const quiz = await findQuiz(database, workId);
  if (!quiz) throw new AppError("not_found", "quiz.unknown");
  const seats = (await findOwnSeats(database, user)).filter(isOpen);
  const enrolmentIds = seats.filter(({ batchId }) => batchId === quiz.batchId).map(({ id }) => id);
  if (enrolmentIds.length === 0) throw new AppError("forbidden", "quiz.notYours");
  if (!quiz.publishedAt || quiz.publishedAt > new Date()) throw new AppError("not_found", "quiz.notPublished");
  return { quiz, enrolmentIds };
}

/** The reason why a quiz cannot be begun now; null if it can. */
export function whyNotNow(
  quiz: Pick<Quiz, "solutionsShownAt" | "opensAt" | "closesAt" | "attempts">,
  attempts: QuizAttempt[],
  now: Date,
) {
  if (isShown(quiz, now)) return "quiz.solutionsShown" as const;
  if (isPast(quiz.closesAt, now)) return "quiz.closed" as const;
  if (quiz.opensAt && quiz.opensAt > now) return "quiz.notOpen" as const;
  if (attempts.length >= quiz.attempts) return "quiz.noAttempts" as const;
  return null;
}

/**
 * Begins an attempt, or continues the open one, however often it is called; returns its id. What it draws from the bank
 * is fixed with it. Throws `conflict` before the quiz opens, after it closes, once all attempts are used, and if the bank
 * has too few questions; and as `requireOwnQuiz` does.
 */
export async function startQuiz({ database }: { database: Database }, user: User, workId: string): Promise<string> {
  const { enrolmentIds } = await requireOwnQuiz(database, user, workId);
  const now = new Date();
  await closeEndedAttempts({ database }, now, workId);
  return await database.transaction(async (transaction) => {
    // While a student begins it, no one changes it.
    const found = await findQuiz(transaction, workId, "read");
    if (!found?.publishedAt) throw new AppError("not_found", "quiz.notPublished");
    const quiz = quizFor(found, (await findAllowances(transaction, { workId, enrolmentIds })).at(0));
    const attempts = await findAttempts(transaction, workId, enrolmentIds);
    const open = attempts.find(({ handedInAt }) => handedInAt === null);
    if (open) return open.id;
    const reason = whyNotNow(quiz, attempts, now);
    if (reason) throw new AppError("conflict", reason);
    const [enrolmentId = ""] = enrolmentIds;
    const number = Math.max(0, ...attempts.map((attempt) => attempt.number)) + 1;
    const seed = randomBytes(16).toString("base64url");
    const row = { id: randomUUID(), workId, enrolmentId, number, seed, startedAt: now, endsAt: endOf(quiz, now) };
    const [begun] = await insertAttempt(transaction, row);
    // A double click: the first one's attempt is the one.
    if (!begun) return (await findAttempts(transaction, workId, enrolmentIds)).at(-1)?.id ?? "";
    await drawQuestions(transaction, quiz, begun.id);
    const details = { id: begun.id };
    await audit(transaction, studentOf(user), { verb: "startQuiz", subject: "work", subjectId: workId, details }, now);
    return begun.id;
  });
}

function endOf({ minutes, closesAt }: Quiz, startedAt: Date): Date | null {
  const ends = [
    minutes === null ? null : startedAt.getTime() + minutes * minute,
    closesAt && overFrom(closesAt).getTime(),
  ];
  const known = ends.filter((end) => end !== null);
  return known.length === 0 ? null : new Date(Math.min(...known));
}

/**
 * Lets a student save answers of a quiz: returns the function that takes them. Call it before reading the request.
 * Throws `unauthorized` without a user, and as `requireOwnQuiz` does.
 */
export async function openQuizSaving({ database }: { database: Database }, user: User | null, workId: string) {
  if (!user) throw new AppError("unauthorized", "account.signedOut");
  const ground = await requireOwnQuiz(database, user, workId);
  return async (saving: QuizSaving) => await saveAnswers(database, studentOf(user), ground, saving);
}

/**
 * Stores answers of an open attempt, each unless a later one is stored, and hands it in on request. Answers that come
 * within the grace after the end still count. Throws `not_found` for another student's attempt, `conflict` once it is
 * over or handed in, `invalid` for answers to other questions.
 */
async function saveAnswers(
  database: Database,
  actor: Actor,
  { quiz, enrolmentIds }: OwnGround,
  { attempt: id, answers, handIn }: QuizSaving,
): Promise<QuizSaved> {
  const now = new Date();
  let isHandedIn = false;
  const saved = await database.transaction(async (transaction) => {
    const attempt = await lockAttempt(transaction, id);
    if (attempt?.workId !== quiz.id || !enrolmentIds.includes(attempt.enrolmentId))
      throw new AppError("not_found", "quiz.unknown");
    const asked = new Map((await findAskedQuestions(transaction, quiz.id, id)).map((one) => [one.id, one]));
    if (!answers.every(({ question, answer }) => answersIt(asked.get(question), answer)))
      throw new AppError("invalid", "quiz.answerUnknown");
    isHandedIn = isByStudent(attempt);
    if (isOver(attempt, now)) return await whereAllIsStored(transaction, id, answers);
    const rows = answers.map(({ question: questionId, answer, sequence }) => {
      return { attemptId: id, questionId, answer, sequence, savedAt: now };
    });
    const stored = await upsertAnswers(transaction, rows);
    const handedInAt = attempt.endsAt && attempt.endsAt < now ? attempt.endsAt : now;
    if (handIn) await handInAttempt(transaction, actor, attempt, { handedInAt, at: now });
    const left = attempt.endsAt && Math.max(0, attempt.endsAt.getTime() - now.getTime());
    return { saved: stored, isOver: handIn, left };
  });
  if (!saved || saved.isOver) await closeEndedAttempts({ database }, now, quiz.id);
  if (saved) return saved;
  throw new AppError("conflict", isHandedIn ? "quiz.handedIn" : "quiz.over");
}

/** The answer once an attempt is over, if everything sent was stored before: the first response was lost on its way. */
async function whereAllIsStored(
  transaction: Database,
  attemptId: string,
  answers: QuizSaving["answers"],
): Promise<QuizSaved | null> {
  const stored = new Map((await findAnswers(transaction, [attemptId])).map((one) => [one.questionId, one.sequence]));
  const saved = answers.map(({ question }) => ({ question, sequence: stored.get(question) ?? -1 }));
  const isStored = answers.every(({ question, sequence }) => (stored.get(question) ?? -1) >= sequence);
  return isStored ? { saved, isOver: true, left: null } : null;
}

/** Whether the student handed it in, perhaps in another tab, before its time was over. */
const isByStudent = ({ handedInAt, endsAt }: QuizAttempt): boolean =>
  handedInAt !== null && (endsAt === null || handedInAt < endsAt);

function isOver({ handedInAt, endsAt }: QuizAttempt, now: Date): boolean {
  return handedInAt !== null || (endsAt !== null && now.getTime() > endsAt.getTime() + answerGrace);
}

function answersIt(question: AskedQuestion | undefined, answer: QuizAnswer): boolean {
  if (question?.kind !== answer.kind) return false;
  if ("text" in answer) return true;
  const known = new Set(question.options.map(({ id }) => id));
  return (answer.kind === "one" ? [answer.option] : answer.options).every((id) => known.has(id));
}
