import { Temporal } from "temporal-polyfill";
import { plainText } from "#shared/clean-text.ts";

/** The moment that a date and time without a zone, "2026-11-23T19:30", is in a zone; null for anything else. */
export function zonedMoment(text: string, timeZone: string): Date | null {
  try {
    return new Date(Temporal.PlainDateTime.from(plainText(text)).toZonedDateTime(timeZone).epochMilliseconds);
  } catch {
    return null;
  }
}

/** A moment as a field for date and time shows it in a zone. */
export function zonedText(moment: Date, timeZone: string): string {
  const at = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return at.toPlainDateTime().toString({ smallestUnit: "minute" });
}
