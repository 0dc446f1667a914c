import { ClipboardCheck, Presentation } from "lucide-react";
import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { StartClass } from "#domains/timetable/office/start-class.tsx";
import { minute } from "#shared/durations.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { shownClasses } from "./shown-classes.ts";

type NextClassProps = { next: NonNullable<ReturnType<typeof shownClasses>["next"]> };

/** The class that is on or comes next: when it is, the way into its meeting and its sheet, and its slides. */
export function NextClass({ next }: NextClassProps) {
  const { today, meetings } = useFrame().words;
  const { next: words } = today;
  const { may } = useMember();
  const { id, batch, title, when, hours, number, all, students, materials, mayStart, phase } = next;
  useFreshEvery(next.isSoon ? minute : null);
  const path = `/batches/${batch.id}/attendance/${id}`;
  const facts = [fillText(words.of, { number, all }), fillCount(words.students, students)];
  return (
    <section
      className="on-dark mt-5 max-w-2xl overflow-hidden rounded-card bg-band text-on-band"
      aria-labelledby="next"
    >
      <div className="p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="rounded-full bg-accent px-2.5 py-0.5 text-sm font-semibold text-on-accent">{when}</span>
          <span>{hours}</span>
        </p>
        <h2 id="next" className="mt-2 text-xl">
          <bdi>{title ?? batch.name}</bdi>
        </h2>
        <p className="mt-1 text-on-band-soft">
          {title && (
            <span>
              <bdi>{batch.name}</bdi>
              {" · "}
            </span>
          )}
          <span>{facts.join(" · ")}</span>
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          {mayStart && (
            <StartClass
              batchId={batch.id}
              classId={id}
              label={meetings.start}
              className="button button-main min-h-[max(2.75rem,44px)] flex-[2] sm:flex-none"
            />
          )}
          {phase === "open" && !mayStart && may.includes("setMeeting") && (
            <Link
              to={`/batches/${batch.id}/timetable#meeting`}
              className="button min-h-[max(2.75rem,44px)] border-on-band-soft hover:bg-band-line"
            >
              {meetings.addLink}
            </Link>
          )}
          <Link
            to={path}
            className="button min-h-[max(2.75rem,44px)] flex-1 border-on-band-soft hover:bg-band-line sm:flex-none"
          >
            <ClipboardCheck size={18} aria-hidden="true" />
            {words.sheet}
          </Link>
        </p>
      </div>
      <p className="flex items-center gap-3 border-t border-band-line px-4 py-1">
        <Presentation size={18} aria-hidden="true" className="shrink-0 text-accent" />
        <span className="flex-1">{materials > 0 ? fillCount(words.slides, materials) : words.noSlides}</span>
        <Link
          to={`${path}/materials`}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-accent hover:underline"
        >
          {materials > 0 ? words.open : words.add}
        </Link>
      </p>
    </section>
  );
}

/** Loads the screen's data again at intervals while it is looked at. */
function useFreshEvery(interval: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (interval === null) return;
    const look = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    };
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [interval, revalidate]);
}
