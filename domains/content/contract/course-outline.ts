import { z } from "zod";
import { line, prose, wholeNumber } from "#shared/fields.ts";

const week = z.strictObject({
  week: wholeNumber(1),
  title: line(160),
  theory: z.array(line(300)).min(1, "A week needs at least one topic.").max(40, "Please keep this to 40 at most."),
  lab: prose(1000),
});

const month = z.strictObject({
  month: wholeNumber(1),
  title: line(160),
  weeks: z.array(week).min(1, "A month needs at least one week.").max(60, "Please keep this to 60 at most."),
});

const isCounted = (numbers: number[]) => numbers.every((number, at) => number === at + 1);

export const outlineFields = z.strictObject({
  /** The outline's title. */
  roadmap: line(160),
  durationWeeks: wholeNumber(1),
  months: z.array(month).min(1, "An outline needs at least one month.").max(36, "Please keep this to 36 at most."),
  /** A typical week, as text. */
  weeklySchedule: z.strictObject({ theory: line(300), practice: line(300), lab: line(300) }),
});

/** Months and weeks are counted from 1 without a gap, and the weeks are as many as the outline says. */
export function checkOutlineCounts({ months, durationWeeks }: z.infer<typeof outlineFields>, context: z.RefinementCtx) {
  const refuse = (path: keyof z.infer<typeof outlineFields>, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  const weeks = months.flatMap((one) => one.weeks.map((each) => each.week));
  if (!isCounted(months.map((one) => one.month))) refuse("months", "The months must be counted 1, 2, 3 and so on.");
  if (!isCounted(weeks)) refuse("months", "The weeks must be counted through the whole course: 1, 2, 3 and so on.");
  if (weeks.length !== durationWeeks) refuse("durationWeeks", "This must be the number of weeks that the months hold.");
}

/** A course's whole curriculum (specification §3, "Course outline"). */
export const courseOutline = outlineFields.superRefine(checkOutlineCounts);
