import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";

/** The answers to forms of the office and the classroom, for a form that is sent again. */
export const answeredForms = pgTable("answered_forms", {
  /** The key that the form's page made. */
  key: uuid("key").primaryKey(),
  account: text().notNull(),
  /** SHA-256 of what was sent, in hex: another text with the same key is another act. */
  digest: text().notNull(),
  /** Null while the act runs, and if the program ended before it was done. */
  answer: jsonb(),
  at: time("at").notNull().defaultNow(),
});
