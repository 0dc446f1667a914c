import { useSyncExternalStore } from "react";
import { Girih } from "#app/ui/girih/girih.tsx";
import type { OwnPortal } from "#server/services/enrolments/own-enrolments.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { clockTime, dayInWords, placeOfZone } from "#shared/rules/class-time.ts";
import { fillText } from "#shared/rules/fill-text.ts";

type Words = Messages["portal"]["next"];

type NextClassProps = { next: NonNullable<OwnPortal["nextClass"]>; words: Words };

/** The next class of all batches: which, when by the institute's clock, and by the visitor's if that shows another time. */
export function NextClass({ next, words }: NextClassProps) {
  const { is, course, batch, teacher, day, from, to, place } = next;
  const relative = fillText(words.days[is], { day });
  return (
    <section
      aria-labelledby="next-class-title"
      className="on-dark relative h-full overflow-hidden rounded-card bg-emerald p-6 text-on-hue shadow-card md:p-8"
    >
      <div className="absolute inset-0 text-accent opacity-35 mask-[linear-gradient(to_left,black,transparent_55%)] [--strap:var(--emerald)]">
        <Girih tiling="4.6.12" angle={60} scale={34} strap={5} />
      </div>
      <div className="relative">
        <h2 id="next-class-title" className="text-lead font-semibold">
          {is === "now" ? words.now : words.title}
        </h2>
        <p dir="auto" className="mt-3 font-display text-heading font-extrabold wrap-anywhere">
          {course}
        </p>
        <p className="mt-1 wrap-anywhere">
          <bdi>{batch}</bdi>, <bdi>{fillText(words.teacher, { teacher })}</bdi>
        </p>
        <p className="mt-6 text-lead font-semibold">
          <time dateTime={from.iso}>
            {relative}
            {relative !== day && `, ${day}`}
          </time>
        </p>
        <p className="font-display text-2xl font-bold">
          {fillText(words.hours, { from: from.words, to: to.words })}{" "}
          <span className="text-base font-medium">{fillText(words.zone, { place })}</span>
        </p>
        <YourTime next={next} words={words} />
      </div>
    </section>
  );
}

const never = () => () => {};

/** The hours by the visitor's own clock, once the page is awake; its line is there from the start, so nothing moves. */
function YourTime({ next, words }: NextClassProps) {
  const text = useSyncExternalStore(
    never,
    () => yourTime(next, words),
    () => "",
  );
  return <p className="min-h-6 text-sm">{text}</p>;
}

function yourTime({ from, to, timeZone }: NextClassProps["next"], words: Words): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [begins, ends] = [new Date(from.iso), new Date(to.iso)];
  if (clockTime(begins, own) === clockTime(begins, timeZone)) return "";
  const day = dayInWords(begins, own, "without year");
  const text = day === dayInWords(begins, timeZone, "without year") ? words.yourTime : words.yourDay;
  return fillText(text, { day, from: clockTime(begins, own), to: clockTime(ends, own), place: placeOfZone(own) });
}
