import { answerInWords, keyInWords } from "#domains/quizzes/rules/quiz-words.ts";
import type { showStudentQuiz } from "#domains/quizzes/server/student-quiz.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { zonedText } from "#ui/form/zoned-time.ts";
import { shortTime } from "#ui/office/times.ts";

interface Telling {
  now: Date;
  timeZone: string;
  lang: Locale;
  /** A number with its tolerance. */
  about: string;
}

type Shown = Awaited<ReturnType<typeof showStudentQuiz>>;

/** One student in a quiz, as the screen shows them. */
export function studentQuizData(shown: Shown, { now, timeZone, lang, about }: Telling) {
  const { quiz, name, allowance, attempts, chosen, sheet } = shown;
  const opened = attempts.find(({ number }) => number === chosen);
  const timeOf = (time: Date | null) => time && shortTime(time, now, timeZone, lang);
  return {
    ...{ name, title: quiz.title, chosen, points: quiz.points },
    isOver: opened?.handedInAt !== null,
    more: {
      minutes: allowance?.minutes ? String(allowance.minutes) : "",
      attempts: allowance?.attempts ? String(allowance.attempts) : "",
      closesAt: allowance?.closesAt ? zonedText(allowance.closesAt, timeZone) : "",
    },
    attempts: attempts.map(({ number, handedInAt, endsAt, score }) => {
      return { number, score, handedIn: timeOf(handedInAt), until: timeOf(endsAt) };
    }),
    sheet: sheet.map(({ question, key, answer, points, explanation, comment }) => {
      const isEssay = key.kind === "essay";
      return {
        ...{ id: question.id, text: question.text, pictureAlt: question.pictureAlt, all: question.points },
        ...{ isEssay, points, explanation, comment },
        is: earnedAs(points, question.points),
        right: keyInWords(key, question.options, about),
        given: answer && answerInWords(answer, question.options),
        /** Where its essay is marked. */
        mark: isEssay && answer && opened?.handedInAt ? `${opened.id}.${question.id}` : null,
      };
    }),
  };
}

function earnedAs(points: number | null, all: number) {
  if (points === null) return "waiting" as const;
  if (points >= all) return "right" as const;
  return points > 0 ? ("partly" as const) : ("wrong" as const);
}
