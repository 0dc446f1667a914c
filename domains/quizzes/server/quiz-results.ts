import type { QuizAnswer, QuizKey } from "#domains/quizzes/contract.ts";
import { pointsOf, scoreAnswer } from "#domains/quizzes/rules/score-quiz.ts";
import { findClass } from "#domains/seats/server/queries.ts";
import { countUntold } from "#domains/work/server/grade-queries.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, query, workOfClass } from "#server/verb.ts";
import { foldText } from "#shared/fold-text.ts";
import { findAllowances } from "./allowances.ts";
import { requireQuiz } from "./find-quiz.ts";
import { closeEndedAttempts } from "./grade-attempts.ts";
import { findAnswers, findAttemptsOfQuiz, findMarks, findQuizGrades } from "./queries.ts";
import { findDrawnBy, findDrawnQuestions, findOwnQuestions, type KeyedQuestion } from "./question-queries.ts";

/**
 * The results of a quiz: the points and attempts of each student with a seat, and the answers to each question in all
 * attempts that are handed in. Throws `not_found`.
 */
export const showQuizResults = query(
  { may: workOfClass, scope: byBatch },
  async ({ database }: { database: Database }, batchId: string, workId: string) => {
    const quiz = await requireQuiz(database, batchId, workId);
    await closeEndedAttempts({ database }, new Date(), workId);
    const found = await findClass(database, batchId);
    const attempts = await findAttemptsOfQuiz(database, workId);
    const byStudent = Map.groupBy(attempts, ({ enrolmentId }) => enrolmentId);
    const students = found.filter(
      ({ enrolment: { id, state } }) => state === "active" || state === "completed" || byStudent.has(id),
    );
    const ids = students.map(({ enrolment }) => enrolment.id);
    const allowed = new Set(
      (await findAllowances(database, { workId, enrolmentIds: ids })).map((one) => one.enrolmentId),
    );
    const grades = new Map((await findQuizGrades(database, workId, ids)).map((grade) => [grade.enrolmentId, grade]));
    const handedIn = attempts.filter(({ handedInAt }) => handedInAt !== null);
    const answers = await findAnswers(database, idsOf(handedIn));
    const drawn = await findDrawnQuestions(database, workId);
    const questions = [...(await findOwnQuestions(database, workId)), ...drawn];
    const drawnBy = drawn.length === 0 ? [] : await findDrawnBy(database, idsOf(handedIn));
    const asked = Map.groupBy(drawnBy, ({ questionId }) => questionId);
    const hasEssays = questions.some(({ kind }) => kind === "essay");
    const marks = hasEssays ? await findMarks(database, idsOf(handedIn)) : [];
    const marked = new Map(marks.map(({ attemptId, questionId, points }) => [`${attemptId} ${questionId}`, points]));
    const given = answers.map(({ attemptId, questionId, answer }) => {
      return { questionId, answer, marked: marked.get(`${attemptId} ${questionId}`) ?? null };
    });
    const byQuestion = Map.groupBy(given, ({ questionId }) => questionId);
    return {
      quiz,
      handedIn: handedIn.length,
      /** The number of students without an email about their grade. */
      untold: (await countUntold(database, [workId])).get(workId) ?? 0,
      students: students.map(({ enrolment, person }) => {
        const own = byStudent.get(enrolment.id) ?? [];
        return {
          enrolmentId: enrolment.id,
          name: person.name,
          points: grades.get(enrolment.id)?.points ?? null,
          /** Whether they have more time or attempts than the others. */
          hasMore: allowed.has(enrolment.id),
          /** Whether an essay waits to be marked. */
          isWaiting: own.some(({ handedInAt, score }) => handedInAt !== null && score === null),
          isUnderWay: own.some(({ handedInAt }) => handedInAt === null),
          attempts: own.flatMap(({ number, handedInAt, score }) => (handedInAt ? [{ number, handedInAt, score }] : [])),
        };
      }),
      questions: questions.map((question) => ({
        ...{ id: question.id, text: question.text, kind: question.kind, points: question.points },
        /** The attempts that ask it: all, or those that drew it. */
        asked: question.drawId === null ? handedIn.length : (asked.get(question.id)?.length ?? 0),
        isDrawn: question.drawId !== null,
        ...countAnswers(question, byQuestion.get(question.id) ?? []),
      })),
    };
  },
);

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

type Given = { answer: QuizAnswer; marked: number | null };

/** The answers to a question: how often fully right, how often each option was chosen, and the wrong texts. */
function countAnswers({ key, options, points }: KeyedQuestion, given: Given[]) {
  const earned = given.map(({ answer, marked }) => pointsOf({ key, answer, points, marked }));
  const answers = given.map(({ answer }) => answer);
  const chosen = answers.flatMap(chosenIn);
  const right = chosenIn(key);
  const wrong = answers.flatMap((answer) =>
    answer.kind === "text" && foldText(answer.text) !== "" && scoreAnswer(key, answer) === 0
      ? [answer.text.trim()]
      : [],
  );
  const texts = [...Map.groupBy(wrong, foldText).values()].map((same) => ({ text: same[0] ?? "", times: same.length }));
  return {
    answered: answers.length,
    right: earned.filter((one) => one === points).length,
    partly: earned.filter((one) => one !== null && one > 0 && one < points).length,
    /** Essays that nobody has marked yet. */
    waiting: earned.filter((one) => one === null).length,
    options:
      right.length === 0
        ? []
        : options.map(({ id, text }) => ({
            ...{ id, text },
            times: chosen.filter((one) => one === id).length,
            isRight: right.includes(id),
          })),
    texts: texts.toSorted((one, other) => other.times - one.times),
  };
}

/** The options that are chosen in an answer, or right by a key. */
function chosenIn(one: QuizAnswer | QuizKey): string[] {
  if (one.kind === "one") return [one.option];
  return one.kind === "many" ? one.options : [];
}
