import { useEffect } from "react";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { commaIn } from "#shared/formats/formats.ts";
import type { ShownMoment } from "#shared/formats/spoken-zone.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { OwnTime } from "#ui/own-time.tsx";
import { unsentAnswers } from "./unsent-answers.ts";

type QuizEntranceProps = {
  quiz: {
    instructions: string;
    points: number;
    minutes: number | null;
    attempts: number;
    opens: ShownMoment | null;
    closes: ShownMoment | null;
  };
  counts: { questions: number; hasMany: boolean; hasOrder: boolean };
  attempts: { id: string; number: number; at: string; score: number | null; isWaiting: boolean }[];
  grade: { points: number | null; isExcused: boolean; feedback: string } | null;
  /** The reason why it cannot be begun; null if it can. */
  notNow: string | null;
};

/** A quiz before it is begun, and the results of the attempts that are handed in. */
export function QuizEntrance({ quiz, counts, attempts, grade, notNow }: QuizEntranceProps) {
  const { words: all, language } = useFrame();
  const { quizzes: words, work } = all;
  const isExcused = grade?.isExcused === true && grade.points === null;
  const ids = attempts.map(({ id }) => id).join(" ");
  useEffect(() => {
    // Answers left over from a lost connection are useless once their attempt is over.
    for (const id of ids.split(" ").filter(Boolean)) unsentAnswers(id).write([]);
  }, [ids]);
  const facts = [
    fillCount(words.questions, counts.questions) + commaIn(language.lang) + fillCount(words.points, quiz.points),
    quiz.minutes === null ? words.noMinutes : fillCount(words.minutes, quiz.minutes),
    fillCount(words.attempts, quiz.attempts),
  ];
  const times = [
    { text: words.opens, time: quiz.opens },
    { text: words.closes, time: quiz.closes },
  ];
  return (
    <>
      {(attempts.length > 0 || isExcused) && (
        <section className="card p-4 md:p-5">
          {isExcused && (
            <p>
              <strong>{work.excused}.</strong> {work.excusedText}
            </p>
          )}
          {!isExcused && grade?.points == null && (
            <p>{attempts.some(({ isWaiting }) => isWaiting) ? words.waitingText : words.notPosted}</p>
          )}
          {grade?.points != null && (
            <p className="font-display text-xl font-bold">
              {fillText(words.grade, { points: grade.points, all: quiz.points })}
            </p>
          )}
          {grade?.feedback && (
            <div className="mt-2">
              <p className="text-sm text-ink-soft">{words.feedback}</p>
              <MarkedText text={grade.feedback} />
            </div>
          )}
          <ul className="mt-3 grid gap-1 text-ink-soft">
            {attempts.map(({ id, number, at, score, isWaiting }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                {fillText(words.attempt, { number, time: at })}
                {isWaiting && <span>{words.waiting}</span>}
                {score !== null && <span>{fillText(words.scored, { points: score, all: quiz.points })}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="card grid gap-4 p-4 md:p-5">
        {quiz.instructions && <MarkedText text={quiz.instructions} />}
        <ul className="grid list-disc gap-1 ps-5">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {times.map(
            ({ text, time }) =>
              time && (
                <li key={text}>
                  {fillText(text, { time: time.words })}
                  <OwnTime from={time.iso} />
                </li>
              ),
          )}
        </ul>
        {notNow ? (
          <p className="font-semibold">{notNow}</p>
        ) : (
          <>
            <p className="text-ink-soft">
              {words.serverClock} {counts.hasMany && <span>{words.many}</span>}{" "}
              {counts.hasOrder && <span>{words.order}</span>}
            </p>
            <ActForm name="start">
              <button type="submit" name="intent" value="start" className="button button-main">
                {attempts.length > 0 ? words.again : words.start}
              </button>
            </ActForm>
          </>
        )}
      </section>
    </>
  );
}
