import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { OwnMark } from "#domains/attendance/classroom/own-mark.tsx";
import { ClassMaterials } from "#domains/lectures/classroom/class-materials.tsx";
import { ClassWorks } from "#domains/work/classroom/class-works.tsx";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/frame.ts";
import type { Route } from "./+types/class.ts";

/** A class of a student's batch: its time, its materials, and their attendance. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const shown = await services.showOwnClass(user, given.params.sessionId).catch(refusePage);
  const { session, works, ...rest } = shown;
  const { timeZone } = site.content.company.hours;
  const dueOf = (dueAt: Date) => `${dayInWords(dueAt, timeZone, "without year")}, ${clockTime(dueAt, timeZone)}`;
  return {
    ...rest,
    works: works.map(({ id, kind, title, dueAt }) => ({ id, kind, title, due: dueAt && dueOf(dueAt) })),
    ...{ id: session.id, title: session.title, teacher: session.teacher },
    when: {
      day: dayInWords(session.startsAt, timeZone),
      from: clockTime(session.startsAt, timeZone),
      to: clockTime(session.endsAt, timeZone),
    },
    opens: clockTime(session.opensAt, timeZone),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && `${loaderData.when.day} | ${loaderData.batch.name}` },
];

export default function OwnClass({ loaderData }: Route.ComponentProps) {
  const { id, title, teacher, batch, when, opens, phase, mark, isClosed, works, recordings, materials } = loaderData;
  const { ownClass: words, join } = useFrame().words.presence;
  return (
    <div className="grid gap-6">
      <header>
        <p className="text-ink-soft">
          <bdi>{fillText(join.batch, { batch: batch.name, teacher })}</bdi>
        </p>
        <h1 className="mt-1 text-3xl">
          <bdi>{title ?? when.day}</bdi>
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-3 text-ink-soft">
          {fillText(join.when, when)}
          {phase === "open" && <Badge look="green">{words.now}</Badge>}
          {phase === "cancelled" && <Badge look="red">{words.cancelled}</Badge>}
        </p>
        {phase === "early" && <p className="mt-1 text-ink-soft">{fillText(words.opens, { time: opens })}</p>}
        {phase === "open" && (
          <p className="mt-4 flex flex-wrap gap-3">
            <a href={`/classroom/join/${id}`} className="button button-main">
              {words.join}
            </a>
            <a href="/classroom/check-in" className="button button-quiet">
              {words.checkIn}
            </a>
          </p>
        )}
      </header>
      <section className="card flex flex-wrap items-center gap-3 p-4">
        <h2 className="text-lg">{words.you}</h2>
        {mark ? <OwnMark mark={mark} /> : <span className="text-ink-soft">{words.notMarked}</span>}
      </section>
      {works.length > 0 && <ClassWorks works={works} />}
      {isClosed ? (
        <p className="card p-4 text-ink-soft">{words.closed}</p>
      ) : (
        <ClassMaterials recordings={recordings} materials={materials} />
      )}
    </div>
  );
}
