import { index, pgTable, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";
import { people } from "#domains/people/server/tables.ts";

/** What a visitor sent with the contact form (specification §3, "Contact form"). */
export const inquiries = pgTable(
  "inquiries",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull().defaultNow(),
    /** Null in a row of an earlier release. */
    personId: uuid("person_id").references(() => people.id),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text().notNull(),
    /** Empty when the visitor gave none. */
    phone: text().notNull(),
    /** Today's form sends it empty. */
    inquiryType: text("inquiry_type").notNull(),
    /** The id of the service a quote is asked for; null for any other inquiry. */
    service: text(),
    message: text().notNull(),
  },
  (table) => [index("inquiries_created_at").on(table.createdAt), index("inquiries_person_id").on(table.personId)],
);
