import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What a visitor sent with the contact form (specification §3, "Contact form"). Never deleted by the program. */
export const inquiries = pgTable(
  "inquiries",
  {
    id: uuid().primaryKey(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    /** Empty when the visitor gave none. */
    phone: text().notNull(),
    /** Held and sent empty by today's form. */
    inquiryType: text("inquiry_type").notNull(),
    /** The service a quote is asked for, of `shared/content/services`; null for any other inquiry. */
    service: text(),
    message: text().notNull(),
  },
  (table) => [index("inquiries_created_at").on(table.createdAt)],
);
