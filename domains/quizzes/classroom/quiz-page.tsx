import { type ComponentProps, useState } from "react";
import { Link } from "react-router";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import type { Outcome } from "#ui/classroom/classroom-outcome.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { QuizEntrance } from "./quiz-entrance.tsx";
import { Solutions } from "./solutions.tsx";
import { TakeQuiz } from "./take-quiz.tsx";

type Entrance = ComponentProps<typeof QuizEntrance>;

type QuizPageProps = Omit<Entrance, "quiz"> & {
  quiz: Entrance["quiz"] & { id: string; title: string };
  /** The attempt under way; null if there is none. */
  open: ComponentProps<typeof TakeQuiz>["attempt"] | null;
  /** Null until they are shown. */
  solutions: ComponentProps<typeof Solutions>["solutions"] | null;
  /** The number of the attempt whose answers they are beside. */
  chosen: number | null;
  outcome: Outcome | undefined;
};

/** A quiz of a student: its description and results, or the attempt under way. */
export function QuizPage({ quiz, open, solutions, chosen, outcome, ...entrance }: QuizPageProps) {
  const { quizzes: words } = useFrame().words;
  const [late, setLate] = useState<string | null>(null);
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <div>
        <Link to="/quizzes" className="link text-sm">
          {words.back}
        </Link>
        <h1 className="text-3xl wrap-anywhere">
          <bdi>{quiz.title}</bdi>
        </h1>
      </div>
      <OutcomeNote outcome={outcome} />
      <p role="status" className="rounded-lg bg-danger-tint px-3 py-2 text-danger empty:hidden">
        {late}
      </p>
      {open ? (
        <TakeQuiz key={open.id} workId={quiz.id} instructions={quiz.instructions} attempt={open} onOver={setLate} />
      ) : (
        <QuizEntrance quiz={quiz} {...entrance} />
      )}
      {solutions && <Solutions workId={quiz.id} solutions={solutions} attempts={entrance.attempts} chosen={chosen} />}
    </div>
  );
}
