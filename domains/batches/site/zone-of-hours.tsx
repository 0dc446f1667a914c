import { use, useSyncExternalStore } from "react";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayOf } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { InstituteClock } from "#ui/institute-clock.ts";

export type ZoneWords = Messages["batches"]["next"]["zone"];

type ZoneOfHoursProps = {
  /** The institute's zone, its name as text, and a moment by which both clocks are compared. */
  zone: { timeZone: string; name: string; from: string };
  words: ZoneWords;
};

const never = () => () => {};

/**
 * The zone of a batch's hours; once the page is hydrated also the first of them by the visitor's own clock, if that shows
 * another. Both are one line, so nothing moves.
 */
export function ZoneOfHours({ zone, words }: ZoneOfHoursProps) {
  const { lang } = use(InstituteClock);
  return useSyncExternalStore(
    never,
    () => withOwnTime(zone, words, lang),
    () => zone.name,
  );
}

function withOwnTime({ timeZone, name, from }: ZoneOfHoursProps["zone"], words: ZoneWords, lang: Locale): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moment = new Date(from);
  const time = clockTime(moment, own, lang);
  if (time === clockTime(moment, timeZone, lang)) return name;
  const [ownDay, day] = [dayOf(moment, own), dayOf(moment, timeZone)];
  const other = ownDay > day ? words.later : words.earlier;
  return fillText(ownDay === day ? words.same : other, { zone: name, time });
}
