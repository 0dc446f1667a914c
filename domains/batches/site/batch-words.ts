import { seatBadge } from "#domains/batches/rules/seat-badge.ts";
import type { ClassHours, TimedBatch } from "#domains/catalogue/contract/batch.ts";
import { daysIn, timingIn } from "#domains/catalogue/rules/batch-days.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { clockTime } from "#shared/formats/class-time.ts";
import { formatDay } from "#shared/formats/format-date.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { withHijri } from "#shared/formats/hijri.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";

/** A batch that can be chosen, as text. */
export type BatchInWords = ReturnType<typeof batchInWords>;

/** The text of a batch in a list, for loaders. */
export function batchInWords(batch: TimedBatch, site: Site) {
  const { next, card } = site.messages.batches;
  const { timeZone } = site.content.company.hours;
  const locale = site.messages.language.lang;
  const { _id: id, courseId, name, instructor: teacher, schedule, firstClass } = batch;
  const { left, colour } = seatBadge(batch);
  const start = withHijri(formatDay(batch.startDate, locale), new Date(batch.startDate), "UTC", locale);
  const hours = firstClass && !hasOtherHours(batch) ? firstClass : null;
  return {
    ...{ id, courseId, name, teacher, colour },
    days: daysIn(locale, schedule),
    comma: commaIn(locale),
    hours: hours ? hoursInWords(hours, site) : timingIn(locale, batch.timing, timeZone),
    /** The first class, for the visitor's own clock; null if the batch's words name no hours, or several. */
    zone: hours && { timeZone, name: spokenZone(hours.from, timeZone, locale), from: hours.from.toISOString() },
    starts: fillText(hasBegun(batch) ? next.underWay : next.starts, { start }),
    left: left === 0 ? next.full : fillCount(card.left, left),
    action: left === 0 ? next.join : next.choose,
    href: `/enrollnow?course=${courseId}&batch=${id}`,
  };
}

/** Whether a batch's first day has come; its page is rendered again at the latest when something changes. */
export function hasBegun({ startDate }: TimedBatch): boolean {
  return new Date(startDate) < new Date();
}

function hoursInWords({ from, to }: ClassHours, { content, messages }: Site): string {
  const timeIn = (moment: Date) => clockTime(moment, content.company.hours.timeZone, messages.language.lang);
  return fillText(messages.batches.next.hours, { from: timeIn(from), to: timeIn(to) });
}

/** Whether a batch has other hours on some days, which its words name: "6:00 PM – 8:00 PM, Sat 10:00 AM – 1:00 PM". */
const hasOtherHours = ({ timing }: TimedBatch) => timing.split(/[AP]M\s*–/).length > 2;

/** How a batch is held, and where: "On-site, Model Town, Room 2". */
export const whereInWords = ({ mode, place }: TimedBatch, { messages }: Site) =>
  [messages.labels.modes[mode], place].filter(Boolean).join(commaIn(messages.language.lang));
