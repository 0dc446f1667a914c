import { bigint, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { classWork } from "#domains/timetable/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { StorageKey } from "#server/storage/port.ts";
import type { Criterion, HandInKind } from "#shared/contracts/work.ts";

/** What only assignments have, beside what every work of a class has. */
export const assignmentDetails = pgTable("assignment_details", {
  workId: uuid("work_id")
    .primaryKey()
    .references(() => classWork.id, { onDelete: "cascade" }),
  accepts: jsonb().$type<HandInKind[]>().notNull(),
  /** The largest file, in bytes. */
  maxFileBytes: bigint("max_file_bytes", { mode: "number" }).notNull(),
  rubric: jsonb().$type<Criterion[]>().notNull(),
});

/** What a student handed in: each time another row, and the latest counts. */
export const handIns = pgTable(
  "hand_ins",
  {
    id: uuid().primaryKey(),
    workId: uuid("work_id")
      .notNull()
      .references(() => classWork.id, { onDelete: "cascade" }),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    /** Counts the student's hand-ins of this work, from 1. */
    version: integer().notNull(),
    /** The page's own key: the same one again is the same hand-in. */
    key: uuid().notNull(),
    text: text().notNull(),
    link: text().notNull(),
    /** Ids of `hand_in_files`, in their order; a later hand-in may name them again. */
    fileIds: jsonb("file_ids").$type<string[]>().notNull(),
    handedInAt: time("handed_in_at").notNull(),
  },
  (table) => [
    unique("hand_ins_work_id_enrolment_id_version").on(table.workId, table.enrolmentId, table.version),
    unique("hand_ins_enrolment_id_key").on(table.enrolmentId, table.key),
  ],
);

/** A file that a student uploaded for a hand-in. One that no hand-in names is removed after a day. */
export const handInFiles = pgTable(
  "hand_in_files",
  {
    /** Made by the page: the same one again is the same file. */
    id: uuid().primaryKey(),
    workId: uuid("work_id")
      .notNull()
      .references(() => classWork.id, { onDelete: "cascade" }),
    enrolmentId: uuid("enrolment_id")
      .notNull()
      .references(() => enrolments.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** In bytes. */
    size: bigint({ mode: "number" }).notNull(),
    /** Its file in the storage. */
    storageKey: text("storage_key").$type<StorageKey>().notNull(),
    uploadedAt: time("uploaded_at").notNull(),
  },
  (table) => [
    index("hand_in_files_enrolment_id_work_id").on(table.enrolmentId, table.workId),
    index("hand_in_files_uploaded_at").on(table.uploadedAt),
  ],
);
