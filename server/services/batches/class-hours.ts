import { Temporal } from "temporal-polyfill";

/** "7:00 PM – 8:30 PM PKT": the hours of a class by the institute's clock. */
const hours = /^(\d{1,2}):(\d{2})\s*([AP]M)\s*[–-]\s*(\d{1,2}):(\d{2})\s*([AP]M)\b/i;

/** The first and the last moment of a class. */
export interface ClassHours {
  from: Date;
  to: Date;
}

/**
 * When a batch's first class is, from its hours in words and its first day in the institute's time zone; null for words
 * that name no hours. A class over midnight ends on the next day.
 */
export function firstClass(
  { timing, startDate }: { timing: string; startDate: string },
  timeZone: string,
): ClassHours | null {
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = hours.exec(timing) ?? [];
  const from = clockOf(fromHour, fromMinute, fromHalf);
  const to = clockOf(toHour, toMinute, toHalf);
  if (!from || !to) return null;
  const day = Temporal.PlainDate.from(startDate);
  const lastDay = Temporal.PlainTime.compare(to, from) > 0 ? day : day.add({ days: 1 });
  const at = (date: Temporal.PlainDate, time: Temporal.PlainTime) =>
    new Date(date.toPlainDateTime(time).toZonedDateTime(timeZone).epochMilliseconds);
  return { from: at(day, from), to: at(lastDay, to) };
}

function clockOf(hour = "", minute = "", half = ""): Temporal.PlainTime | null {
  const [on, past] = [Number(hour), Number(minute)];
  if (on < 1 || on > 12 || past > 59 || half === "") return null;
  return Temporal.PlainTime.from({ hour: (on % 12) + (half.toUpperCase() === "PM" ? 12 : 0), minute: past });
}
