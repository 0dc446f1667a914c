import { seatBadge } from "#domains/batches/rules/seat-badge.ts";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { clockTime, spokenZone } from "#shared/formats/class-time.ts";
import { formatDay } from "#shared/formats/format-date.ts";

/** A batch that can be chosen, as text. */
export type BatchInWords = ReturnType<typeof batchInWords>;

/** The text of a batch in a list, for loaders. */
export function batchInWords(batch: TimedBatch, site: Site) {
  const { next, card } = site.messages.batches;
  const { timeZone } = site.content.company.hours;
  const { _id: id, courseId, name, instructor: teacher, schedule: days, firstClass } = batch;
  const { left, colour } = seatBadge(batch);
  const start = formatDay(batch.startDate);
  const hours = firstClass && !hasOtherHours(batch) ? firstClass : null;
  return {
    ...{ id, courseId, name, teacher, days, colour },
    hours: hours ? hoursInWords(hours, timeZone, next.hours) : batch.timing,
    /** The first class, for the visitor's own clock; null if the batch's words name no hours, or several. */
    zone: hours && { timeZone, name: spokenZone(hours.from, timeZone), from: hours.from.toISOString() },
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

function hoursInWords({ from, to }: { from: Date; to: Date }, timeZone: string, words: string): string {
  return fillText(words, { from: clockTime(from, timeZone), to: clockTime(to, timeZone) });
}

/** Whether a batch has other hours on some days, which its words name: "6:00 PM – 8:00 PM, Sat 10:00 AM – 1:00 PM". */
const hasOtherHours = ({ timing }: TimedBatch) => timing.split(/[AP]M\s*–/).length > 2;

/** How a batch is held, and where: "On-site, Model Town, Room 2". */
export const whereInWords = ({ mode, place }: TimedBatch) => [mode, place].filter(Boolean).join(", ");
