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
import { batchClasses } from "#domains/timetable/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";
import type { StorageKey } from "#server/storage/port.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { retention } from "#shared/retention.ts";

/** A signed-in student's progress in a lecture. */
export const lectureProgress = pgTable(
  "lecture_progress",
  {
    /** The account; no foreign key, because another provider may keep it. */
    userId: withheld(personal(text("user_id").notNull())),
    lectureId: impersonal(
      text("lecture_id")
        .notNull()
        .references(() => lectures.id, { onDelete: "cascade" }),
    ),
    /** The position where the student stopped, in seconds from the start. */
    seconds: doublePrecision().notNull(),
    isFinished: boolean("is_finished").notNull().default(false),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [primaryKey({ name: "lecture_progress_pkey", columns: [table.userId, table.lectureId] })],
);

stored(lectureProgress, {
  what: "how far a signed-in student has watched a lecture",
  why: "to go on where they stopped",
  ground: "asked",
  kept: "as long as the account and the lecture",
  seenBy: "the student",
});

/** The class of a recorded lecture. */
export const lectureClasses = pgTable(
  "lecture_sessions",
  {
    lectureId: text("lecture_id")
      .primaryKey()
      .references(() => lectures.id, { onDelete: "cascade" }),
    classId: uuid("session_id")
      .notNull()
      .references(() => batchClasses.id, { onDelete: "cascade" }),
  },
  (table) => [index("lecture_sessions_session_id").on(table.classId)],
);

stored(lectureClasses, {
  what: "which lecture is the recording of which class",
  why: "so that students find it there",
  ground: "none",
  kept: "as long as both",
  seenBy: "students of the batch, and staff",
});

/** Slides, notes and links of a class. */
export const classMaterials = pgTable(
  "session_materials",
  {
    id: uuid().primaryKey(),
    /** Null once its class is gone: the nightly job then removes it with its file. */
    classId: uuid("session_id").references(() => batchClasses.id, { onDelete: "set null" }),
    /** The id of the form that added it: sent twice, it adds once. */
    formId: uuid("form_id"),
    kind: text().$type<MaterialKind>().notNull(),
    title: text().notNull(),
    /** What its teacher says beside it, in the program's small Markdown; null for nothing. */
    note: text(),
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
    index("session_materials_session_id").on(table.classId),
    unique("session_materials_session_id_form_id").on(table.classId, table.formId),
  ],
);

stored(classMaterials, {
  what: "slides, notes and links of a class",
  why: "to teach",
  ground: "none",
  kept: `as long as the class, and ${retention.classMaterials.words} more`,
  seenBy: "students of the batch, and staff",
});

/** The networks that a batch's right Secret ID has come from: a guesser elsewhere does not lock its class out. */
export const knownNetworks = pgTable(
  "known_networks",
  {
    /** A keyed hash of batch and network: no address can be read here. */
    key: personal(text().primaryKey()),
    batchId: impersonal(
      text("batch_id")
        .notNull()
        .references(() => batches.id, { onDelete: "cascade" }),
    ),
    /** The day the right one last came from there. */
    seenAt: time("seen_at").notNull(),
  },
  (table) => [index("known_networks_batch_id").on(table.batchId), index("known_networks_seen_at").on(table.seenAt)],
);

stored(knownNetworks, {
  what: "from where a batch's right Secret ID has come",
  why: "so that somebody who guesses at it elsewhere cannot lock the class out",
  ground: "safety",
  kept: `${retention.knownNetworks.words} from the last time`,
  seenBy: readers.nobody,
  notExported: "nobody",
});

/** A lecture's video that a member of staff is uploading, piece by piece; gone once it is a lecture. */
export const lectureUploads = pgTable("lecture_uploads", {
  id: uuid().primaryKey(),
  /** No foreign key: a batch may be removed meanwhile, and the pieces are removed later. */
  batchId: impersonal(text("batch_id").notNull()),
  /** The account of the member. */
  userId: personal(text("user_id").notNull()),
  title: impersonal(text().notNull()),
  fileName: personal(text("file_name").notNull()),
  /** In bytes. */
  size: bigint({ mode: "number" }).notNull(),
  /** Last change of the file, in milliseconds: with name and size it tells whether a file is the same. */
  modifiedAt: bigint("modified_at", { mode: "number" }).notNull(),
  createdAt: time("created_at").notNull(),
  /** The arrival of the last piece. */
  changedAt: time("changed_at").notNull(),
  /** The class that it records. No foreign key: a class that is gone meanwhile is left out. */
  classId: uuid("class_id"),
  /** The reason why the whole video became no lecture. */
  refused: impersonal(jsonb().$type<ErrorCause>()),
});

stored(lectureUploads, {
  what: "videos of lectures that a member of staff is uploading",
  why: "so that an upload that was cut off goes on where it stopped",
  ground: "contract",
  kept: `until it is a lecture; ${retention.lectureUploads.words} after the last piece came`,
  seenBy: readers.staff,
  notExported: "staff",
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

stored(lectureUploadParts, {
  what: "the pieces of such videos",
  why: "so that an upload that was cut off goes on where it stopped",
  ground: "none",
  kept: "as long as the upload",
  seenBy: readers.nobody,
});
