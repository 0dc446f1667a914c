import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/** The questions that the assistant refused or handed over, without personal data, and how often each was asked. */
export const assistantQuestions = pgTable(
  "assistant_questions",
  {
    /** A hash of the day, the outcome and the question's words. */
    id: text().primaryKey(),
    /** The day in the company's time zone. */
    askedOn: date("asked_on", { mode: "string" }).notNull(),
    outcome: text({ enum: ["refused", "handed_over"] }).notNull(),
    question: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [index("assistant_questions_asked_on_id").on(table.askedOn, table.id)],
);
