import { type Locale, momentsIn } from "./formats.ts";
import { hasHijri } from "./writing.ts";

/** By the calendar of Umm al-Qura, the one that is known beforehand. */
const islamicDays = /* @__PURE__ */ momentsIn({
  calendar: "islamic-umalqura",
  ...{ day: "numeric", month: "long", year: "numeric" },
});

/**
 * A day as text with the Islamic one behind it, "22 نومبر، 2026 (12 جمادی الثانی 1448ھ)", in Urdu and Arabic where the
 * institute wishes so; else as it is. For the texts of the server: a browser does not know that wish.
 */
export function withHijri(day: string, at: Date, timeZone: string, locale: Locale): string {
  if (!hasHijri(locale)) return day;
  const shown = islamicDays(locale)(timeZone).formatToParts(at);
  const parts = new Map(shown.map(({ type, value }) => [type, value]));
  const era = locale === "ur" ? "ھ" : " هـ";
  return `${day} (${parts.get("day")} ${parts.get("month")} ${parts.get("year")}${era})`;
}
