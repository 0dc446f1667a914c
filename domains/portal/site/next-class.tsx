import { OwnTime } from "#ui/own-time.tsx";
import { buttonClass } from "#ui/site/button-class.ts";
import { Girih } from "#ui/site/girih.tsx";
import type { OwnWeek } from "./own-view.ts";

type NextClassProps = { next: NonNullable<OwnWeek["next"]> };

/** The next class of all batches: its name, and its time by the institute's clock and, if different, the visitor's. */
export function NextClass({ next }: NextClassProps) {
  return (
    <section
      aria-labelledby="next-class-title"
      className="on-dark relative h-full overflow-hidden rounded-card bg-emerald p-6 text-on-hue shadow-card md:p-8"
    >
      <div className="absolute inset-0 text-accent opacity-35 mask-[linear-gradient(to_left,black,transparent_55%)] [--strap:var(--emerald)]">
        <Girih tiling="3.12.12" angle={60} scale={40} strap={5} />
      </div>
      <div className="relative">
        <h2 id="next-class-title" className="text-lead font-semibold">
          {next.title}
        </h2>
        <p dir="auto" className="mt-3 font-display text-heading font-extrabold wrap-anywhere">
          {next.course}
        </p>
        <p className="mt-1">
          <bdi>{next.batch}</bdi>, <bdi>{next.teacher}</bdi>
        </p>
        <p className="mt-6 text-lead font-semibold">
          <time dateTime={next.from}>{next.day}</time>
        </p>
        <p className="font-display text-2xl font-bold">
          {next.hours} <span className="text-base font-medium">{next.zone}</span>
        </p>
        <p className="text-sm">
          <OwnTime from={next.from} to={next.to} />
        </p>
        {next.join && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4">
            <a href={next.join.path} className={buttonClass({})}>
              {next.join.label}
            </a>
            <span>{next.join.note}</span>
          </p>
        )}
      </div>
    </section>
  );
}
