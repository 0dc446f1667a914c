import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { people } from "#domains/people/server/tables.ts";
import { groups } from "#domains/talk/contract.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, readers, stored, withheld } from "#server/db/personal.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { retention } from "#shared/retention.ts";

/** What staff have announced, and to whom. `announcementReaders` has a row for each person it has reached. */
export const announcements = pgTable(
  "announcements",
  {
    id: uuid().primaryKey(),
    createdAt: time("created_at").notNull(),
    /** The account of the member of staff who wrote it; null for the operator. */
    authorId: withheld(impersonal(text("author_id"))),
    title: personal(text().notNull(), { stays: true }),
    /** The program's small Markdown. */
    text: personal(text().notNull(), { stays: true }),
    /** The batches it goes to; none for chosen people, and for all who owe. */
    batchIds: impersonal(jsonb("batch_ids").$type<string[]>().notNull()),
    group: text("to_group", { enum: groups }).notNull(),
    /** The class it is about. No foreign key: a class that is removed leaves what was said of it. */
    classId: uuid("session_id"),
    byEmail: boolean("by_email").notNull(),
    /** Its `announcementFiles`, in their order. */
    fileIds: impersonal(jsonb("file_ids").$type<string[]>().notNull().default([])),
    /** When it begins to reach people; until then it can be taken back. */
    startsAt: time("starts_at").notNull(),
    takenBackAt: time("taken_back_at"),
    /** When the last person was reached. */
    spreadAt: time("spread_at"),
    /** When those who have not seen it are written to again; null once they are, or without a reminder. */
    remindsAt: time("reminds_at"),
  },
  (table) => [
    index("announcements_created_at_id").on(table.createdAt, table.id),
    index("announcements_starts_at")
      .on(table.startsAt)
      .where(sql`${table.spreadAt} is null and ${table.takenBackAt} is null`),
    index("announcements_reminds_at").on(table.remindsAt).where(sql`${table.remindsAt} is not null`),
  ],
);

stored(announcements, {
  what: "what the institute announced to students, by whom, and to which group",
  why: "so that everybody it is for can read it",
  ground: "contract",
  kept: `${retention.announcements.words} from the day it was written; to chosen people, at most as long as their records`,
  seenBy: readers.staff,
});

/** A file that staff uploaded for an announcement. One that no announcement names is removed after some days. */
export const announcementFiles = pgTable(
  "announcement_files",
  {
    /** Made by the page: the same one again is the same file. */
    id: uuid().primaryKey(),
    /** The account of the member of staff who uploaded it; null for the operator. */
    uploaderId: withheld(impersonal(text("uploader_id"))),
    name: personal(text().notNull(), { stays: true }),
    mediaType: impersonal(text("media_type").notNull()),
    /** In bytes. */
    size: integer().notNull(),
    /** Its file in the storage. */
    storageKey: withheld(impersonal(text("storage_key").$type<StorageKey>().notNull())),
    uploadedAt: time("uploaded_at").notNull(),
  },
  (table) => [index("announcement_files_uploaded_at").on(table.uploadedAt)],
);

stored(announcementFiles, {
  what: "the files at announcements",
  why: "so that everybody an announcement is for can fetch them",
  ground: "contract",
  kept: `as long as an announcement names them; ${retention.announcementFiles.words} if none does`,
  seenBy: "those whom the announcement went to, and staff",
});

/** Announcements that staff use again. */
export const savedAnnouncements = pgTable("saved_announcements", {
  id: uuid().primaryKey(),
  title: text().notNull(),
  /** The program's small Markdown. */
  text: text().notNull(),
  changedAt: time("changed_at").notNull(),
  /** The account of who last changed it; null for the operator. */
  changedBy: text("changed_by"),
});

stored(savedAnnouncements, {
  what: "announcements that staff use again, without names",
  why: "so that the same news is written once",
  ground: "none",
  kept: "until staff remove them",
  seenBy: readers.staff,
  notExported: "nobody",
});

/** A person whom an announcement goes to. */
export const announcementReaders = pgTable(
  "announcement_readers",
  {
    id: uuid().primaryKey(),
    announcementId: uuid("announcement_id")
      .notNull()
      .references(() => announcements.id, { onDelete: "cascade" }),
    personId: personal(
      uuid("person_id")
        .notNull()
        .references(() => people.id, { onDelete: "cascade" }),
    ),
    /** When it was put on their page; null for a chosen person whose turn has not come. */
    reachedAt: time("reached_at"),
    /** When they first opened it in the classroom. */
    seenAt: time("seen_at"),
    remindedAt: time("reminded_at"),
  },
  (table) => [
    uniqueIndex("announcement_readers_once_each").on(table.announcementId, table.personId),
    index("announcement_readers_person_id").on(table.personId, table.reachedAt),
    index("announcement_readers_unseen").on(table.personId).where(sql`${table.seenAt} is null`),
  ],
);

stored(announcementReaders, {
  what: "whom an announcement went to, and when they first saw it",
  why: "to show it to them, and to tell those again who have not seen it",
  ground: "contract",
  kept: "as long as the announcement",
  seenBy: readers.staff,
});

/** When a person last opened their news. */
export const newsVisits = pgTable("news_visits", {
  personId: personal(
    uuid("person_id")
      .primaryKey()
      .references(() => people.id, { onDelete: "cascade" }),
  ),
  at: time("at").notNull(),
});

stored(newsVisits, {
  what: "when a student last opened their news",
  why: "to mark what is new since then",
  ground: "contract",
  kept: "as long as the person's record",
  seenBy: readers.nobody,
});
