import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import type { ClassHours } from "#domains/catalogue/contract/batch.ts";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import type { NamedBatch } from "#domains/catalogue/server/queries.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { CalendarPart } from "#server/mail/port.ts";
import { fillText } from "#shared/fill-text.ts";
import { calendarText, calendarUid } from "./calendar-text.ts";

/** The calendar's own reminder, in seconds before the class. */
const reminder = 30 * 60;

/**
 * The first class of a batch as a calendar entry to add (RFC 5545, RFC 5546 PUBLISH), times in UTC; undefined if its
 * hours are unknown. Its UID is permanently that of the enrolment or batch that `id` names.
 */
export function firstClassCalendar(
  site: Site,
  { id, course, batch, hours }: { id: string; course: string; batch: NamedBatch; hours: ClassHours | null },
  stamp: Date,
): CalendarPart | undefined {
  const { content, messages } = site;
  const { company } = content;
  if (!hours) return undefined;
  const names = {
    course,
    batch: batch.name,
    days: weekInWords(site, batch.schedule),
    hours: batch.timing,
    teacher: batch.instructor,
  };
  const summary = fillText(messages.emails.seats.event.title, names);
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH, prodId: { company: company.name, product: "Classes" } });
  const entry = calendar.createEvent({
    ...{ id: calendarUid("class", id), stamp, start: hours.from, end: hours.to, summary },
    description: fillText(messages.emails.seats.event.text, names),
  });
  entry.createAlarm({ type: ICalAlarmType.display, triggerBefore: reminder, description: summary });
  return { method: "PUBLISH", content: calendarText(calendar) };
}
