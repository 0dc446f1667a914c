import { z } from "zod";
import { count, kebabWord, oneLine, paragraphs } from "./entry-fields.ts";

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

/** A whole curriculum as staff enter it (specification §3, "Course outline"). */
export const outlineEntry = z
  .strictObject({
    courseId: kebabWord,
    /** The outline's title. */
    roadmap: oneLine(160),
    durationWeeks: count(1),
    months: z.array(month).min(1, "An outline needs at least one month.").max(36, "Please keep this to 36 at most."),
    /** A typical week, in words. */
    weeklySchedule: z.strictObject({ theory: oneLine(300), practice: oneLine(300), lab: oneLine(300) }),
  })
  .refine(({ months }) => isCounted(months.map((one) => one.month)), {
    path: ["months"],
    error: "The months must be counted 1, 2, 3 and so on.",
  })
  .refine(({ months }) => isCounted(weeksOf(months)), {
    path: ["months"],
    error: "The weeks must be counted through the whole course: 1, 2, 3 and so on.",
  })
  .refine(({ months, durationWeeks }) => weeksOf(months).length === durationWeeks, {
    path: ["durationWeeks"],
    error: "This must be the number of weeks that the months hold.",
  });

export type OutlineEntry = z.infer<typeof outlineEntry>;

function weeksOf(months: z.infer<typeof month>[]): number[] {
  return months.flatMap((one) => one.weeks.map((each) => each.week));
}
