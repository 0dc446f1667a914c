import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import type { Outline } from "#domains/catalogue/contract/outline.ts";
import { teachers } from "#domains/staff/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored } from "#server/db/personal.ts";
import type { StorageKey } from "#server/storage/port.ts";
import type { Currency } from "#shared/money.ts";

/** The courses on offer (specification §3, "Course (remote list)"). */
export const courses = pgTable("courses", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull(),
  /** As text: "4 months". */
  duration: text().notNull(),
  thumbnail: text(),
  rating: doublePrecision().notNull(),
  /** Count text: "420+". */
  students: text().notNull(),
  skills: jsonb().$type<string[]>().notNull(),
  level: text().$type<Course["level"]>().notNull(),
  /** Place in the list, from 0. */
  position: integer().notNull(),
  /** Whether it was written from the published document; false for rows of an earlier release. */
  fromDocument: boolean("from_document").notNull().default(false),
  /** Since when it is off the site, and here for its batches that have ended; null while visitors see it. */
  withdrawnAt: time("withdrawn_at"),
});

stored(courses, {
  what: "the courses",
  why: "to show what can be learnt",
  ground: "none",
  kept: "until staff remove it",
  seenBy: readers.everybody,
});

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

stored(outlines, {
  what: "the outlines of courses",
  why: "to show what can be learnt",
  ground: "none",
  kept: "until staff remove it",
  seenBy: readers.everybody,
});

/** A batch of a course (specification §3, "Batch"). */
export const batches = pgTable(
  "batches",
  {
    id: impersonal(text().primaryKey()),
    courseId: impersonal(
      text("course_id")
        .notNull()
        .references(() => courses.id, { onDelete: "cascade" }),
    ),
    name: impersonal(text().notNull()),
    mode: impersonal(text().$type<Batch["mode"]>().notNull()),
    schedule: impersonal(text().notNull()),
    timing: impersonal(text().notNull()),
    /** The name of its teacher, as `teacherId` spells it. */
    instructor: personal(text().notNull()),
    /** Null only in a row of an earlier release, until the next start. */
    teacherId: uuid("teacher_id").references(() => teachers.id),
    startDate: impersonal(date("start_date", { mode: "string" }).notNull()),
    endDate: impersonal(date("end_date", { mode: "string" }).notNull()),
    /** A month in `priceCurrency`; null for its course's price. */
    price: numeric({ precision: 12, scale: 3, mode: "number" }),
    /** ISO 4217; null in a row of an earlier release: the currency of the company's facts. */
    priceCurrency: impersonal(text("price_currency").$type<Currency>()),
    seats: integer().notNull(),
    /** The students who did not enrol here, as the staff type their number; seats are counted from it and the enrolments. */
    enrolledElsewhere: integer("enrolled").notNull().default(0),
    description: impersonal(text().notNull()),
    /** Salted hash of the Secret ID that opens the recorded lectures; null opens them to no one (specification §6). */
    secretIdHash: impersonal(text("secret_id_hash")),
    /** Its branch and room among the institute's settings; null for one that meets online alone, or nowhere that is said. */
    branchId: impersonal(text("branch_id")),
    roomId: impersonal(text("room_id")),
    /** Since when visitors neither see it nor order a place in it; null while they do. */
    hiddenAt: time("hidden_at"),
  },
  (table) => [
    index("batches_course_id_start_date").on(table.courseId, table.startDate),
    index("batches_teacher_id").on(table.teacherId),
    check("batches_seats_hold_enrolled", sql`${table.enrolledElsewhere} between 0 and ${table.seats}`),
  ],
);

stored(batches, {
  what: "the batches, with the name of who teaches and a hash of the Secret ID",
  why: "to show what can be learnt",
  ground: "contract",
  kept: "until staff remove it",
  seenBy: "everybody; the hash only the program",
  notExported: "staff",
});

/** A recorded lecture of a batch (specification §3, "Video"). */
export const lectures = pgTable(
  "lectures",
  {
    id: text().primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** The batch's name in the first column of the lectures table. */
    batchNumber: text("batch_number").notNull(),
    lectureNumber: integer("lecture_number").notNull(),
    title: text().notNull(),
    /** The source of its video: an address, or one of our own films as "file:" and its key. */
    url: text().notNull(),
    /** The film that was stored for this lecture and goes with it; null where it shows another's, or an address. */
    filmKey: text("film_key").$type<StorageKey>(),
    /** Its captions; null for none, or for those that lie beside the film. */
    captionsKey: text("captions_key").$type<StorageKey>(),
    /** The time from which students see it; null until staff publish it. */
    publishedAt: time("published_at").defaultNow(),
  },
  (table) => [unique("lectures_batch_id_lecture_number").on(table.batchId, table.lectureNumber)],
);

stored(lectures, {
  what: "the recorded lectures",
  why: "to show what can be learnt",
  ground: "none",
  kept: "until staff remove it",
  seenBy: "students with the batch's Secret ID",
});
