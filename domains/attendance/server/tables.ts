import { bigint, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";

/** Each change of a mark; rows are only ever added. */
export const attendanceChanges = pgTable(
  "attendance_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    classId: uuid("session_id")
      .notNull()
      .references(() => batchClasses.id, { onDelete: "cascade" }),
    enrolmentId: personal(
      uuid("enrolment_id")
        .notNull()
        .references(() => enrolments.id, { onDelete: "cascade" }),
    ),
    at: time("at").notNull(),
    /** The account that gave the mark. */
    actorId: withheld(personal(text("actor_id"))),
    /** Null if there was none. */
    from: impersonal(text("from_mark").$type<AttendanceMark>()),
    to: impersonal(text("to_mark").$type<AttendanceMark>().notNull()),
    source: impersonal(text().$type<"teacher" | "code" | "join">().notNull()),
  },
  (table) => [
    index("attendance_changes_session_id").on(table.classId),
    index("attendance_changes_enrolment_id").on(table.enrolmentId),
  ],
);

stored(attendanceChanges, {
  what: "each change of a student's attendance: from what, to what, when, and by which account",
  why: "so that a mark can be explained and corrected",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy: "the teacher and staff; the student's own download",
});

/** The sheets that were saved, by the id that the browser gave each: one that is sent again changes nothing. */
export const attendanceSheets = pgTable(
  "attendance_sheets",
  {
    id: uuid().primaryKey(),
    classId: uuid("session_id")
      .notNull()
      .references(() => batchClasses.id, { onDelete: "cascade" }),
    savedAt: time("saved_at").notNull(),
  },
  (table) => [index("attendance_sheets_session_id").on(table.classId)],
);

stored(attendanceSheets, {
  what: "which sheets of attendance have come, by a random id",
  why: "so that one that is sent again counts once",
  ground: "none",
  kept: "as long as the class",
  seenBy: readers.nobody,
});

/** The attendance of a class. No row: no mark yet. */
export const attendance = pgTable(
  "attendance",
  {
    classId: uuid("session_id")
      .notNull()
      .references(() => batchClasses.id, { onDelete: "cascade" }),
    enrolmentId: personal(
      uuid("enrolment_id")
        .notNull()
        .references(() => enrolments.id, { onDelete: "cascade" }),
    ),
    mark: impersonal(text().$type<AttendanceMark>().notNull()),
    /** The source of the mark: a teacher, the student by the code in the room, or by joining online. */
    source: impersonal(text().$type<"teacher" | "code" | "join">().notNull()),
    markedAt: time("marked_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "attendance_pkey", columns: [table.classId, table.enrolmentId] }),
    index("attendance_enrolment_id").on(table.enrolmentId),
  ],
);

stored(attendance, {
  what: "which student was in which class",
  why: "so that the teacher sees who is missing, and the certificate is earned",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy: "the teacher and staff; the student",
  notExported: "repeats",
});
