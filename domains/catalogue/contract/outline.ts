import { z } from "zod";

const outlineWeek = z.object({
  /** Numbered through the whole course, from 1. */
  week: z.int().positive(),
  title: z.string().min(1),
  theory: z.array(z.string().min(1)).min(1),
  lab: z.string().min(1),
});

const outlineMonth = z.object({
  month: z.int().positive(),
  title: z.string().min(1),
  weeks: z.array(outlineWeek).min(1),
});

/** A course's curriculum (specification §3, "Course outline"). */
export const outline = z
  .object({
    /** The outline's title. */
    roadmap: z.string().min(1),
    durationWeeks: z.int().positive(),
    months: z.array(outlineMonth).min(1),
    /** A typical week as text: "2 live sessions of 90 minutes". */
    weeklySchedule: z.object({ theory: z.string(), practice: z.string(), lab: z.string() }),
  })
  .meta({ id: "Outline" });

export type Outline = z.infer<typeof outline>;
