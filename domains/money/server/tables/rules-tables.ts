import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { FeeRules } from "#domains/money/contract/fee-rules.ts";
import { time } from "#server/db/columns.ts";
import { impersonal, readers, stored } from "#server/db/personal.ts";

/** The institute's rules for fees at the desk, in one row. */
export const storedFeeRules = pgTable("fee_rules", {
  name: impersonal(text().primaryKey()),
  rules: impersonal(jsonb().$type<FeeRules>().notNull()),
  /** Since when there is a late fee: charges that were due before have none. */
  lateFeeSince: time("late_fee_since"),
});

stored(storedFeeRules, {
  what: "the institute's rules for fees that are paid late, and for its receipts",
  why: "to charge by them",
  ground: "none",
  kept: "for good",
  seenBy: readers.staff,
});
