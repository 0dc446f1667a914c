import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { PaymentMethod } from "#domains/money/contract.ts";
import { impersonal, readers, stored } from "#server/db/personal.ts";
import { requestColumns } from "./request-columns.ts";

/** A request for money back, which another member approves or refuses. Only an approved one is in the ledger. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    ...requestColumns(),
    method: impersonal(text().$type<Exclude<PaymentMethod, "card">>().notNull()),
    /** The title of the way by which a transfer goes back; null where none was named. */
    way: impersonal(text()),
    /** The number of entries in the order's ledger when it was asked for. */
    seenEntries: integer("seen_entries").notNull(),
  },
  (table) => [index("refund_requests_order_id").on(table.orderId), index("refund_requests_asked_at").on(table.askedAt)],
);

stored(refundRequests, {
  what: "which refunds were asked for at the desk, why, and what was decided",
  why: "so that no one sends money back alone",
  ground: "law",
  kept: "as long as the order",
  seenBy: readers.staff,
  notExported: "repeats",
});
