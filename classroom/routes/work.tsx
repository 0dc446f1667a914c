import { act } from "#classroom/request/act.ts";
import { actsOf } from "#classroom/request/hand-in-acts.ts";
import { shownQuestions } from "#classroom/request/shown-questions.ts";
import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { QuestionsHere } from "#domains/talk/classroom/question-list.tsx";
import { WorkPage } from "#domains/work/classroom/work-page.tsx";
import { momentAndZone, shownMoment } from "#shared/formats/spoken-zone.ts";
import { pageTitle } from "#ui/classroom/classroom-frame.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/work.ts";

/** One assignment of a student: the task, the hand-in, and the grade once it is posted. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const found = await services.work.showOwnWork(user, given.params.workId).catch(refusePage);
  const { work, latest, earlier, closesAt, isOverdue, ...shown } = found;
  const timeOf = (moment: Date) => momentAndZone(moment, timeZone, "without year", lang);
  const { dueAt, ...rest } = work;
  const place = { place: "work" as const, placeId: work.id };
  const asked = await services.questions.listOwnQuestions(user, { places: [place] });
  return {
    ...shown,
    asked: { place, ...shownQuestions(asked, site) },
    work: { ...rest, due: dueAt && shownMoment(dueAt, timeZone, "without year", lang), isOverdue },
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
export const shouldRevalidate = revalidateUnlessUnsent;

export default function Work({ loaderData: { key, asked, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <>
      <WorkPage {...shown} formKey={key} outcome={actionData} />
      <QuestionsHere {...asked} />
    </>
  );
}
