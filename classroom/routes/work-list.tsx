import { momentInWords } from "#classroom/request/moments.ts";
import { requireStudent } from "#classroom/request/student.ts";
import { WorkRow } from "#domains/work/classroom/work-row.tsx";
import { fillText } from "#shared/fill-text.ts";
import { spokenZone } from "#shared/formats/class-time.ts";
import { pageTitle, useFrame } from "#ui/classroom/frame.ts";
import { Empty } from "#ui/empty.tsx";
import type { Route } from "./+types/work-list.ts";

/** A student's assignments, of all batches. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const now = new Date();
  const works = await services.work.listOwnWork(user);
  return {
    zone: spokenZone(now, timeZone),
    works: works.map(({ dueAt, handedInAt, ...work }) => ({
      ...work,
      due: dueAt && momentInWords(dueAt, timeZone),
      isOverdue: dueAt !== null && dueAt < now,
      handedIn: handedInAt && momentInWords(handedInAt, timeZone),
    })),
  };
}

export const meta: Route.MetaFunction = pageTitle(({ work }) => work.title);

export default function WorkList({ loaderData: { works, zone } }: Route.ComponentProps) {
  const { work: words } = useFrame().words;
  const groups = [
    { title: words.open, works: works.filter((work) => work.handedIn === null && !work.isClosed) },
    { title: words.done, works: works.filter((work) => work.handedIn !== null) },
    { title: words.closed, works: works.filter((work) => work.handedIn === null && work.isClosed) },
  ].filter((group) => group.works.length > 0);
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      {groups.length === 0 ? (
        <div className="card mt-6">
          <Empty title={words.empty} text={words.emptyText} />
        </div>
      ) : (
        <p className="mt-1 text-ink-soft">{fillText(words.zone, { zone })}</p>
      )}
      {groups.map((group) => (
        <section key={group.title} className="mt-6">
          <h2 className="text-xl">{group.title}</h2>
          <ul className="card mt-3 divide-y divide-line">
            {group.works.map((work) => (
              <WorkRow key={work.id} {...work} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
