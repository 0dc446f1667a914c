import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import type { MaterialKind } from "#domains/lectures/contract.ts";
import { classSessions } from "#domains/timetable/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import type { StorageKey } from "#server/storage/port.ts";
import type { ErrorCause } from "#shared/error-words.ts";

/** A signed-in student's progress in a lecture. */
export const lectureProgress = pgTable(
  "lecture_progress",
  {
    /** The account; no foreign key, because another provider may keep it. */
    userId: text("user_id").notNull(),
    lectureId: text("lecture_id")
      .notNull()
      .references(() => lectures.id, { onDelete: "cascade" }),
    /** The position where the student stopped, in seconds from the start. */
    seconds: doublePrecision().notNull(),
    isFinished: boolean("is_finished").notNull().default(false),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [primaryKey({ name: "lecture_progress_pkey", columns: [table.userId, table.lectureId] })],
);

/** The class of a recorded lecture. */
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
    /** The id of the form that added it: sent twice, it adds once. */
    formId: uuid("form_id"),
    kind: text().$type<MaterialKind>().notNull(),
    title: text().notNull(),
    /** The file's key in the storage; null for a link. */
    fileKey: text("file_key").$type<StorageKey>(),
    mediaType: text("media_type"),
    /** In bytes; null for a link. */
    size: integer(),
    /** The target of a link, https; null for a file. */
    url: text(),
    addedAt: time("added_at").notNull(),
    /** The time from which students see it; null while it is hidden. */
    publishedAt: time("published_at"),
  },
  (table) => [
    index("session_materials_session_id").on(table.sessionId),
    unique("session_materials_session_id_form_id").on(table.sessionId, table.formId),
  ],
);

/** The networks that a batch's right Secret ID has come from: a guesser elsewhere does not lock its class out. */
export const knownNetworks = pgTable(
  "known_networks",
  {
    /** A keyed hash of batch and network: no address can be read here. */
    key: text().primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** The day the right one last came from there. */
    seenAt: time("seen_at").notNull(),
  },
  (table) => [index("known_networks_batch_id").on(table.batchId), index("known_networks_seen_at").on(table.seenAt)],
);

/** A lecture's video that a member of staff is uploading, piece by piece; gone once it is a lecture. */
export const lectureUploads = pgTable("lecture_uploads", {
  id: uuid().primaryKey(),
  /** No foreign key: a batch may be removed meanwhile, and the pieces are removed later. */
  batchId: text("batch_id").notNull(),
  /** The account of the member. */
  userId: text("user_id").notNull(),
  title: text().notNull(),
  fileName: text("file_name").notNull(),
  /** In bytes. */
  size: bigint({ mode: "number" }).notNull(),
  /** Last change of the file, in milliseconds: with name and size it tells whether a file is the same. */
  modifiedAt: bigint("modified_at", { mode: "number" }).notNull(),
  createdAt: time("created_at").notNull(),
  /** The arrival of the last piece. */
  changedAt: time("changed_at").notNull(),
  /** The reason why the whole video became no lecture. */
  refused: jsonb().$type<ErrorCause>(),
});

/** A stored piece of such a video. */
export const lectureUploadParts = pgTable(
  "lecture_upload_parts",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => lectureUploads.id, { onDelete: "cascade" }),
    /** Its first byte's place in the video. */
    start: bigint({ mode: "number" }).notNull(),
    /** In bytes. */
    size: bigint({ mode: "number" }).notNull(),
    /** Its file in the storage. */
    key: text().$type<StorageKey>().notNull(),
  },
  (table) => [primaryKey({ name: "lecture_upload_parts_pkey", columns: [table.uploadId, table.start] })],
);
