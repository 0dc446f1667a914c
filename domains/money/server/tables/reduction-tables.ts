import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ReductionKind } from "#domains/money/contract.ts";
import { minorUnits, time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import { orders } from "./order-tables.ts";

/** A request for fewer fees, which somebody else approves or refuses. Only an approved one is in the ledger. */
export const feeReductions = pgTable(
  "fee_reductions",
  {
    /** The act's own key: sent again, it is the same request. */
    id: uuid().primaryKey(),
    position: integer().notNull().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: impersonal(text().$type<ReductionKind>().notNull()),
    /** How much less each charge is, in minor units, by its number. */
    charges: impersonal(jsonb().$type<{ charge: number | null; amountMinor: number }[]>().notNull()),
    amountMinor: minorUnits("amount_minor").notNull(),
    /** The reason of whoever asked. */
    why: personal(text().notNull()),
    askedAt: time("asked_at").notNull(),
    /** The account of the member of staff who asked; null for the operator. */
    askedBy: personal(text("asked_by")),
    decidedAt: time("decided_at"),
    decidedBy: personal(text("decided_by")),
    verdict: impersonal(text({ enum: ["approved", "refused"] })),
    /** What whoever decided says to whoever asked. */
    answer: personal(text()),
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
