import { findOwnSeats, isOpen } from "#domains/money/server/own-seats.ts";
import type { AskedQuestion } from "#domains/quizzes/contract.ts";
import { givenIn } from "#domains/work/rules/given.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { findAllowances, quizFor } from "./allowances.ts";
import { showSheet } from "./answer-sheets.ts";
import { askQuestions } from "./asked-questions.ts";
import { findDraws } from "./bank-queries.ts";
import { closeEndedAttempts } from "./grade-attempts.ts";
import {
  findAnswers,
  findAttempts,
  findPublishedQuizzes,
  findQuizGrades,
  isShown,
  type Quiz,
  type QuizAttempt,
} from "./queries.ts";
import { findAskedQuestions } from "./question-queries.ts";
import { chosenOf } from "./student-quiz.ts";
import { requireOwnQuiz, whyNotNow } from "./take-quiz.ts";

/** The published quizzes of the batches in which a student has an open seat, open ones first. */
export async function listOwnQuizzes({ database }: { database: Database }, user: User) {
  const now = new Date();
  const seats = (await findOwnSeats(database, user, now)).filter(isOpen);
  const found = await findPublishedQuizzes(database, [...new Set(seats.map(({ batchId }) => batchId))], now);
  const allowed = await findAllowances(database, { enrolmentIds: seats.map(({ id }) => id) });
  const all = found.map(async (shared) => {
    const quiz = quizFor(
      shared,
      allowed.find(({ workId }) => workId === shared.id),
    );
    const enrolmentIds = seats.filter(({ batchId }) => batchId === quiz.batchId).map(({ id }) => id);
    const attempts = await findAttempts(database, quiz.id, enrolmentIds);
    const isPosted = quiz.gradesPostedAt !== null && quiz.gradesPostedAt <= now;
    const { id, title, batchName, points, opensAt, closesAt } = quiz;
    return {
      ...{ id, title, batchName, points, opensAt, closesAt },
      state: stateOf(quiz, attempts, now),
      grade: isPosted ? givenIn((await findQuizGrades(database, id, enrolmentIds))[0]) : null,
    };
  });
  const order = ["open", "ready", "later", "handedIn", "closed"];
  return (await Promise.all(all)).toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

function stateOf(quiz: Quiz, attempts: QuizAttempt[], now: Date) {
  if (attempts.some(({ handedInAt, endsAt }) => !handedInAt && (!endsAt || endsAt > now))) return "open" as const;
  if (attempts.length > 0) return "handedIn" as const;
  const reason = whyNotNow(quiz, attempts, now);
  if (reason === null) return "ready" as const;
  return reason === "quiz.notOpen" ? ("later" as const) : ("closed" as const);
}

/**
 * A quiz as its student sees it: before the start without its questions, during an attempt without keys, afterwards
 * with points once they are posted and with the right answers once they are shown. Throws as `requireOwnQuiz` does.
 */
export async function showOwnQuiz(
  { database }: { database: Database },
  user: User,
  workId: string,
  /** The number of the attempt whose answers are shown; the best without it. */
  number?: number,
) {
  const { quiz: shared, enrolmentIds } = await requireOwnQuiz(database, user, workId);
  const quiz = quizFor(shared, (await findAllowances(database, { workId, enrolmentIds })).at(0));
  const now = new Date();
  await closeEndedAttempts({ database }, now, workId);
  const attempts = await findAttempts(database, workId, enrolmentIds);
  const open = attempts.find(({ handedInAt }) => handedInAt === null);
  const isPosted = quiz.gradesPostedAt !== null && quiz.gradesPostedAt <= now;
  const { title, instructions, points, minutes, opensAt, closesAt } = quiz;
  const asked = await findAskedQuestions(database, workId, null);
  const draws = await findDraws(database, workId);
  const chosen = chosenOf(attempts, number) ?? bestOf(attempts);
  return {
    /** The server's clock, by which the page counts. */
    now,
    quiz: { id: workId, title, instructions, points, minutes, opensAt, closesAt, attempts: quiz.attempts },
    counts: countKinds(asked, draws),
    attempts: attempts.flatMap(({ id, number, handedInAt, score }) =>
      handedInAt ? [{ id, number, handedInAt, score: isPosted ? score : null, isWaiting: score === null }] : [],
    ),
    grade: isPosted ? ((await findQuizGrades(database, workId, enrolmentIds))[0] ?? null) : null,
    open: open ? await showOpen(database, quiz, open, draws.length === 0 ? asked : null) : null,
    /** The reason why another attempt cannot be begun; null if it can. */
    notNow: whyNotNow(quiz, attempts, now),
    solutions: isShown(quiz, now) && !open ? await showSheet(database, workId, chosen) : null,
    /** The number of the attempt whose answers are shown. */
    chosen: chosen?.number ?? null,
  };
}

const bestOf = (attempts: QuizAttempt[]) =>
  attempts.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0)).at(0);

/** The number of questions of an attempt, and whether some are scored in parts: of those it draws, any may be. */
function countKinds(asked: AskedQuestion[], draws: { count: number }[]) {
  const has = (kind: AskedQuestion["kind"]) => draws.length > 0 || asked.some((question) => question.kind === kind);
  const drawn = draws.reduce((sum, { count }) => sum + count, 0);
  return { questions: asked.length + drawn, hasMany: has("many"), hasOrder: has("order") };
}

/** The attempt under way, with its questions; `all` are those of a quiz that draws none. */
async function showOpen(database: Database, quiz: Quiz, attempt: QuizAttempt, all: AskedQuestion[] | null) {
  const { id, endsAt, seed } = attempt;
  const saved = await findAnswers(database, [id]);
  const asked = all ?? (await findAskedQuestions(database, quiz.id, id));
  return {
    ...{ id, endsAt },
    questions: askQuestions(asked, { seed, shuffle: quiz.shuffle }),
    saved: saved.map(({ questionId: question, answer, sequence }) => ({ question, answer, sequence })),
  };
}
