import { z } from "zod";
import { count, kebabWord, oneLine, paragraphs } from "#shared/fields.ts";

const week = z.strictObject({
  week: count(1),
  title: oneLine(160),
  theory: z.array(oneLine(300)).min(1, "A week needs at least one topic.").max(40, "Please keep this to 40 at most."),
  lab: paragraphs(1000),
});

const month = z.strictObject({
  month: count(1),
  title: oneLine(160),
  weeks: z.array(week).min(1, "A month needs at least one week.").max(60, "Please keep this to 60 at most."),
});

const isCounted = (numbers: number[]) => numbers.every((number, at) => number === at + 1);

const fields = z.strictObject({
  /** The outline's title. */
  roadmap: oneLine(160),
  durationWeeks: count(1),
  months: z.array(month).min(1, "An outline needs at least one month.").max(36, "Please keep this to 36 at most."),
  /** A typical week, in words. */
  weeklySchedule: z.strictObject({ theory: oneLine(300), practice: oneLine(300), lab: oneLine(300) }),
});

/** Months and weeks are counted from 1 without a gap, and the weeks are as many as the outline says. */
function checkCounts({ months, durationWeeks }: z.infer<typeof fields>, context: z.RefinementCtx) {
  const refuse = (path: keyof z.infer<typeof fields>, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  const weeks = months.flatMap((one) => one.weeks.map((each) => each.week));
  if (!isCounted(months.map((one) => one.month))) refuse("months", "The months must be counted 1, 2, 3 and so on.");
  if (!isCounted(weeks)) refuse("months", "The weeks must be counted through the whole course: 1, 2, 3 and so on.");
  if (weeks.length !== durationWeeks) refuse("durationWeeks", "This must be the number of weeks that the months hold.");
}

/** A course's whole curriculum (specification §3, "Course outline"). */
export const courseOutline = fields.superRefine(checkCounts);

/** A curriculum as staff enter it by its course's id. */
export const outlineEntry = fields.extend({ courseId: kebabWord }).superRefine(checkCounts);

export type OutlineEntry = z.infer<typeof outlineEntry>;
