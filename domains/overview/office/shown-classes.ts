import type { showTaughtClasses } from "#domains/overview/server/taught-classes.ts";
import { clockTime, dayInWords, dayOf } from "#shared/formats/class-time.ts";

type Taught = Awaited<ReturnType<typeof showTaughtClasses>>;

/** The open tasks of a teacher, as the first screen shows them: classes by their day, today's first. */
export function shownClasses(
  { classes, ...others }: Taught,
  { now, timeZone, words }: { now: Date; timeZone: string; words: { now: string; cancelled: string } },
) {
  const today = dayOf(now, timeZone);
  const days = Map.groupBy(classes, ({ startsAt }) => dayOf(startsAt, timeZone));
  return {
    ...others,
    days: [...days].map(([key, onDay]) => ({
      key,
      isToday: key === today,
      day: onDay[0] ? dayInWords(onDay[0].startsAt, timeZone, "without year") : key,
      classes: onDay.map(
        ({ id, title, batch, phase, isMarked, mayOpen, teacher, isTheirs, isInstead, opensAt, startsAt, endsAt }) => ({
          ...{ id, title, batch, phase, mayOpen, isInstead: isTheirs && isInstead },
          /** When it opens for who stands in, if it has not. */
          opens:
            isTheirs && isInstead && !mayOpen && opensAt > now
              ? `${dayInWords(opensAt, timeZone, "without year")}, ${clockTime(opensAt, timeZone)}`
              : null,
          /** Who gives it, where that is somebody else. */
          by: isTheirs ? null : teacher,
          state: { open: words.now, cancelled: words.cancelled, early: null, over: null }[phase],
          isToMark: phase === "open" || (phase === "over" && !isMarked),
          hours: `${clockTime(startsAt, timeZone)} – ${clockTime(endsAt, timeZone)}`,
        }),
      ),
    })),
  };
}
