import { bigint, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { lectures } from "#domains/catalogue/server/tables.ts";
import { classSessions } from "#domains/timetable/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { StorageKey } from "#server/storage/port.ts";
import type { MaterialKind } from "#domains/attendance/contract.ts";
import type { AttendanceMark } from "#domains/work/contract.ts";

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
    /** The account of who said so. */
    actorId: text("actor_id"),
    /** Null where nobody had said. */
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

/** Which class a recorded lecture is of. */
export const lectureSessions = pgTable(
  "lecture_sessions",
  {
    lectureId: text("lecture_id")
      .primaryKey()
      .references(() => lectures.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => classSessions.id, { onDelete: "cascade" }),
  },
  (table) => [index("lecture_sessions_session_id").on(table.sessionId)],
);

/** Slides, notes and links of a class. */
export const sessionMaterials = pgTable(
  "session_materials",
  {
    id: uuid().primaryKey(),
    /** Null once its class is gone: the nightly job then removes it with its file. */
    sessionId: uuid("session_id").references(() => classSessions.id, { onDelete: "set null" }),
    /** Of the form that added it: sent twice, it adds once. */
    formId: uuid("form_id"),
    kind: text().$type<MaterialKind>().notNull(),
    title: text().notNull(),
    /** The file's key in the storage; null for a link. */
    fileKey: text("file_key").$type<StorageKey>(),
    mediaType: text("media_type"),
    /** In bytes; null for a link. */
    size: integer(),
    /** Where a link leads, https; null for a file. */
    url: text(),
    addedAt: time("added_at").notNull(),
    /** From when students see it; null while it is hidden. */
    publishedAt: time("published_at"),
  },
  (table) => [
    index("session_materials_session_id").on(table.sessionId),
    unique("session_materials_session_id_form_id").on(table.sessionId, table.formId),
  ],
);
