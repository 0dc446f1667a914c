import { Temporal } from "temporal-polyfill";

/** The moments that staff choose from for a lead to come back. */
export type ReminderTime = "hour" | "evening" | "tomorrow" | "days" | "week";

const at = (hour: number) => ({ hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });

/** The moments at which a lead may come back, by the institute's clock; the evening only while it lies ahead. */
export function reminderTimes(now: Date, timeZone: string): { name: ReminderTime; at: string }[] {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const inDays = (days: number) => here.add({ days }).with(at(9));
  const times: [ReminderTime, Temporal.ZonedDateTime][] = [
    ["hour", here.add({ hours: 1 })],
    ["evening", here.with(at(17))],
    ["tomorrow", inDays(1)],
    ["days", inDays(3)],
    ["week", inDays(7)],
  ];
  return times
    .filter(([, time]) => Temporal.ZonedDateTime.compare(time, here) > 0)
    .map(([name, time]) => ({ name, at: new Date(time.epochMilliseconds).toISOString() }));
}
