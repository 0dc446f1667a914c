import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { readPlainly } from "#shared/markdown.ts";
import { calendarText, calendarUid } from "./calendar-text.ts";
import { joinAddress } from "./class-news.ts";
import type { findClassesOf } from "./queries.ts";

/** Interval after which a calendar should ask again, in seconds. */
const askedAgain = 15 * 60;

/**
 * Classes as a calendar to subscribe to (RFC 5545), times in UTC. The UID of a class is permanent; its SEQUENCE grows
 * when it is moved, cancelled or given to another teacher. The same classes give the same text. What staff wrote stands
 * without its marks, because a calendar shows none.
 */
export function classCalendar(
  { site, siteUrl }: { site: () => Site; siteUrl: string },
  classes: Awaited<ReturnType<typeof findClassesOf>>,
): string {
  const { content, messages } = site();
  const { company } = content;
  const { feed } = messages.calendar;
  const calendar = ical({
    ...{ method: ICalCalendarMethod.PUBLISH, prodId: { company: company.name, product: "Classes" } },
    ...{ name: fillText(feed.name, { company: company.name }), ttl: askedAgain },
  });
  for (const { batchClass, batch } of classes) {
    const { id, startsAt, endsAt, title, teacher, sequence, isCancelled, changedAt } = batchClass;
    const course = findCourse(content, batch.courseId)?.title ?? batch.courseId;
    const url = joinAddress({ siteUrl }, id);
    const values = {
      course,
      title: readPlainly(title ?? ""),
      batch: batch.name,
      teacher,
      url,
      reason: readPlainly(batchClass.cancelReason ?? ""),
    };
    const summary = fillText(title ? feed.titled : feed.summary, values);
    const described = isCancelled ? feed.cancelled : feed.text;
    calendar.createEvent({
      ...{ id: calendarUid("session", id), sequence, start: startsAt, end: endsAt },
      ...{ stamp: changedAt, lastModified: changedAt },
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // A subscribed calendar often shows neither the status nor the description.
      transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      summary: isCancelled ? fillText(feed.cancelledTitle, { title: summary }) : summary,
      description: fillText(described, values).trim(),
      ...(!isCancelled && { url }),
    });
  }
  return calendarText(calendar);
}
