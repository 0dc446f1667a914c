import { Link, NavLink } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

export type QuizHeadProps = {
  batchId: string;
  quiz: {
    id: string;
    title: string;
    isPublished: boolean;
    isSolved: boolean;
    isBegun: boolean;
    hasQuestions: boolean;
    hasEssays: boolean;
  };
};

/** A quiz's name above its editor and results, with the controls that make it visible. */
export function QuizHead({ batchId, quiz }: QuizHeadProps) {
  const { quizzes: words } = useClassFrame().words;
  const { id, title, isPublished, isSolved, isBegun, hasQuestions, hasEssays } = quiz;
  const path = `/batches/${batchId}/quizzes/${id}`;
  return (
    <header className="grid gap-2">
      <Link to={`/batches/${batchId}/quizzes`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">
          <bdi>{title}</bdi>
        </h2>
        <QuizState isPublished={isPublished} isSolved={isSolved} />
        {!isBegun && hasQuestions && (
          <ActForm name="publish" action={path} className="ms-auto">
            <button
              type="submit"
              name="intent"
              value={isPublished ? "unpublish" : "publish"}
              className={`button ${isPublished ? "button-quiet" : "button-main"}`}
            >
              {isPublished ? words.unpublish : words.publish}
            </button>
          </ActForm>
        )}
      </div>
      <nav aria-label={title} className="flex flex-wrap gap-2">
        {[
          { to: path, label: words.edit },
          { to: `${path}/results`, label: words.results },
          ...(hasEssays && isBegun ? [{ to: `${path}/marking`, label: words.marking.title }] : []),
        ].map(({ to, label }) => (
          <NavLink key={to} to={to} end className="chip">
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}

/** Whether students see a quiz, and its right answers. */
export function QuizState({ isPublished, isSolved }: { isPublished: boolean; isSolved: boolean }) {
  const { states } = useClassFrame().words.quizzes;
  if (isSolved) return <Badge look="blue">{states.solved}</Badge>;
  return isPublished ? <Badge look="green">{states.published}</Badge> : <Badge>{states.draft}</Badge>;
}
