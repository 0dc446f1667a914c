import type { ICalCalendar } from "ical-generator";

/** The UID of an entry: it depends on the entry alone, so that no change of the institute's addresses makes another. */
export const calendarUid = (kind: "session" | "class" | "demo", id: string) => `${kind}-${id}@institute`;

const utc = [
  ...["BEGIN:VTIMEZONE", "TZID:UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
  ...["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE"],
].join("\r\n");

/**
 * A calendar as a file. Each line ends with CRLF (RFC 5545 §3.1), and one without entries holds the zone of its times,
 * because a calendar without a component is none (RFC 5545 §3.6).
 */
export function calendarText(calendar: ICalCalendar): string {
  if (calendar.length() === 0) calendar.timezone({ name: "UTC", generator: () => utc });
  return `${calendar.toString().trimEnd()}\r\n`;
}
