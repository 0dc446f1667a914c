import { formats, siteLocale } from "./formats.ts";
import { formatOf } from "./zone-formats.ts";

/** Canada writes days as ISO 8601 does. */
const isoDays = /* @__PURE__ */ formatOf("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });
const own = /* @__PURE__ */ formats(siteLocale);
const longDays = /* @__PURE__ */ own.moments({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const clockTimes = /* @__PURE__ */ own.moments({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const zoneNames = /* @__PURE__ */ own.moments({ timeZoneName: "long" });

/** The day of a moment on a zone's calendar, such as `2026-11-23`. */
export const dayOf = (moment: Date, timeZone: string): string => isoDays(timeZone).format(moment);

/**
 * The day of a moment as text: "Monday 23 November 2026", optionally without the year. Formatted by hand, so that every
 * browser and the server give the same text.
 */
export function dayInWords(moment: Date, timeZone: string, year: "with year" | "without year" = "with year"): string {
  const shown = longDays(timeZone).formatToParts(moment);
  const parts = new Map(shown.map(({ type, value }) => [type, value]));
  const day = `${parts.get("weekday")} ${parts.get("day")} ${parts.get("month")}`;
  return year === "with year" ? `${day} ${parts.get("year")}` : day;
}

/**
 * The time of a moment in a zone: "9:30 AM", with a non-breaking space. Put together by hand, because browsers differ
 * in the space and in "am".
 */
export function clockTime(moment: Date, timeZone: string): string {
  const [hour = 0, minute = 0] = clockTimes(timeZone).format(moment).split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** A moment by the clock of a zone: "Monday 23 November, 11:59 PM", optionally with its year. */
function momentInWords(moment: Date, timeZone: string, year: "with year" | "without year" = "without year") {
  return `${dayInWords(moment, timeZone, year)}, ${clockTime(moment, timeZone)}`;
}

/** A moment with the name of its zone: "Monday 23 November, 11:59 PM Pakistan time". */
export function momentAndZone(moment: Date, timeZone: string, year: "with year" | "without year" = "without year") {
  return `${momentInWords(moment, timeZone, year)} ${spokenZone(moment, timeZone)}`;
}

/** Such a moment, and the same as ISO 8601 for a reader's own clock. */
export function shownMoment(moment: Date, timeZone: string, year: "with year" | "without year" = "without year") {
  return { iso: moment.toISOString(), words: momentAndZone(moment, timeZone, year) };
}

export type ShownMoment = ReturnType<typeof shownMoment>;

/** The hours of a class by the clock of a zone, with its name, and as ISO 8601 for a reader's own clock. */
export function hoursOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, timeZone: string) {
  return {
    day: dayInWords(startsAt, timeZone),
    from: clockTime(startsAt, timeZone),
    to: clockTime(endsAt, timeZone),
    zone: spokenZone(startsAt, timeZone),
    iso: { from: startsAt.toISOString(), to: endsAt.toISOString() },
  };
}

/** A zone's everyday name: "Pakistan time". */
export function spokenZone(moment: Date, timeZone: string): string {
  const parts = zoneNames(timeZone).formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return name.replace(/(?: (?:Standard|Summer|Daylight))?(?<!Mean|Universal) Time$/, " time");
}

/** A zone's place: "Asia/Karachi" → "Karachi". */
export function placeOfZone(timeZone: string): string {
  return timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
}

/** The zone with this name if the program knows it; null otherwise. */
export function knownTimeZone(name: string | undefined): string | null {
  try {
    return name ? new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
}
