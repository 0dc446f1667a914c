import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { impersonal, stored } from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";

/** The questions that the assistant refused or handed over, without personal data, and how often each was asked. */
export const assistantQuestions = pgTable(
  "assistant_questions",
  {
    /** A hash of the day, the outcome and the question's words. */
    id: impersonal(text().primaryKey()),
    /** The day in the company's time zone. */
    askedOn: impersonal(date("asked_on", { mode: "string" }).notNull()),
    outcome: text({ enum: ["refused", "handed_over"] }).notNull(),
    question: impersonal(text().notNull()),
    times: integer().notNull(),
  },
  (table) => [index("assistant_questions_asked_on_id").on(table.askedOn, table.id)],
);

stored(assistantQuestions, {
  what: "questions that the assistant refused or handed over, without names, addresses and numbers, and how often each was asked",
  why: "so that staff can write the answers that are missing",
  ground: "safety",
  kept: `${retention.assistantQuestions.words} from the day they were asked`,
  seenBy: "staff, by command",
  notExported: "nobody",
});
