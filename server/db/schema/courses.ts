import { doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Course } from "#shared/contracts/course.ts";

/** The courses on offer (specification §3, "Course (remote list)"). */
export const courses = pgTable("courses", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  /** In words: "4 months". */
  duration: text().notNull(),
  thumbnail: text(),
  rating: doublePrecision().notNull(),
  /** Count text: "420+". */
  students: text().notNull(),
  skills: jsonb().$type<string[]>().notNull(),
  level: text().$type<Course["level"]>().notNull(),
  /** Place in the list, from 0. */
  position: integer().notNull(),
});
