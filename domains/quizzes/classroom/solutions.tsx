import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedText } from "#ui/marked-text.tsx";
import { QuestionPicture } from "./question-picture.tsx";

export type ShownSolution = {
  id: string;
  text: string;
  pictureAlt: string | null;
  isEssay: boolean;
  all: number;
  /** The points that it earned; null while it waits to be marked. */
  points: number | null;
  /** The right answer; for an essay what a good one holds. */
  right: string;
  yours: string | null;
  explanation: string;
  /** The teacher's words on an essay. */
  comment: string;
};

type SolutionsProps = {
  workId: string;
  solutions: ShownSolution[];
  attempts: { id: string; number: number }[];
  /** The number of the attempt whose answers are shown. */
  chosen: number | null;
};

/** The right answers beside the student's own, once the teacher shows them. */
export function Solutions({ workId, solutions, attempts, chosen }: SolutionsProps) {
  const { solutions: words } = useFrame().words.quizzes;
  return (
    <section aria-labelledby="solutions">
      <h2 id="solutions" className="text-xl">
        {words.title}
      </h2>
      {attempts.length > 1 && (
        <nav aria-label={words.attempts} className="mt-2 flex flex-wrap gap-2">
          {attempts.map(({ id, number }) => (
            <Link
              key={id}
              to={`?attempt=${number}#solutions`}
              preventScrollReset
              aria-current={number === chosen ? "page" : undefined}
              className="chip"
            >
              {fillText(words.attempt, { number })}
            </Link>
          ))}
        </nav>
      )}
      <ol className="card mt-3 divide-y divide-line">
        {solutions.map((solution, at) => (
          <li key={solution.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3">
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <span className="text-ink-faint">{at + 1}</span>
              <MarkedText text={solution.text} look="min-w-40 flex-1 font-semibold" />
              <Earned {...solution} />
            </div>
            <QuestionPicture workId={workId} id={solution.id} alt={solution.pictureAlt} />
            {solution.isEssay ? <EssaySolution {...solution} /> : <Answers {...solution} />}
            {solution.explanation && <Part title={words.explanation} text={solution.explanation} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Earned({ points, all }: ShownSolution) {
  const { states, earned } = useFrame().words.quizzes.solutions;
  if (points === null) return <Badge look="blue">{states.waiting}</Badge>;
  const is = earnedAs(points, all);
  const look = { right: "green", partly: "amber", wrong: "red" } as const;
  return (
    <span className="flex items-center gap-2">
      <span className="text-sm text-ink-soft">{fillText(earned, { points, all })}</span>
      <Badge look={look[is]}>{states[is]}</Badge>
    </span>
  );
}

function earnedAs(points: number, all: number) {
  if (points >= all) return "right";
  return points > 0 ? "partly" : "wrong";
}

function Answers({ right, yours }: ShownSolution) {
  const { solutions: words } = useFrame().words.quizzes;
  return (
    <>
      <p dir="auto">{fillText(words.right, { answer: right })}</p>
      <p className="text-ink-soft" dir="auto">
        {yours === null ? words.nothing : fillText(words.yours, { answer: yours })}
      </p>
    </>
  );
}

function EssaySolution({ right, yours, comment }: ShownSolution) {
  const { solutions: words } = useFrame().words.quizzes;
  return (
    <>
      {yours === null ? (
        <p className="text-ink-soft">{words.nothing}</p>
      ) : (
        <div>
          <p className="text-sm text-ink-soft">{words.yoursTitle}</p>
          <p dir="auto" className="max-w-prose rounded-lg bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">
            {yours}
          </p>
        </div>
      )}
      {comment && <Part title={words.comment} text={comment} />}
      {right && <Part title={words.guide} text={right} />}
    </>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="text-sm text-ink-soft">{title}</p>
      <MarkedText text={text} />
    </div>
  );
}
