import type { ComponentProps } from "react";
import { Link, NavigationType, useLocation, useNavigationType } from "react-router";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import type { Outcome } from "#ui/classroom/classroom-outcome.ts";
import { Assignment } from "./assignment.tsx";
import { HandInForm } from "./hand-in-form.tsx";
import { LatestHandIn } from "./latest-hand-in.tsx";
import { OwnGrade } from "./own-grade.tsx";

type Form = ComponentProps<typeof HandInForm>;
type HandedIn = ComponentProps<typeof LatestHandIn>;

type WorkPageProps = Pick<Form, "place"> & {
  work: ComponentProps<typeof Assignment>["work"] & Form["work"] & { title: string };
  batch: string;
  /** The files to begin with. */
  starter: ComponentProps<typeof Assignment>["starter"];
  closes: string | null;
  isOpen: boolean;
  /** Whether the student has left the batch. */
  hasLeft: boolean;
  latest: HandedIn["latest"] | null;
  earlier: HandedIn["earlier"];
  /** Null until it is posted. */
  grade: ComponentProps<typeof OwnGrade>["grade"] | null;
  /** For a form sent without scripts. */
  formKey: string;
  outcome: Outcome | undefined;
};

/** One assignment of a student: the task, the hand-in, and the grade once it is posted. */
export function WorkPage({
  work,
  batch,
  closes,
  starter,
  isOpen,
  latest,
  earlier,
  grade,
  outcome,
  ...rest
}: WorkPageProps) {
  const { work: words } = useFrame().words;
  const { hasLeft, formKey, place } = rest;
  const { state }: { state: { done?: string } | null } = useLocation();
  // A browser restores the state of a reloaded page, which the server does not know.
  const isReloaded = useNavigationType() === NavigationType.Pop;
  const done = outcome?.done ?? (isReloaded ? undefined : state?.done);
  return (
    <div className="grid gap-6">
      <div>
        <Link to="/work" className="link text-sm">
          {words.back}
        </Link>
        <h1 className="text-3xl">
          <bdi>{work.title}</bdi>
        </h1>
        <p className="mt-1 text-ink-soft">
          <bdi>{batch}</bdi>
        </p>
      </div>
      <p role="status" className="rounded-lg bg-emerald-tint px-3 py-2 empty:hidden">
        {done}
      </p>
      {grade && <OwnGrade grade={grade} points={work.points} rubric={work.rubric} />}
      <Assignment work={work} closes={closes} starter={starter} />
      {latest && <LatestHandIn workId={work.id} latest={latest} earlier={earlier} />}
      {isOpen ? (
        <HandInForm key={`${work.id} ${latest?.version ?? 0}`} {...{ work, latest, formKey, place, outcome }} />
      ) : (
        <p className="card p-4 text-ink-soft">{hasLeft ? words.left : words.over}</p>
      )}
    </div>
  );
}
