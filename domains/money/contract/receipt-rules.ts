import { z } from "zod";
import { seriesLetters } from "#domains/money/rules/receipt-numbers.ts";
import { overlapsOf } from "#domains/money/rules/receipt-taxes.ts";
import { day, line } from "#shared/fields.ts";

/** A tax that every price contains, from a day on, perhaps until one, everywhere or at a branch. */
const taxRate = z
  .strictObject({
    name: line(60),
    /** Hundredths of a per cent: 1600 is 16 %. */
    rate: z
      .int("Please write per cents, such as 16 or 16.5, with two decimals at most.")
      .min(1, "Please write more than 0 per cent.")
      .max(9999, "Please write less than 100 per cent."),
    from: day,
    /** Its last day; null for one without end. */
    until: day.nullable(),
    /** The branch whose batches it is for; null for everywhere. */
    branchId: z.string().min(1).max(40).nullable(),
  })
  .refine(({ from, until }) => until === null || until >= from, {
    path: ["until"],
    message: "The last day is before the first.",
  });

const taxNumber = line(40).nullable();

/** The letters of each branch with a series of its own, by the branch's id. */
const branchSeries = z
  .record(
    z.string().min(1).max(40),
    z
      .string()
      .regex(seriesLetters, "Please write one or two letters, such as LH, or a letter and a digit, such as L2."),
  )
  .superRefine((series, context) => {
    const letters = Object.values(series);
    for (const [at, id] of Object.keys(series).entries())
      if (letters.indexOf(letters[at] ?? "") !== at)
        context.addIssue({ code: "custom", path: [id], message: "Another branch has these letters." });
  });

/** What receipts and fee vouchers say beside the money: the institute's tax numbers, and the taxes that prices contain. */
export const receiptRules = z.strictObject({
  /** The National Tax Number and the Sales Tax Registration Number. */
  ntn: taxNumber,
  strn: taxNumber,
  /** Branches that number their receipts apart; every other receipt is in the institute's own series. */
  series: branchSeries.default({}),
  taxes: z
    .array(taxRate)
    .max(40, "Please keep this to 40 at most.")
    .superRefine((taxes, context) => {
      for (const { at, field, message } of overlapsOf(taxes))
        context.addIssue({ code: "custom", path: [at, field], message });
    }),
});

export type ReceiptRules = z.infer<typeof receiptRules>;

/** The rules as a page sends them; `seen` is the mark of those that it showed. */
export const newReceiptRules = z.strictObject({ rules: receiptRules, seen: z.string().max(100) });

export type NewReceiptRules = z.infer<typeof newReceiptRules>;
