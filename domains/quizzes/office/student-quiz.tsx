import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { AnswerSheet } from "./answer-sheet.tsx";
import { MoreForm } from "./more-form.tsx";
import type { studentQuizData } from "./student-quiz-data.ts";

type StudentQuizProps = ReturnType<typeof studentQuizData> & {
  batchId: string;
  workId: string;
  outcome: Outcome | undefined;
};

/** One student in a quiz: the attempts, the answers of one of them, and what they may have more than the others. */
export function StudentQuiz({ batchId, workId, outcome, ...shown }: StudentQuizProps) {
  const { ofStudent: words } = useClassFrame().words.quizzes;
  const { name, title, chosen, attempts, sheet, isOver } = shown;
  return (
    <>
      <h2 className="text-xl">
        <bdi>{name}</bdi>
        <span className="block text-base font-normal text-ink-soft">
          <bdi>{title}</bdi>
        </span>
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section className="card" aria-labelledby="answers">
          <h3 id="answers" className="px-4 pt-3.5 pb-2.5 text-lg">
            {chosen === null ? words.attempts : fillText(words.answers, { number: chosen })}
          </h3>
          {chosen === null && <Empty title={words.none} />}
          {attempts.length > 0 && (
            <nav aria-label={words.attempts} className="grid gap-1 px-4 pb-3">
              {attempts.map((attempt) => (
                <Attempt key={attempt.number} {...attempt} isChosen={attempt.number === chosen} points={shown.points} />
              ))}
            </nav>
          )}
          {!isOver && chosen !== null && <p className="px-4 pb-3 text-ink-soft">{words.soFar}</p>}
          {sheet.length > 0 && (
            <div className="border-t border-line">
              <AnswerSheet {...{ batchId, workId, sheet }} />
            </div>
          )}
        </section>
        <MoreForm name={name} texts={shown.more} outcome={outcome} />
      </div>
    </>
  );
}

type AttemptProps = StudentQuizProps["attempts"][number] & { isChosen: boolean; points: number };

function Attempt({ number, score, handedIn, until, isChosen, points }: AttemptProps) {
  const { ofStudent: words, result } = useClassFrame().words.quizzes;
  const underWay = until ? fillText(words.underWay, { time: until }) : words.endless;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Link to={`?attempt=${number}`} preventScrollReset aria-current={isChosen ? "page" : undefined} className="chip">
        {fillText(words.attempt, { number })}
      </Link>
      <span className="text-ink-soft">{handedIn ? fillText(words.handedIn, { time: handedIn }) : underWay}</span>
      {handedIn && (
        <span>{score === null ? result.waiting : fillText(words.earned, { points: score, all: points })}</span>
      )}
    </p>
  );
}
