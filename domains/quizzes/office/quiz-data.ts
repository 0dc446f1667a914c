import type { QuestionKind, QuizQuestion } from "#domains/quizzes/contract.ts";
import { keyInWords } from "#domains/quizzes/rules/quiz-words.ts";
import type { showQuiz } from "#domains/quizzes/server/manage-quizzes.ts";
import type { Messages } from "#shared/words.ts";
import type { ShownQuestion } from "./quiz-question-list.tsx";
import { questionTexts, settingsTexts } from "./quiz-texts.ts";

interface Telling {
  now: Date;
  timeZone: string;
  words: Messages["admin"]["quizzes"]["question"]["about"];
}

/** A quiz as its editor shows it. */
export function quizData(
  { questions, asked, isBegun, drawn, draws, topics, ...quiz }: Awaited<ReturnType<typeof showQuiz>>,
  { now, timeZone, words }: Telling,
) {
  const head = { id: quiz.id, title: quiz.title, isSolved: quiz.solutionsShownAt !== null, isBegun };
  return {
    version: quiz.version,
    head: {
      ...head,
      isPublished: quiz.publishedAt !== null && quiz.publishedAt <= now,
      hasQuestions: questions.length + draws.length > 0,
      hasEssays: [...questions, ...drawn].some(({ kind }) => kind === "essay"),
    },
    instructions: quiz.instructions,
    settings: settingsTexts(quiz, timeZone),
    asked,
    questions: questions.map((question) => shownQuestion(question, words)),
    drawn: drawn.map((question) => shownQuestion(question, words)),
    draws: draws.map(({ id, count, topic, points, has }) => ({ id, count, topic, points, has })),
    drawnCount: draws.reduce((sum, { count }) => sum + count, 0),
    topics,
  };
}

type Stored = QuizQuestion & { id: string; kind: QuestionKind; pictureAlt: string | null };

/** A question of a quiz or of the bank as staff see it. */
export function shownQuestion(
  { id, kind, text, points, options, key, explanation, pictureAlt }: Stored,
  about: string,
): ShownQuestion {
  return {
    ...{ id, kind, text, points, explanation, pictureAlt },
    right: keyInWords(key, options, about),
    texts: questionTexts({ text, points, options, key, explanation }),
  };
}
