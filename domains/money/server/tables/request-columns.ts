import { integer, text } from "drizzle-orm/pg-core";
import { minorUnits, time, uuid } from "#server/db/columns.ts";
import { impersonal, personal } from "#server/db/personal.ts";
import { orders } from "./order-tables.ts";

/** The columns of a request about an order's money that one member of the staff makes and another decides. */
export const requestColumns = () => ({
  /** The act's own key: sent again, it is the same request. */
  id: uuid().primaryKey(),
  position: integer().notNull().generatedAlwaysAsIdentity(),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" }),
  amountMinor: minorUnits("amount_minor").notNull(),
  /** The reason of the member who asked. */
  why: personal(text().notNull()),
  askedAt: time("asked_at").notNull(),
  /** The account of the member who asked; null for the operator. */
  askedBy: personal(text("asked_by")),
  decidedAt: time("decided_at"),
  decidedBy: personal(text("decided_by")),
  verdict: impersonal(text({ enum: ["approved", "refused"] })),
  /** What the member who decided says to the one who asked. */
  answer: personal(text()),
});
