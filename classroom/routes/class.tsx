import { shownQuestions } from "#classroom/request/shown-questions.ts";
import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { OwnClassPage } from "#domains/attendance/classroom/own-class-page.tsx";
import { QuestionsHere } from "#domains/talk/classroom/question-list.tsx";
import { clockTime } from "#shared/formats/class-time.ts";
import { hoursOf, shownMoment, spokenZone } from "#shared/formats/spoken-zone.ts";
import type { Route } from "./+types/class.ts";

/** A class of a student's batch: its time, its materials, and their attendance. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const shown = await services.showOwnClass(user, given.params.classId).catch(refusePage);
  const { batchClass, works, ...rest } = shown;
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const place = { place: "class" as const, placeId: batchClass.id };
  const recordings = rest.recordings.map(({ id }) => ({ place: "lecture" as const, placeId: id }));
  const asked = await services.questions.listOwnQuestions(user, { places: [place, ...recordings] });
  return {
    ...rest,
    asked: { place, ...shownQuestions(asked, site) },
    works: works.map(({ id, kind, title, dueAt }) => ({
      id,
      kind,
      title,
      due: dueAt && shownMoment(dueAt, timeZone, "without year", lang),
    })),
    ...{ id: batchClass.id, title: batchClass.title, teacher: batchClass.teacher },
    when: hoursOf(batchClass, timeZone, lang),
    opens: `${clockTime(batchClass.opensAt, timeZone, lang)} ${spokenZone(batchClass.opensAt, timeZone, lang)}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && `${loaderData.when.day} | ${loaderData.batch.name}` },
];

export default function OwnClass({ loaderData: { asked, ...shown } }: Route.ComponentProps) {
  return (
    <>
      <OwnClassPage {...shown} />
      <QuestionsHere {...asked} />
    </>
  );
}
