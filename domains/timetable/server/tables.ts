import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { batches } from "#domains/catalogue/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { AttendanceMark, LateRule, TimetableException, WorkKind } from "#domains/work/contract.ts";

/** How the classes of a batch repeat. A batch without one has only its words. */
export const batchRules = pgTable("batch_rules", {
  batchId: text("batch_id")
    .primaryKey()
    .references(() => batches.id, { onDelete: "cascade" }),
  /** ISO weekdays, from 1 for Monday. */
  weekdays: jsonb().$type<number[]>().notNull(),
  /** By the clock of `timeZone`: "19:00". */
  startsAt: text("starts_at").notNull(),
  /** Not after `startsAt`: on the next day. */
  endsAt: text("ends_at").notNull(),
  /** IANA name: "Asia/Karachi". */
  timeZone: text("time_zone").notNull(),
  fromDay: date("from_day", { mode: "string" }).notNull(),
  /** The last day, inclusive. */
  untilDay: date("until_day", { mode: "string" }).notNull(),
  /** Days without a class. */
  holidays: jsonb().$type<string[]>().notNull(),
  /** Ranges with other hours, such as Ramadan. */
  exceptions: jsonb().$type<TimetableException[]>().notNull(),
  /** What the institute adds to the hours, in brackets: "7:30 PM in Doha and Riyadh". */
  note: text().notNull().default(""),
  /** Where classes meet, https; null on site, or not known yet. */
  meetingUrl: text("meeting_url"),
  /** Grows with each change, so that a change to an older one is refused. */
  version: integer().notNull().default(1),
  changedAt: time("changed_at").notNull(),
});

/** A class of a batch: one that its rule gives, or one that staff added. */
export const classSessions = pgTable(
  "class_sessions",
  {
    id: uuid().primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** The day that the rule gives it; null for one that staff added. It stays when the class is moved. */
    ruleDay: date("rule_day", { mode: "string" }),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    /** What it is about, if staff wrote it. */
    title: text(),
    /** The name of who teaches it. */
    teacher: text().notNull(),
    isCancelled: boolean("is_cancelled").notNull().default(false),
    /** Why, in words for its students; null where nobody said. */
    cancelReason: text("cancel_reason"),
    /** Grows with each change that its students are told of (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** Where this class meets, https; null where its batch does. */
    meetingUrl: text("meeting_url"),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    unique("class_sessions_batch_id_rule_day").on(table.batchId, table.ruleDay),
    index("class_sessions_batch_id_starts_at").on(table.batchId, table.startsAt),
    index("class_sessions_starts_at").on(table.startsAt),
    check("class_sessions_ends_after_start", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Who was in a class. No row: nobody has said. */
export const attendance = pgTable(
  "attendance",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => classSessions.id, { onDelete: "cascade" }),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    mark: text().$type<AttendanceMark>().notNull(),
    /** Who said so: a teacher, the student by the code in the room, or by joining online. */
    source: text().$type<"teacher" | "code" | "join">().notNull(),
    markedAt: time("marked_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "attendance_pkey", columns: [table.sessionId, table.enrolmentId] }),
    index("attendance_enrolment_id").on(table.enrolmentId),
  ],
);

/** What the students of a batch are asked to do, and are graded for. */
export const classWork = pgTable(
  "class_work",
  {
    id: uuid().primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** The class that it belongs to. */
    sessionId: uuid("session_id").references(() => classSessions.id, { onDelete: "set null" }),
    kind: text().$type<WorkKind>().notNull(),
    title: text().notNull(),
    instructions: text().notNull().default(""),
    /** Grades are from 0 to this. */
    points: doublePrecision().notNull(),
    dueAt: time("due_at"),
    lateRule: jsonb("late_rule").$type<LateRule>(),
    createdAt: time("created_at").notNull(),
    /** From when students see it; null until staff publish it. */
    publishedAt: time("published_at"),
    /** From when students see their grades; null while they are hidden. */
    gradesPostedAt: time("grades_posted_at"),
    /** Grows with each change, so that a change to an older one is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("class_work_batch_id_due_at").on(table.batchId, table.dueAt),
    check("class_work_points", sql`${table.points} > 0`),
  ],
);

/** What a student got for a work. */
export const grades = pgTable(
  "grades",
  {
    workId: uuid("work_id")
      .notNull()
      .references(() => classWork.id, { onDelete: "cascade" }),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    /** Null while there is only feedback. */
    points: doublePrecision(),
    feedback: text().notNull().default(""),
    /** What being late cost; it is taken off `points` already. */
    latePoints: doublePrecision("late_points").notNull().default(0),
    /** Criterion's id of the rubric → points given for it; null where none was used. */
    rubricPoints: jsonb("rubric_points").$type<Record<string, number>>(),
    gradedAt: time("graded_at").notNull(),
    /** Grows with each change, so that a change to an older one is refused. */
    version: integer().notNull().default(1),
    /** The version that an email told its student of; null while none did. */
    toldVersion: integer("told_version"),
  },
  (table) => [
    primaryKey({ name: "grades_pkey", columns: [table.workId, table.enrolmentId] }),
    index("grades_enrolment_id").on(table.enrolmentId),
    check("grades_points", sql`${table.points} >= 0`),
  ],
);
