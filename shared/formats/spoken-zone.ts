import { clockTime, dayInWords, wholeDay } from "./class-time.ts";
import { commaIn, type Locale, momentsIn, siteLocale } from "./formats.ts";

const zoneNames = /* @__PURE__ */ momentsIn({ timeZoneName: "long" });

/** A zone's everyday name: "Pakistan time". */
export function spokenZone(moment: Date, timeZone: string, locale: Locale = siteLocale): string {
  const parts = zoneNames(locale)(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  if (locale !== siteLocale) return name.replace(/ (?:معیاری|الرسمي)/, "");
  return name.replace(/(?: (?:Standard|Summer|Daylight))?(?<!Mean|Universal) Time$/, " time");
}

/** A moment by the clock of a zone: "Monday 23 November, 11:59 PM", optionally with its year. */
function momentInWords(moment: Date, timeZone: string, year: "with year" | "without year", locale: Locale) {
  return `${dayInWords(moment, timeZone, year, locale)}${commaIn(locale)}${clockTime(moment, timeZone, locale)}`;
}

/** A moment with the name of its zone: "Monday 23 November, 11:59 PM Pakistan time". */
export function momentAndZone(
  moment: Date,
  timeZone: string,
  year: "with year" | "without year" = "without year",
  locale: Locale = siteLocale,
) {
  return `${momentInWords(moment, timeZone, year, locale)} ${spokenZone(moment, timeZone, locale)}`;
}

/** Such a moment, and the same as ISO 8601 for a reader's own clock. */
export function shownMoment(
  moment: Date,
  timeZone: string,
  year: "with year" | "without year" = "without year",
  locale: Locale = siteLocale,
) {
  return { iso: moment.toISOString(), words: momentAndZone(moment, timeZone, year, locale) };
}

export type ShownMoment = ReturnType<typeof shownMoment>;

/** The hours of a class by the clock of a zone, with its name, and as ISO 8601 for a reader's own clock. */
export function hoursOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeZone: string,
  locale: Locale = siteLocale,
) {
  return {
    day: wholeDay(startsAt, timeZone, locale),
    from: clockTime(startsAt, timeZone, locale),
    to: clockTime(endsAt, timeZone, locale),
    zone: spokenZone(startsAt, timeZone, locale),
    iso: { from: startsAt.toISOString(), to: endsAt.toISOString() },
  };
}
