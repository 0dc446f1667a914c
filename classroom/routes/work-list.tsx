import { requireStudent } from "#classroom/request/student.ts";
import { WorkListPage } from "#domains/work/classroom/work-list-page.tsx";
import { momentAndZone, shownMoment } from "#shared/formats/spoken-zone.ts";
import { pageTitle } from "#ui/classroom/classroom-frame.ts";
import type { Route } from "./+types/work-list.ts";

/** A student's assignments, of all batches. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const works = await services.work.listOwnWork(user);
  return {
    works: works.map(({ dueAt, handedInAt, ...work }) => ({
      ...work,
      due: dueAt && shownMoment(dueAt, timeZone, "without year", lang),
      handedIn: handedInAt && momentAndZone(handedInAt, timeZone, "without year", lang),
    })),
  };
}

export const meta: Route.MetaFunction = pageTitle(({ work }) => work.title);

export default function WorkList({ loaderData }: Route.ComponentProps) {
  return <WorkListPage {...loaderData} />;
}
