import { bigint, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { classSessions } from "#domains/timetable/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";

/** Each change of a mark; rows are only ever added. */
export const attendanceChanges = pgTable(
  "attendance_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => classSessions.id, { onDelete: "cascade" }),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
    /** The account that gave the mark. */
    actorId: text("actor_id"),
    /** Null if there was none. */
    from: text("from_mark").$type<AttendanceMark>(),
    to: text("to_mark").$type<AttendanceMark>().notNull(),
    source: text().$type<"teacher" | "code" | "join">().notNull(),
  },
  (table) => [
    index("attendance_changes_session_id").on(table.sessionId),
    index("attendance_changes_enrolment_id").on(table.enrolmentId),
  ],
);

/** The sheets that were saved, by the id that the browser gave each: one that is sent again changes nothing. */
export const attendanceSheets = pgTable(
  "attendance_sheets",
  {
    id: uuid().primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => classSessions.id, { onDelete: "cascade" }),
    savedAt: time("saved_at").notNull(),
  },
  (table) => [index("attendance_sheets_session_id").on(table.sessionId)],
);

/** The attendance of a class. No row: no mark yet. */
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
    /** The source of the mark: a teacher, the student by the code in the room, or by joining online. */
    source: text().$type<"teacher" | "code" | "join">().notNull(),
    markedAt: time("marked_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "attendance_pkey", columns: [table.sessionId, table.enrolmentId] }),
    index("attendance_enrolment_id").on(table.enrolmentId),
  ],
);
