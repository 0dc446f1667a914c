import type { ComponentProps } from "react";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import { WorkRow } from "./work-row.tsx";

/** Whether a student has neither handed it in nor been excused from it. */
const isOpen = ({ handedIn, got }: ComponentProps<typeof WorkRow>) => handedIn === null && got !== "excused";

/** A student's assignments, of all batches: open ones, those handed in, and closed ones. */
export function WorkListPage({ works }: { works: ComponentProps<typeof WorkRow>[] }) {
  const { work: words } = useFrame().words;
  const groups = [
    { title: words.open, works: works.filter((work) => isOpen(work) && !work.isClosed) },
    { title: words.done, works: works.filter((work) => !isOpen(work)) },
    { title: words.closed, works: works.filter((work) => isOpen(work) && work.isClosed) },
  ].filter((group) => group.works.length > 0);
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      {groups.length === 0 && (
        <div className="card mt-6">
          <Empty title={words.empty} text={words.emptyText} />
        </div>
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
