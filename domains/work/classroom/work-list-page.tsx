import type { ComponentProps } from "react";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import { WorkRow } from "./work-row.tsx";

/** `zone` is the institute's time zone, in words. */
type WorkListPageProps = { works: ComponentProps<typeof WorkRow>[]; zone: string };

/** A student's assignments, of all batches: open ones, those handed in, and closed ones. */
export function WorkListPage({ works, zone }: WorkListPageProps) {
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
