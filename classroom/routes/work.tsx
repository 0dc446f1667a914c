import { Link, NavigationType, useLocation, useNavigationType } from "react-router";
import { act } from "#classroom/request/act.ts";
import { actsOf } from "#classroom/request/hand-in-acts.ts";
import { momentInWords } from "#classroom/request/moments.ts";
import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { Assignment } from "#domains/work/classroom/assignment.tsx";
import { HandInForm } from "#domains/work/classroom/hand-in-form.tsx";
import { LatestHandIn } from "#domains/work/classroom/latest-hand-in.tsx";
import { OwnGrade } from "#domains/work/classroom/own-grade.tsx";
import { pageTitle, useFrame } from "#ui/classroom/frame.ts";
import type { Route } from "./+types/work.ts";

/** One assignment of a student: the task, the hand-in, and the grade once it is posted. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const found = await services.work.showOwnWork(user, given.params.workId).catch(refusePage);
  const { work, latest, earlier, closesAt, ...shown } = found;
  const timeOf = (moment: Date) => momentInWords(moment, timeZone);
  const { dueAt, ...rest } = work;
  return {
    ...shown,
    work: { ...rest, due: dueAt && timeOf(dueAt), isOverdue: dueAt !== null && dueAt < new Date() },
    closes: closesAt && timeOf(closesAt),
    latest: latest && { ...latest, handedInAt: timeOf(latest.handedInAt) },
    earlier: earlier.map(({ handedInAt }) => timeOf(handedInAt)),
    /** For a form sent without scripts. */
    key: crypto.randomUUID(),
  };
}

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.workId));

export const meta: Route.MetaFunction = pageTitle(({ work }) => work.title);

/** A refusal because it has closed meanwhile is shown beside its current state. */
export const shouldRevalidate = () => true;

export default function Work({ loaderData, actionData }: Route.ComponentProps) {
  const { work: words } = useFrame().words;
  const { work, batch, closes, isOpen, hasLeft, latest, earlier, grade, key, place } = loaderData;
  const { state }: { state: { done?: string } | null } = useLocation();
  // A browser restores the state of a reloaded page, which the server does not know.
  const isReloaded = useNavigationType() === NavigationType.Pop;
  const done = actionData?.done ?? (isReloaded ? undefined : state?.done);
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
      <Assignment work={work} closes={closes} />
      {latest && <LatestHandIn workId={work.id} latest={latest} earlier={earlier} />}
      {isOpen ? (
        <HandInForm
          key={`${work.id} ${latest?.version ?? 0}`}
          {...{ work, latest, formKey: key, place, outcome: actionData }}
        />
      ) : (
        <p className="card p-4 text-ink-soft">{hasLeft ? words.left : words.over}</p>
      )}
    </div>
  );
}
