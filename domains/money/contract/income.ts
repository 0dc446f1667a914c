import { z } from "zod";
import { ledgerKind, paymentMethod } from "#domains/money/contract.ts";
import { currencyCode } from "#shared/currency-fields.ts";

/** A month of the calendar: "2026-12". */
export const bookMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

const name = z.string().max(100);

/** The month whose income is shown, of all branches or of one; this month, and its own currency, without them. */
export const incomeRequest = z.strictObject({
  month: bookMonth.exactOptional(),
  branch: name.exactOptional(),
  currency: currencyCode.exactOptional(),
});

export type IncomeRequest = z.infer<typeof incomeRequest>;

/** The groups that what came is shown by. An empty name is what belongs to none. */
export const incomeGroups = ["branch", "course", "batch", "teacher"] as const;

export type IncomeGroup = (typeof incomeGroups)[number];

/** What is read of the ledger: money that moved, what was charged, or what was taken off. */
export const bookSide = z.enum(["received", "billed", "off"]);

/** The rows of the ledger between two days, both included, that are of all these. */
export const entryFilter = z.strictObject({
  side: bookSide,
  from: z.iso.date().exactOptional(),
  to: z.iso.date().exactOptional(),
  currency: currencyCode.exactOptional(),
  branch: name.exactOptional(),
  course: name.exactOptional(),
  batch: name.exactOptional(),
  teacher: name.exactOptional(),
  method: paymentMethod.exactOptional(),
  way: name.exactOptional(),
  kind: ledgerKind.exactOptional(),
  /** A name, a number, a reference or an amount, or a part of one. */
  words: z.string().max(100).exactOptional(),
});

export type EntryFilter = z.infer<typeof entryFilter>;

/** A search of orders: what was typed, and the days on which they were opened, both included. */
export const orderSearch = z.strictObject({
  words: z.string().max(100).exactOptional(),
  from: z.iso.date().exactOptional(),
  to: z.iso.date().exactOptional(),
});

export type OrderSearch = z.infer<typeof orderSearch>;

/** How long something is owed: not late yet and due this month, days late, or to come next month. */
export const owedAge = z.enum(["ahead", "week", "month", "two months", "older", "next"]);

export type OwedAge = z.infer<typeof owedAge>;

/** The orders that owe something of an age, in a currency. */
export const owedFilter = z.strictObject({
  currency: currencyCode,
  age: owedAge,
  branch: name.exactOptional(),
  /** The number of orders before these. */
  after: z.int().min(0).max(100_000).default(0),
});

export type OwedFilter = z.infer<typeof owedFilter>;

/** The days of the ledger that are exported, both included. */
export const ledgerSpan = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

export type LedgerSpan = z.infer<typeof ledgerSpan>;
