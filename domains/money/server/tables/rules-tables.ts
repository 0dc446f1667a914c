import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { FeeRules, ReminderChannel } from "#domains/money/contract/fee-rules.ts";
import type { ReceiptRules } from "#domains/money/contract/receipt-rules.ts";
import type { DatedTax } from "#domains/money/rules/receipt-taxes.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import { orders } from "./order-tables.ts";

/** The rules for receipts; each tax has its days as moments too, because a payment counts from one. */
export type StoredReceiptRules = Omit<ReceiptRules, "taxes"> & { taxes: (ReceiptRules["taxes"][number] & DatedTax)[] };

/** The name of the one row. */
export const rulesRow = "desk";

/** The institute's rules for fees at the desk and for its receipts, in one row. */
export const storedFeeRules = pgTable("fee_rules", {
  name: impersonal(text().primaryKey()),
  rules: impersonal(jsonb().$type<FeeRules>().notNull()),
  /** Since when there is a late fee: charges that were due before have none. */
  lateFeeSince: time("late_fee_since"),
  /** Null for none. */
  receipts: impersonal(jsonb().$type<StoredReceiptRules>()),
});

stored(storedFeeRules, {
  what: "the institute's rules for fees that are paid late, and for its receipts",
  why: "to charge by them",
  ground: "none",
  kept: "for good",
  seenBy: readers.staff,
});

/** A reminder of what is overdue that a member of staff has sent by hand. */
export const feeReminders = pgTable(
  "fee_reminders",
  {
    /** The act's own key: sent again, it is the same reminder. */
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    channel: impersonal(text().$type<ReminderChannel>().notNull()),
    sentAt: time("sent_at").notNull(),
    /** Who sent it, by name. */
    sentBy: personal(text("sent_by").notNull()),
  },
  (table) => [index("fee_reminders_order_id").on(table.orderId, table.sentAt)],
);

stored(feeReminders, {
  what: "when and how a student was reminded of what is overdue, and by whom",
  why: "so that nobody is reminded twice a day",
  ground: "contract",
  kept: "as long as the order",
  seenBy: readers.staff,
  notExported: "repeats",
});
