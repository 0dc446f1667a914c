import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
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
import { enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Criterion, HandInKind, LateRule, WorkKind } from "#domains/work/contract.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, stored, withheld } from "#server/db/personal.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { retention } from "#shared/retention.ts";

/** The fields that only assignments have, besides those of every work of a class. */
export const assignmentDetails = pgTable("assignment_details", {
  workId: uuid("work_id")
    .primaryKey()
    .references(() => classWork.id, { onDelete: "cascade" }),
  accepts: jsonb().$type<HandInKind[]>().notNull(),
  /** The largest file, in bytes. */
  maxFileBytes: bigint("max_file_bytes", { mode: "number" }).notNull(),
  rubric: jsonb().$type<Criterion[]>().notNull(),
});

stored(assignmentDetails, {
  what: "what an assignment takes, and its rubric",
  why: "to teach",
  ground: "none",
  kept: "as long as the assignment",
  seenBy: "the teacher and staff; the student",
});

/** A student's hand-in: each one is another row, and the latest counts. */
export const handIns = pgTable(
  "hand_ins",
  {
    id: uuid().primaryKey(),
    workId: uuid("work_id")
      .notNull()
      .references(() => classWork.id, { onDelete: "cascade" }),
    enrolmentId: personal(
      uuid("enrolment_id")
        .notNull()
        .references(() => enrolments.id, { onDelete: "cascade" }),
    ),
    /** Counts the student's hand-ins of this work, from 1. */
    version: integer().notNull(),
    /** The page's own key: the same one again is the same hand-in. */
    key: withheld(uuid().notNull()),
    text: personal(text().notNull()),
    link: personal(text().notNull()),
    /** Ids of `hand_in_files`, in their order; a later hand-in may name them again. */
    fileIds: impersonal(jsonb("file_ids").$type<string[]>().notNull()),
    handedInAt: time("handed_in_at").notNull(),
  },
  (table) => [
    unique("hand_ins_work_id_enrolment_id_version").on(table.workId, table.enrolmentId, table.version),
    unique("hand_ins_enrolment_id_key").on(table.enrolmentId, table.key),
  ],
);

stored(handIns, {
  what: "what students handed in, each version",
  why: "so that the teacher can grade it, and nothing handed in is lost",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy: "the teacher and staff; the student",
});

/** A file that a student uploaded for a hand-in. One that no hand-in names is removed after a day. */
export const handInFiles = pgTable(
  "hand_in_files",
  {
    /** Made by the page: the same one again is the same file. */
    id: uuid().primaryKey(),
    workId: uuid("work_id")
      .notNull()
      .references(() => classWork.id, { onDelete: "cascade" }),
    enrolmentId: personal(
      uuid("enrolment_id")
        .notNull()
        .references(() => enrolments.id, { onDelete: "cascade" }),
    ),
    name: personal(text().notNull()),
    /** In bytes. */
    size: bigint({ mode: "number" }).notNull(),
    /** Its file in the storage. */
    storageKey: withheld(impersonal(text("storage_key").$type<StorageKey>().notNull())),
    uploadedAt: time("uploaded_at").notNull(),
  },
  (table) => [
    index("hand_in_files_enrolment_id_work_id").on(table.enrolmentId, table.workId),
    index("hand_in_files_uploaded_at").on(table.uploadedAt),
  ],
);

stored(handInFiles, {
  what: "the files that students uploaded for a hand-in",
  why: "so that the teacher can grade it",
  ground: "contract",
  kept: `as long as the student's seat; ${retention.handInFiles.words} if it was never handed in`,
  seenBy: "the teacher and staff; the student",
});

/** The works that the students of a batch do, and are graded for. */
export const classWork = pgTable(
  "class_work",
  {
    id: uuid().primaryKey(),
    batchId: text("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    /** The class that it belongs to. */
    classId: uuid("session_id").references(() => batchClasses.id, { onDelete: "set null" }),
    kind: text().$type<WorkKind>().notNull(),
    title: text().notNull(),
    instructions: text().notNull().default(""),
    /** The maximum grade; the minimum is 0. */
    points: doublePrecision().notNull(),
    dueAt: time("due_at"),
    lateRule: jsonb("late_rule").$type<LateRule>(),
    createdAt: time("created_at").notNull(),
    /** The time from which students see it; null until staff publish it. */
    publishedAt: time("published_at"),
    /** The time from which students see their grades; null while they are hidden. */
    gradesPostedAt: time("grades_posted_at"),
    /** What it counts beside the batch's other works (`courseTotal`); 0 for nothing. */
    weight: doublePrecision().notNull().default(1),
    /** Grows with each change, so that a change to an older one is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("class_work_batch_id_due_at").on(table.batchId, table.dueAt),
    check("class_work_points", sql`${table.points} > 0`),
    check("class_work_weight", sql`${table.weight} >= 0`),
  ],
);

stored(classWork, {
  what: "assignments and quizzes of a batch",
  why: "to teach",
  ground: "none",
  kept: "as long as the batch",
  seenBy: "the teacher and staff; the student",
});

/** Files of the teacher that students begin an assignment with. */
export const workFiles = pgTable(
  "work_files",
  {
    id: uuid().primaryKey(),
    /** Null once its assignment is gone: the nightly job then removes it with its file. */
    workId: uuid("work_id").references(() => classWork.id, { onDelete: "set null" }),
    /** The id of the form that added it: sent twice, it adds once. */
    formId: uuid("form_id"),
    name: text().notNull(),
    mediaType: text("media_type").notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** Its file in the storage. */
    storageKey: text("storage_key").$type<StorageKey>().notNull(),
    addedAt: time("added_at").notNull(),
  },
  (table) => [
    index("work_files_work_id").on(table.workId),
    unique("work_files_work_id_form_id").on(table.workId, table.formId),
  ],
);

stored(workFiles, {
  what: "files that students begin an assignment with",
  why: "to teach",
  ground: "none",
  kept: `as long as the assignment, and ${retention.starterFiles.words} more`,
  seenBy: "students of the batch, and staff",
});

/** A student's grade for a work. */
export const grades = pgTable(
  "grades",
  {
    workId: uuid("work_id")
      .notNull()
      .references(() => classWork.id, { onDelete: "cascade" }),
    enrolmentId: personal(
      uuid("enrolment_id")
        .notNull()
        .references(() => enrolments.id, { onDelete: "cascade" }),
    ),
    /** Null while there is only feedback. */
    points: personal(doublePrecision()),
    /** Whether the student is excused from the work, which then counts nothing for them; only without points. */
    isExcused: personal(boolean("is_excused").notNull().default(false)),
    feedback: personal(text().notNull().default("")),
    /** The late penalty; it is taken off `points` already. */
    latePoints: personal(doublePrecision("late_points").notNull().default(0)),
    /** Criterion's id of the rubric → points given for it; null where none was used. */
    rubricPoints: personal(jsonb("rubric_points").$type<Record<string, number>>()),
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

stored(grades, {
  what: "what a student got for an assignment or a quiz, and the teacher's words on it",
  why: "so that the student knows, and the certificate is earned",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy: "the teacher and staff; the student",
});
