import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import { findOfferedCourse, type Site } from "#domains/content/rules/site.ts";
import { formatMonth } from "#shared/formats/format-date.ts";
import { formats } from "#shared/formats/formats.ts";
import { type BatchInWords, batchInWords, hasBegun, whereInWords } from "./batch-words.ts";

/** A visitor's choices; a choice that fits no batch is left out. */
export type BatchFilter = { course?: string; when?: TimedBatch["times"][number]; branch?: string };

/** A batch in the list, with its course. */
export type ListedBatch = BatchInWords & {
  course: { title: string; path: string };
  mode: string;
  day: { number: string; weekday: string };
  /** As `calendarOf` answers it. */
  calendar: string;
};

/** The batches of a month, or those that have begun. */
export type BatchMonth = { title: string; batches: ListedBatch[] };

const times = ["evening", "weekend"] as const;

/** The filter in an address. */
export function batchFilterOf(params: URLSearchParams, { content }: Site): BatchFilter {
  const course = content.courses.find(({ id, slug }) => [id, slug].includes(params.get("course") ?? ""))?.id;
  const when = times.find((one) => one === params.get("when"));
  const branch = content.branches.find(({ id }) => id === params.get("branch"))?.id;
  return { ...(course && { course }), ...(when && { when }), ...(branch && { branch }) };
}

/** The address of the list with a filter. */
export function batchListPath({ course, when, branch }: BatchFilter): string {
  const chosen = { ...(course && { course }), ...(when && { when }), ...(branch && { branch }) };
  const query = new URLSearchParams(chosen).toString();
  return query ? `/batches?${query}` : "/batches";
}

/** The batches that fit, by the month of their first class; those that have begun come last. */
export function batchesByMonth(batches: TimedBatch[], { course, when, branch }: BatchFilter, site: Site): BatchMonth[] {
  const fitting = batches.filter(
    ({ courseId, times: own, branchId }) =>
      (!course || courseId === course) && (!when || own.includes(when)) && (!branch || branchId === branch),
  );
  const { underWay } = site.messages.batches.all;
  const ahead = Map.groupBy(
    fitting.filter((batch) => !hasBegun(batch)),
    ({ startDate }) => formatMonth(startDate, site.messages.language.lang),
  );
  const groups = [...ahead, [underWay, fitting.filter(hasBegun)] as const];
  return groups.flatMap(([title, own]) => {
    const listed = own.flatMap((batch) => listedBatch(batch, site));
    return listed.length > 0 ? [{ title, batches: listed }] : [];
  });
}

/** The address of a batch's calendar entry; empty if it has begun, or its hours are not known. */
export function calendarOf(batch: TimedBatch): string {
  return batch.firstClass && !hasBegun(batch) ? `/api/batches/${batch._id}/calendar.ics` : "";
}

/** A batch as text; none of a course that is no longer published. */
function listedBatch(batch: TimedBatch, site: Site): ListedBatch[] {
  const course = findOfferedCourse(site.content, batch.courseId);
  if (!course) return [];
  const start = new Date(batch.startDate);
  const weekday = formats(site.messages.language.lang).moments({ weekday: "short" })("UTC");
  return [
    {
      ...batchInWords(batch, site),
      course: { title: course.title, path: course.canonicalPath },
      mode: whereInWords(batch, site),
      day: { number: String(start.getUTCDate()), weekday: weekday.format(start) },
      calendar: calendarOf(batch),
    },
  ];
}
