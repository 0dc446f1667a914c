import { sql } from "drizzle-orm";
import { check, date, index, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { courses } from "#server/db/schema/courses.ts";
import type { Batch } from "#shared/contracts/batch.ts";

/** A batch of a course (specification §3, "Batch"). */
export const batches = pgTable(
  "batches",
  {
    id: text().primaryKey(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    name: text().notNull(),
    mode: text().$type<Batch["mode"]>().notNull(),
    schedule: text().notNull(),
    timing: text().notNull(),
    instructor: text().notNull(),
    startDate: date("start_date", { mode: "string" }).notNull(),
    endDate: date("end_date", { mode: "string" }).notNull(),
    /** US dollars a month. */
    price: numeric({ precision: 10, scale: 2, mode: "number" }).notNull(),
    seats: integer().notNull(),
    enrolled: integer().notNull().default(0),
    description: text().notNull(),
    /** Salted hash of the Secret ID that opens the recorded lectures; null keeps them shut (specification §6). */
    secretIdHash: text("secret_id_hash"),
  },
  (table) => [
    index("batches_course_id_start_date").on(table.courseId, table.startDate),
    check("batches_seats_hold_enrolled", sql`${table.enrolled} between 0 and ${table.seats}`),
  ],
);
