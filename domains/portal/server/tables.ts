import { date, pgTable } from "drizzle-orm/pg-core";
import { people } from "#domains/people/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";

/** The days on which students' morning emails were queued, so that a job that runs twice queues them once. */
export const morningEmailDays = pgTable("morning_email_days", {
  day: date({ mode: "string" }).primaryKey(),
  queuedAt: time("queued_at").notNull(),
});

/** Students who do not want the morning email. */
export const morningEmailRefusals = pgTable("morning_email_refusals", {
  personId: uuid("person_id")
    .primaryKey()
    .references(() => people.id, { onDelete: "cascade" }),
  since: time("since").notNull(),
});
