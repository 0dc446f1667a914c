import { act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { postingActs } from "#admin/request/posting-acts.ts";
import { WorkList } from "#domains/work/office/work-list.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-work.ts";

/** The assignments of a batch. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId } = given.params;
  const works = await verbs.listAssignments(batchId);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  return {
    batchId,
    works: works.map(({ id, title, points, dueAt, publishedAt, gradesPostedAt, ...counts }) => ({
      ...{ id, title, points, handedIn: counts.handedIn, graded: counts.graded, untold: counts.untold },
      due: dueAt && timeOf(dueAt),
      /** The time when students see it, if that is in the future. */
      planned: publishedAt && publishedAt > now ? timeOf(publishedAt) : null,
      isPublished: publishedAt !== null && publishedAt <= now,
      isPosted: gradesPostedAt !== null,
    })),
  };
}

export const action = (given: Route.ActionArgs) => act(given, postingActs(given.params.batchId));

export default function BatchWork({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <OutcomeNote outcome={actionData} />
      <WorkList {...loaderData} />
    </div>
  );
}
