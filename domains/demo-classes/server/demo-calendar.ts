import ical, {
  ICalAlarmType,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { calendarText, calendarUid } from "#domains/timetable/server/calendar-text.ts";
import type { CalendarMethod, Mailbox } from "#server/mail/port.ts";
import { fillText } from "#shared/fill-text.ts";
import type { DemoBooking } from "./queries.ts";

interface Invitation {
  organizer: Mailbox;
  attendee: Mailbox;
  /** The address where the visitor moves or cancels the class. */
  manageUrl: string;
}

const methods = {
  PUBLISH: ICalCalendarMethod.PUBLISH,
  REQUEST: ICalCalendarMethod.REQUEST,
  CANCEL: ICalCalendarMethod.CANCEL,
};

/** The calendar's own reminder, in seconds before the class. */
const reminder = 30 * 60;

/**
 * A booking as a calendar entry (RFC 5545), times in UTC. The UID is the booking's for good and the SEQUENCE counts its
 * changes, so a calendar that has the entry moves or removes it.
 *
 * With an invitation it is the message of RFC 5546 from organizer to attendee, to be mailed. Without one it is a
 * download and names no one; RFC 5546 asks for the organizer, but calendars would write to them.
 */
export function demoCalendar(
  { content, messages }: Site,
  booking: Pick<DemoBooking, "id" | "courseId" | "startsAt" | "endsAt" | "sequence" | "cancelledAt">,
  stamp: Date,
  invitation?: Invitation,
): { method: CalendarMethod; content: string } {
  const { id, courseId, startsAt, endsAt, sequence, cancelledAt } = booking;
  const { company } = content;
  const { event } = messages.booking;
  const course = findCourse(content, courseId)?.title ?? courseId;
  const { joinUrl } = company.demo;
  const manageUrl = invitation?.manageUrl;
  const title = fillText(event.title, { course, company: company.name });
  const lines = manageUrl ? [...event.lines, event.change] : event.lines;
  const description = lines.map((line) => fillText(line, { course, joinUrl, manageUrl: manageUrl ?? "" })).join("\n\n");
  const whenInvited: CalendarMethod = cancelledAt ? "CANCEL" : "REQUEST";
  const method = invitation ? whenInvited : "PUBLISH";
  const calendar = ical({ method: methods[method], prodId: { company: company.name, product: "Demo classes" } });
  const entry = calendar.createEvent({
    id: calendarUid("demo", id),
    sequence,
    stamp,
    start: startsAt,
    end: endsAt,
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A calendar keeps what is published to it, and often shows no status.
    ...(cancelledAt && { transparency: ICalEventTransparency.TRANSPARENT }),
    summary: cancelledAt ? fillText(messages.calendar.feed.cancelledTitle, { title }) : title,
    location: joinUrl,
    description,
    url: manageUrl ?? joinUrl,
  });
  if (invitation) {
    const { organizer, attendee } = invitation;
    entry.organizer({ name: organizer.name, email: organizer.address });
    entry.createAttendee({
      name: attendee.name || null,
      email: attendee.address,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  if (!cancelledAt) entry.createAlarm({ type: ICalAlarmType.display, triggerBefore: reminder, description: title });
  return { method, content: calendarText(calendar) };
}
