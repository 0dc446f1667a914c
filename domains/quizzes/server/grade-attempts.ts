import { scoreQuiz } from "#domains/quizzes/rules/score-quiz.ts";
import { type Actor, audit, system } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { repeat } from "#server/jobs/repeat.ts";
import {
  findAnswers,
  findAttempts,
  findAttemptsOfQuiz,
  findEndedAttempts,
  findMarks,
  findQuiz,
  lockAttempt,
  type QuizAttempt,
  updateAttempt,
  writeQuizGrade,
} from "./queries.ts";
import {
  findDrawnBy,
  findDrawnQuestions,
  findOwnQuestions,
  findQuestionsOfAttempt,
  type KeyedQuestion,
} from "./question-queries.ts";

/**
 * The time after its end in which an attempt still takes answers, in milliseconds: an answer typed in the last second
 * is sent within one, and a slow connection needs some more for it and a retry.
 */
export const answerGrace = 20_000;

/** Interval between checks for attempts whose time is over, in milliseconds. */
const interval = 5_000;

/** Hands in an attempt that is open and locked: scores it, and makes the best of the student's attempts the grade. */
export async function handInAttempt(
  transaction: Database,
  actor: Actor,
  attempt: QuizAttempt,
  { handedInAt, at }: { handedInAt: Date; at: Date },
): Promise<void> {
  const { id, workId, enrolmentId } = attempt;
  // Waits for a key that is being corrected, so that no attempt is scored by the old one.
  await findQuiz(transaction, workId, "read");
  const others = await findAttempts(transaction, workId, [enrolmentId]);
  const score = await scoreOf(transaction, await findQuestionsOfAttempt(transaction, workId, id), attempt);
  await updateAttempt(transaction, id, { handedInAt, score });
  const now = others.map((one) => (one.id === id ? { ...one, handedInAt, score } : one));
  await writeBest(transaction, { workId, enrolmentId, before: others, now, at });
  await audit(transaction, actor, { verb: "handInQuiz", subject: "work", subjectId: workId, details: { id } }, at);
}

const bestOf = (attempts: Pick<QuizAttempt, "score">[]) => {
  const scores = attempts.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : Math.max(...scores);
};

interface Scored {
  workId: string;
  enrolmentId: string;
  /** The student's attempts before and after they were scored. */
  before: QuizAttempt[];
  now: QuizAttempt[];
  at: Date;
}

/** Makes the best of a student's attempts the grade, once no essay of them waits to be marked. */
async function writeBest(transaction: Database, { workId, enrolmentId, before, now, at }: Scored): Promise<void> {
  if (now.some(({ handedInAt, score }) => handedInAt !== null && score === null)) return;
  const [points, from] = [bestOf(now), bestOf(before)];
  const isKnown = before.every(({ score }) => score !== null);
  if (points === null || (isKnown && points === from)) return;
  await writeQuizGrade(transaction, { workId, enrolmentId, points, from, at });
}

async function scoreOf(transaction: Database, questions: KeyedQuestion[], { id }: QuizAttempt): Promise<number | null> {
  const answers = new Map((await findAnswers(transaction, [id])).map(({ questionId, answer }) => [questionId, answer]));
  const marks = questions.some(({ kind }) => kind === "essay") ? await findMarks(transaction, [id]) : [];
  const marked = new Map(marks.map(({ questionId, points }) => [questionId, points]));
  return scoreQuiz(
    questions.map(({ id: question, points, key }) => {
      return { points, key, answer: answers.get(question) ?? null, marked: marked.get(question) ?? null };
    }),
  );
}

/** Scores one attempt that is handed in again, because an essay of it was marked. */
export async function rescoreAttempt(transaction: Database, attempt: QuizAttempt, at: Date): Promise<void> {
  const { id, workId, enrolmentId } = attempt;
  const before = await findAttempts(transaction, workId, [enrolmentId]);
  const score = await scoreOf(transaction, await findQuestionsOfAttempt(transaction, workId, id), attempt);
  if (score !== attempt.score) await updateAttempt(transaction, id, { score });
  const now = before.map((one) => (one.id === id ? { ...one, score } : one));
  await writeBest(transaction, { workId, enrolmentId, before, now, at });
}

/** Scores all attempts at a quiz again, whose lock "change" is held; returns how many have other points now. */
export async function rescoreQuiz(transaction: Database, workId: string, at: Date): Promise<number> {
  const [own, drawn] = [await findOwnQuestions(transaction, workId), await findDrawnQuestions(transaction, workId)];
  const attempts = (await findAttemptsOfQuiz(transaction, workId)).filter(({ handedInAt }) => handedInAt !== null);
  const ids = drawn.length === 0 ? [] : attempts.map(({ id }) => id);
  const drawnBy = Map.groupBy(await findDrawnBy(transaction, ids), ({ attemptId }) => attemptId);
  const byId = new Map(drawn.map((question) => [question.id, question]));
  let changed = 0;
  for (const [enrolmentId, before] of Map.groupBy(attempts, (attempt) => attempt.enrolmentId)) {
    const scored: QuizAttempt[] = [];
    for (const attempt of before) {
      const theirs = (drawnBy.get(attempt.id) ?? []).flatMap(({ questionId }) => byId.get(questionId) ?? []);
      const questions = [...own, ...theirs];
      const score = await scoreOf(transaction, questions, attempt);
      scored.push({ ...attempt, score });
      if (score === attempt.score) continue;
      changed += 1;
      await updateAttempt(transaction, attempt.id, { score });
    }
    await writeBest(transaction, { workId, enrolmentId, before, now: scored, at });
  }
  return changed;
}

/**
 * Hands in the saved answers of attempts whose time, and the grace for the connection, is over: of one quiz, or of all.
 * Each counts as handed in when its time ended.
 */
export async function closeEndedAttempts({ database }: { database: Database }, now: Date, workId?: string) {
  const before = new Date(now.getTime() - answerGrace);
  for (const { id } of await findEndedAttempts(database, before, workId)) {
    await database.transaction(async (transaction) => {
      const attempt = await lockAttempt(transaction, id);
      if (!attempt || attempt.handedInAt || !attempt.endsAt || attempt.endsAt > before) return;
      await handInAttempt(transaction, system, attempt, { handedInAt: attempt.endsAt, at: now });
    });
  }
}

/** Repeats this until the returned function is called: a grade does not wait for someone to look. */
export function closeAttemptsRegularly(deps: { database: Database; log: Log }): () => void {
  const close = () => closeEndedAttempts(deps, new Date());
  return repeat(close, { every: interval, log: deps.log, failed: "attempts at quizzes could not be closed" });
}
