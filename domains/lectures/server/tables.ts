import { boolean, doublePrecision, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { lectures } from "#domains/catalogue/server/tables.ts";
import { time } from "#server/db/columns.ts";

/** How far a signed-in student has watched a lecture. */
export const lectureProgress = pgTable(
  "lecture_progress",
  {
    /** The account; no foreign key, because another provider may keep it. */
    userId: text("user_id").notNull(),
    lectureId: text("lecture_id")
      .notNull()
      .references(() => lectures.id, { onDelete: "cascade" }),
    /** Where the student stopped, in seconds from the start. */
    seconds: doublePrecision().notNull(),
    isFinished: boolean("is_finished").notNull().default(false),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [primaryKey({ name: "lecture_progress_pkey", columns: [table.userId, table.lectureId] })],
);
