import type { ClassSession } from "#domains/timetable/server/queries.ts";
import { day } from "#shared/durations.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { zonedText } from "#ui/form/zoned-time.ts";

/** A class as a form offers it; its start as a field for date and time takes it. */
export type ClassChoice = { id: string; label: string; starts: string };

/** How long after a class something can still be given for it. */
const offeredFor = 28 * day;

/** The classes that a form offers for a work: those to come, those of the last weeks, and the one that is chosen. */
export function classChoices(classes: ClassSession[], timeZone: string, chosen: string | null = null): ClassChoice[] {
  const since = Date.now() - offeredFor;
  return classes
    .filter(({ id, isCancelled, startsAt }) => id === chosen || (!isCancelled && startsAt.getTime() > since))
    .map(({ id, title, startsAt }) => {
      const when = `${dayInWords(startsAt, timeZone, "without year")}, ${clockTime(startsAt, timeZone)}`;
      return { id, label: title ? `${when}: ${title}` : when, starts: zonedText(startsAt, timeZone) };
    });
}
