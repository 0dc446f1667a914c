import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orders } from "#server/db/schema/orders.ts";

/** A proof of payment a visitor sent; the file itself lies among the private files. */
export const paymentProofs = pgTable(
  "payment_proofs",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** The file's name among the private files; never a visitor's. */
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer().notNull(),
    /** In hex: the same file again is a repeat. */
    sha256: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("payment_proofs_order_id").on(table.orderId, table.createdAt)],
);

/** A card checkout that was opened for an order; the next one only once this one is no longer open. */
export const cardCheckouts = pgTable(
  "card_checkouts",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** 1 for an order's first checkout. */
    attempt: integer().notNull(),
    sessionId: text("session_id").notNull().unique("card_checkouts_session_id"),
    url: text().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }).notNull(),
    /** When the provider first said that the money was taken. */
    paidAt: timestamp("paid_at", { withTimezone: true, mode: "date" }),
    /** The provider's name for the payer: by it the payer finds the renewals. */
    customerId: text("customer_id"),
  },
  (table) => [primaryKey({ name: "card_checkouts_pkey", columns: [table.orderId, table.attempt] })],
);

/**
 * What became of a payment provider's event. Money for an order that had expired or was cancelled came late; money from
 * a second checkout, or after a transfer, came twice; `paid_before` is the same money told of again; `no_order` is money
 * that was taken for a checkout that no order of ours has opened.
 */
export type PaymentEventOutcome =
  | "paid"
  | "paid_late"
  | "paid_twice"
  | "paid_before"
  | "mismatch"
  | "unsettled"
  | "no_order"
  | "unrelated";

/** The payment provider's events, each counted once: the id makes a second delivery a repeat. */
export const paymentEvents = pgTable("payment_notices", {
  id: text().primaryKey(),
  type: text().notNull(),
  outcome: text().$type<PaymentEventOutcome>().notNull(),
  /** The order it is about, where it is about one of ours. */
  reference: text(),
  /** What was taken, in hundredths of `currency` (ISO 4217 in capitals), as the provider says. */
  amountMinor: integer("amount_minor"),
  currency: text(),
  receivedAt: timestamp("received_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
