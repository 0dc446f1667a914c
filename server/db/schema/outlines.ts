import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { courses } from "#server/db/schema/courses.ts";
import type { Outline } from "#shared/contracts/outline.ts";

/** A course's curriculum, read and written as a whole (specification §3, "Course outline"). */
export const outlines = pgTable("outlines", {
  courseId: text("course_id")
    .primaryKey()
    .references(() => courses.id, { onDelete: "cascade" }),
  roadmap: text().notNull(),
  durationWeeks: integer("duration_weeks").notNull(),
  months: jsonb().$type<Outline["months"]>().notNull(),
  weeklySchedule: jsonb("weekly_schedule").$type<Outline["weeklySchedule"]>().notNull(),
});
