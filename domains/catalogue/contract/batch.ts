import { z } from "zod";
import type { Currency } from "#shared/money.ts";

/** A batch of a course that a student can join (specification §3, "Batch"). */
export const batch = z
  .object({
    _id: z.string(),
    courseId: z.string(),
    name: z.string(),
    mode: z.enum(["Online", "On-site", "Hybrid"]),
    /** The days as text: "Mon, Wed, Fri". */
    schedule: z.string(),
    /** The hours and their zone as text: "7:00 PM – 8:30 PM Pakistan time". */
    timing: z.string(),
    instructor: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    /** A month in the institute's currency; 0 where the fee is asked for. */
    price: z.number().nonnegative(),
    seats: z.int().positive(),
    enrolled: z.int().nonnegative(),
    description: z.string(),
  })
  .meta({ id: "Batch" });

export type Batch = z.infer<typeof batch>;

/**
 * A batch with the moments of its first class if its hours name them, its times of the week, and whether its last day
 * is over: it is then closed to new students, and its lectures stay.
 */
export type TimedBatch = Batch & {
  firstClass: ClassHours | null;
  times: TimeOfWeek[];
  hasEnded: boolean;
  /** Its branch in the institute's settings, and its place as text; null for none. */
  branchId: string | null;
  place: string | null;
  /** Its own fee a month, in whole units of a currency; null if it costs what its course does. */
  ownFee: { amount: number; currency: Currency } | null;
};

/** The first and the last moment of a class. */
export interface ClassHours {
  from: Date;
  to: Date;
}

/** Times of the week that visitors look for: classes in the evening, or at the weekend. */
export type TimeOfWeek = "evening" | "weekend";
