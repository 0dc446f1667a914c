import type { AskedQuestion, QuizAnswer, QuizKey } from "#domains/quizzes/contract.ts";
import { pointsOf, roundedPoints } from "#domains/quizzes/rules/score-quiz.ts";
import type { Database } from "#server/db/client.ts";
import { findAnswers, findMarks, type QuizAttempt } from "./queries.ts";
import { findOwnQuestions, findQuestionsOfAttempt } from "./question-queries.ts";

/** A question with its right answer, what a student answered, and what it earned. */
export interface SheetLine {
  question: AskedQuestion;
  key: QuizKey;
  explanation: string;
  answer: QuizAnswer | null;
  /** Null while it waits to be marked. */
  points: number | null;
  /** The teacher's words on an essay. */
  comment: string;
}

/**
 * The questions of an attempt with their keys, as they were answered and scored; without one, those that all are asked,
 * unanswered.
 */
export async function showSheet(
  database: Database,
  workId: string,
  attempt: QuizAttempt | undefined,
): Promise<SheetLine[]> {
  const attempts = attempt ? [attempt.id] : [];
  const answers = new Map((await findAnswers(database, attempts)).map((one) => [one.questionId, one.answer]));
  const marks = new Map((await findMarks(database, attempts)).map((mark) => [mark.questionId, mark]));
  const questions = attempt
    ? await findQuestionsOfAttempt(database, workId, attempt.id)
    : await findOwnQuestions(database, workId);
  return questions.map(({ key, explanation, ...question }) => {
    const { id, kind, text, points, options, pictureAlt } = question;
    const [answer, mark] = [answers.get(id) ?? null, marks.get(id)];
    const earned = pointsOf({ key, answer, points, marked: mark?.points ?? null });
    return {
      question: { id, kind, text, points, options, pictureAlt },
      ...{ key, explanation, answer, comment: mark?.comment ?? "" },
      points: earned === null ? null : roundedPoints(earned),
    };
  });
}
