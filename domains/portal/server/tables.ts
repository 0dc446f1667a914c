import { date, pgTable } from "drizzle-orm/pg-core";
import { people } from "#domains/people/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { personal, readers, stored } from "#server/db/personal.ts";

/** The days on which students' morning emails were queued, so that a job that runs twice queues them once. */
export const morningEmailDays = pgTable("morning_email_days", {
  day: date({ mode: "string" }).primaryKey(),
  queuedAt: time("queued_at").notNull(),
});

stored(morningEmailDays, {
  what: "on which days of the last week the students' morning e-mails were queued",
  why: "so that nobody gets one twice",
  ground: "none",
  kept: "a week",
  seenBy: readers.nobody,
});

/** Students who do not want the morning email. */
export const morningEmailRefusals = pgTable("morning_email_refusals", {
  personId: personal(
    uuid("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
  ),
  since: time("since").notNull(),
});

stored(morningEmailRefusals, {
  what: "which students do not want the morning e-mail",
  why: "so that they get none",
  ground: "asked",
  kept: "as long as the person's record",
  seenBy: readers.nobody,
});
