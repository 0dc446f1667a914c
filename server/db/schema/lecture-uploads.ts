import { bigint, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time, uuid } from "#server/db/columns.ts";
import type { StorageKey } from "#server/storage/port.ts";
import type { ErrorCause } from "#shared/error-words.ts";

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
  /** When the file was changed last, in milliseconds: with name and size it tells whether a file is the same. */
  modifiedAt: bigint("modified_at", { mode: "number" }).notNull(),
  createdAt: time("created_at").notNull(),
  /** When the last piece came. */
  changedAt: time("changed_at").notNull(),
  /** Why the whole video became no lecture. */
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
