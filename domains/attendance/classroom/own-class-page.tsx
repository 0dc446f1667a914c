import type { ComponentProps } from "react";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import type { ClassPhase } from "#domains/attendance/rules/class-attendance.ts";
import { ClassMaterials } from "#domains/lectures/classroom/class-materials.tsx";
import { ClassWorks } from "#domains/work/classroom/class-works.tsx";
import { fillText } from "#shared/fill-text.ts";
import type { hoursOf } from "#shared/formats/spoken-zone.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedLine } from "#ui/marked-text.tsx";
import { OwnTime } from "#ui/own-time.tsx";
import { OwnMark } from "./own-mark.tsx";

type OwnClassPageProps = ComponentProps<typeof ClassMaterials> &
  ComponentProps<typeof ClassWorks> & {
    id: string;
    title: string | null;
    teacher: string;
    batch: { name: string };
    when: ReturnType<typeof hoursOf>;
    /** The time when the class opens. */
    opens: string;
    phase: ClassPhase;
    /** Null if the student is not marked yet. */
    mark: AttendanceMark | null;
    /** Whether the materials are closed because an instalment is overdue. */
    isClosed: boolean;
  };

/** A class of a student's batch: its time, its materials, and their attendance. */
export function OwnClassPage({ id, title, teacher, batch, when, opens, phase, mark, ...rest }: OwnClassPageProps) {
  const { isClosed, works, recordings, materials } = rest;
  const { ownClass: words, join } = useFrame().words.attendance;
  const { day, from, to, zone } = when;
  return (
    <div className="grid gap-6">
      <header>
        <p className="text-ink-soft">
          <bdi>{fillText(join.batch, { batch: batch.name, teacher })}</bdi>
        </p>
        <h1 className="mt-1 text-3xl">
          <bdi>{title ? <MarkedLine text={title} /> : day}</bdi>
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-3 text-ink-soft">
          {fillText(join.when, { day, from, to, zone })}
          {phase === "open" && <Badge look="green">{words.now}</Badge>}
          {phase === "cancelled" && <Badge look="red">{words.cancelled}</Badge>}
        </p>
        <p className="text-ink-soft">
          <OwnTime {...when.iso} />
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
      {phase !== "cancelled" && (
        <section className="card flex flex-wrap items-center gap-3 p-4">
          <h2 className="text-lg">{words.you}</h2>
          {mark ? <OwnMark mark={mark} /> : <span className="text-ink-soft">{words.notMarked}</span>}
        </section>
      )}
      {works.length > 0 && <ClassWorks works={works} />}
      {isClosed ? (
        <p className="card p-4 text-ink-soft">{words.closed}</p>
      ) : (
        <ClassMaterials recordings={recordings} materials={materials} />
      )}
    </div>
  );
}
