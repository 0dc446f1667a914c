import { keyInWords } from "#domains/quizzes/rules/quiz-words.ts";
import type { showQuiz } from "#domains/quizzes/server/manage-quizzes.ts";
import type { Messages } from "#shared/words.ts";
import { questionTexts, settingsTexts } from "./quiz-texts.ts";

interface Telling {
  now: Date;
  timeZone: string;
  words: Messages["admin"]["quizzes"]["question"]["about"];
}

/** A quiz as its editor shows it. */
export function quizData(
  { questions, asked, isBegun, ...quiz }: Awaited<ReturnType<typeof showQuiz>>,
  { now, timeZone, words }: Telling,
) {
  const head = { id: quiz.id, title: quiz.title, isSolved: quiz.solutionsShownAt !== null, isBegun };
  return {
    version: quiz.version,
    head: {
      ...head,
      isPublished: quiz.publishedAt !== null && quiz.publishedAt <= now,
      hasQuestions: questions.length > 0,
      hasEssays: questions.some(({ kind }) => kind === "essay"),
    },
    instructions: quiz.instructions,
    settings: settingsTexts(quiz, timeZone),
    asked,
    questions: questions.map(({ id, kind, text, points, options, key, explanation, pictureAlt }) => ({
      ...{ id, kind, text, points, explanation, pictureAlt },
      right: keyInWords(key, options, words),
      texts: questionTexts({ text, points, options, key, explanation }),
    })),
  };
}
