import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";

/**
 * The closings of the books. What is written while a month is closed counts from the moment of writing, so that the
 * month's figures stay as they were.
 */
export const bookClosings = pgTable(
  "book_closings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The last closed month: "2026-11". */
    month: impersonal(text().notNull()),
    /** The moment that ends it. */
    until: time("until").notNull(),
    closedAt: time("closed_at").notNull(),
    /** The account of who closed it; null for the operator. */
    closedBy: personal(text("closed_by")),
    /** When an owner opened it again, and who; null while it is closed. */
    reopenedAt: time("reopened_at"),
    reopenedBy: personal(text("reopened_by")),
  },
  (table) => [index("book_closings_until").on(table.until)],
);

stored(bookClosings, {
  what: "which months of the books were closed, by whom and when, and opened again",
  why: "so that the figures of a closed month stay as they were",
  ground: "law",
  kept: "for good",
  seenBy: readers.staff,
  notExported: "staff",
});
