import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { PaymentMethod } from "#domains/money/contract.ts";
import { minorUnits, time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import { orders } from "./order-tables.ts";

/** A request for money back, which somebody else approves or refuses. Only an approved one is in the ledger. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    /** The act's own key: sent again, it is the same request. */
    id: uuid().primaryKey(),
    position: integer().notNull().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    amountMinor: minorUnits("amount_minor").notNull(),
    method: impersonal(text().$type<Exclude<PaymentMethod, "card">>().notNull()),
    /** The title of the way by which a transfer goes back; null where none was named. */
    way: impersonal(text()),
    /** The number of entries in the order's ledger when it was asked for. */
    seenEntries: integer("seen_entries").notNull(),
    /** The reason of whoever asked. */
    why: personal(text().notNull()),
    askedAt: time("asked_at").notNull(),
    /** The account of the member of staff who asked; null for the operator. */
    askedBy: personal(text("asked_by")),
    decidedAt: time("decided_at"),
    decidedBy: personal(text("decided_by")),
    verdict: impersonal(text({ enum: ["approved", "refused"] })),
    /** Why it was refused. */
    answer: personal(text()),
  },
  (table) => [index("refund_requests_order_id").on(table.orderId), index("refund_requests_asked_at").on(table.askedAt)],
);

stored(refundRequests, {
  what: "which refunds were asked for at the desk, why, and what was decided",
  why: "so that nobody sends money back alone",
  ground: "law",
  kept: "as long as the order",
  seenBy: readers.staff,
  notExported: "repeats",
});
