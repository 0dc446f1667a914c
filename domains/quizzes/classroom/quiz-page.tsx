import { type ComponentProps, useState } from "react";
import { Link } from "react-router";
import { useFrame } from "#ui/classroom/frame.ts";
import type { Outcome } from "#ui/classroom/outcome.ts";
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
  outcome: Outcome | undefined;
};

/** A quiz of a student: its description and results, or the attempt under way. */
export function QuizPage({ quiz, open, solutions, outcome, ...entrance }: QuizPageProps) {
  const { quizzes: words, frame } = useFrame().words;
  const [late, setRefused] = useState<string | null>(null);
  const refused = outcome?.refused ?? late;
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
      <div role="status" className="empty:hidden">
        {outcome?.done && <p className="rounded-lg bg-emerald-tint px-3 py-2">{outcome.done}</p>}
        {refused && (
          <p className="rounded-lg bg-danger-tint px-3 py-2 text-danger">
            {refused}{" "}
            {outcome?.first && (
              <a href="/sign-in" target="_blank" rel="noopener noreferrer" className="font-semibold underline">
                {frame.signIn}
              </a>
            )}
          </p>
        )}
      </div>
      {open ? (
        <TakeQuiz key={open.id} workId={quiz.id} instructions={quiz.instructions} attempt={open} onOver={setRefused} />
      ) : (
        <QuizEntrance quiz={quiz} {...entrance} />
      )}
      {solutions && <Solutions solutions={solutions} />}
    </div>
  );
}
