import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ReductionKind } from "#domains/money/contract.ts";
import { impersonal, readers, stored } from "#server/db/personal.ts";
import { requestColumns } from "./request-columns.ts";

/** A request for fewer fees, which another member approves or refuses. Only an approved one is in the ledger. */
export const feeReductions = pgTable(
  "fee_reductions",
  {
    ...requestColumns(),
    kind: impersonal(text().$type<ReductionKind>().notNull()),
    /** How much less each charge is, in minor units, by its number. */
    charges: impersonal(jsonb().$type<{ charge: number | null; amountMinor: number }[]>().notNull()),
  },
  (table) => [index("fee_reductions_order_id").on(table.orderId), index("fee_reductions_asked_at").on(table.askedAt)],
);

stored(feeReductions, {
  what: "which reductions of fees were asked for, why, and what was decided",
  why: "so that nobody lowers fees alone",
  ground: "law",
  kept: "as long as the order",
  seenBy: readers.staff,
  notExported: "repeats",
});
