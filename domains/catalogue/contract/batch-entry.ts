import { z } from "zod";
import { currencyCode } from "#shared/currency-fields.ts";
import { decimalsOf } from "#shared/decimals-of.ts";
import { day, hasDecimals, kebabWord, line, prose, wholeNumber } from "#shared/fields.ts";

const priceExpected = "This must be an amount, 0 or more, with the decimals of its currency: 99 or 99.50.";

const fields = z.strictObject({
  id: kebabWord,
  courseId: kebabWord,
  name: line(120),
  mode: z.enum(["Online", "On-site", "Hybrid"]),
  /** The days as text: "Mon, Wed, Fri". */
  schedule: line(120),
  /** The hours and their zone as text: "7:00 PM – 8:30 PM Pakistan time". */
  timing: line(240),
  instructor: line(120),
  /** The teacher of that name; null where it is only typed, as in a file: the name is then looked up. */
  teacherId: z.uuid("Please choose a teacher.").nullable(),
  /** A branch and a room of it, by their ids in the institute's settings. */
  branchId: kebabWord.nullable(),
  roomId: kebabWord.nullable(),
  startDate: day,
  endDate: day,
  /** A month in `priceCurrency`; null for its course's price. */
  price: z
    .number()
    .min(0, priceExpected)
    .max(100_000_000, "This cannot be above 100,000,000.")
    .refine((price) => hasDecimals(price, 3), priceExpected)
    .nullable(),
  /** Null for the currency of the company's facts. */
  priceCurrency: currencyCode.nullable(),
  seats: wholeNumber(1),
  /** The students who did not enrol here; they take seats as well. */
  enrolledElsewhere: wholeNumber(0),
  description: prose(2000),
});

const priced = fields.pick({ price: true, priceCurrency: true }).strip();
const dates = fields.pick({ startDate: true, endDate: true }).strip();
const places = fields.pick({ seats: true, enrolledElsewhere: true }).strip();

/**
 * A batch as staff enter it (specification §3, "Batch"): its dates are in order and it has enough seats. Its id never
 * changes.
 */
export const batchEntry = fields
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ["endDate"],
    error: "The end cannot be before the start.",
    when: ({ value }) => dates.safeParse(value).success,
  })
  .refine(({ price, priceCurrency }) => hasDecimals(price ?? 0, decimalsOf(priceCurrency ?? "")), {
    path: ["price"],
    error: priceExpected,
    when: ({ value }) => priced.safeParse(value).success,
  })
  .refine(({ seats, enrolledElsewhere }) => enrolledElsewhere <= seats, {
    path: ["seats"],
    error: ({ input }) => `There are ${places.parse(input).enrolledElsewhere} enrolled: the seats cannot be fewer.`,
    when: ({ value }) => places.safeParse(value).success,
  });

export type BatchEntry = z.infer<typeof batchEntry>;
