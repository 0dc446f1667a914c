import type { Site } from "#domains/content/rules/site.ts";
import type { BatchClass } from "#domains/timetable/server/queries.ts";
import { day } from "#shared/durations.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { zonedText } from "#ui/form/zoned-time.ts";

/** A class as a form offers it; its start in the format of a date and time field. */
export type ClassChoice = { id: string; label: string; starts: string };

/** Time after a class in which work can still be assigned for it, in milliseconds. */
const offeredFor = 28 * day;

/** The classes that a form offers for a work: upcoming ones, those of the last weeks, and the chosen one. */
export function classChoices(
  classes: BatchClass[],
  { content, messages }: Pick<Site, "content" | "messages">,
  chosen: string | null = null,
): ClassChoice[] {
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const since = Date.now() - offeredFor;
  return classes
    .filter(({ id, isCancelled, startsAt }) => id === chosen || (!isCancelled && startsAt.getTime() > since))
    .map(({ id, title, startsAt }) => {
      const when = `${dayInWords(startsAt, timeZone, "without year", lang)}${commaIn(lang)}${clockTime(startsAt, timeZone, lang)}`;
      return { id, label: title ? `${when}: ${title}` : when, starts: zonedText(startsAt, timeZone) };
    });
}
