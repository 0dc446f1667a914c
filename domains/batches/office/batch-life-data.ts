import type { showBatchEntry } from "#domains/batches/server/manage-batches.ts";
import { tracesIn } from "#domains/catalogue/rules/batch-traces.ts";
import { day } from "#shared/durations.ts";
import { causeInWords } from "#shared/error-words.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import type { Messages } from "#shared/words.ts";
import type { BatchLifeProps } from "./batch-life.tsx";

type Entry = Awaited<ReturnType<typeof showBatchEntry>>;
type Given = { now: Date; timeZone: string; people: number; errors: Messages["errors"] };

/**
 * The acts on a batch as a whole. One that has begun may end on any of its days, yesterday if nothing else is
 * said; one that has not begun may be hidden.
 */
export function batchLifeData(
  { batch, isHidden, hasTimetable, contents, traces }: Entry,
  given: Given,
): BatchLifeProps {
  const { name, startDate, endDate } = batch;
  const today = dayOf(given.now, given.timeZone);
  const yesterday = dayAfter(today, -1);
  const isRunning = startDate <= today && endDate >= today;
  const proposed = yesterday < startDate ? startDate : yesterday;
  return {
    ...{ name, isHidden, hasTimetable, contents, people: given.people },
    traces: tracesIn(traces).map((trace) => causeInWords(trace, given.errors)),
    end: isRunning ? { first: startDate, last: endDate, proposed } : null,
    nextDay: nextTerm({ startDate, endDate }, today),
  };
}

/** The first day, on the same weekday as the batch's own, after both its last day and today. */
function nextTerm({ startDate, endDate }: { startDate: string; endDate: string }, today: string): string {
  const last = endDate > today ? endDate : today;
  const weeks = Math.floor((Date.parse(last) - Date.parse(startDate)) / (7 * day)) + 1;
  return dayAfter(startDate, 7 * Math.max(weeks, 1));
}

const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
