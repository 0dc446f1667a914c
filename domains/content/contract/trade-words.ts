import { z } from "zod";
import { line } from "#shared/fields.ts";

/** The words of the trade that an institute may call by a name of its own. */
export const tradeWord = z.enum([
  "guidedAssignment",
  "assignment",
  "lab",
  "portal",
  "lecture",
  "demoClass",
  "batch",
  "plan",
  "course",
  "teacher",
]);

export type TradeWord = z.infer<typeof tradeWord>;

const ownWord = line(40).regex(/^[^{}<>]*$/, "Please write a word without brackets.");

/** An institute's own words, each for one and for several. */
export const tradeSettings = z.strictObject({
  words: z.partialRecord(tradeWord, z.strictObject({ one: ownWord, other: ownWord })),
  /** Whether a day of the week is no live class, but work that is guided. */
  hasGuidedDay: z.boolean(),
  /** In which digits Urdu and Arabic are written; Latin ones where nothing is said. */
  digits: z.enum(["latin", "eastern"]).optional(),
  /** Whether Urdu and Arabic say the Islamic day beside a day. */
  hijri: z.boolean().optional(),
});

export type TradeSettings = z.infer<typeof tradeSettings>;
