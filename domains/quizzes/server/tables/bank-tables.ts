import { doublePrecision, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { courses } from "#domains/catalogue/server/tables.ts";
import type { QuestionKind, QuizKey, QuizOption } from "#domains/quizzes/contract.ts";
import { classWork } from "#domains/work/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { stored } from "#server/db/personal.ts";
import type { StorageKey } from "#server/storage/port.ts";

/** The questions that teachers of a course keep for their quizzes. */
export const questionBank = pgTable(
  "question_bank",
  {
    id: uuid().primaryKey(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** Empty for none. */
    topic: text().notNull().default(""),
    kind: text().$type<QuestionKind>().notNull(),
    text: text().notNull(),
    points: doublePrecision().notNull(),
    options: jsonb().$type<QuizOption[]>().notNull(),
    key: jsonb().$type<QuizKey>().notNull(),
    explanation: text().notNull().default(""),
    /** Its picture in the storage; copies of the question in quizzes name the same. */
    pictureKey: text("picture_key").$type<StorageKey>(),
    /** In bytes. */
    pictureSize: integer("picture_size"),
    pictureAlt: text("picture_alt"),
    createdAt: time("created_at").notNull(),
    /** Grows with each change, so that a quiz copies a changed question again. */
    version: integer().notNull().default(1),
  },
  (table) => [
    index("question_bank_course_id_topic").on(table.courseId, table.topic),
    index("question_bank_picture_key").on(table.pictureKey),
  ],
);

stored(questionBank, {
  what: "the questions that the teachers of a course keep, with their pictures and right answers",
  why: "to use them again in quizzes",
  ground: "none",
  kept: "until a teacher removes it, or as long as the course",
  seenBy: "the teachers of the course and staff",
});

/** What a quiz draws from its course's bank for each attempt. */
export const quizDraws = pgTable(
  "quiz_draws",
  {
    id: uuid().primaryKey(),
    workId: uuid("work_id")
      .notNull()
      .references(() => classWork.id, { onDelete: "cascade" }),
    /** Its place, from 0. */
    position: integer().notNull(),
    /** The number of questions. */
    count: integer().notNull(),
    /** The topic that they are of; null for any. */
    topic: text(),
    /** The points of each, whatever it has in the bank: every student's total is the same. */
    points: doublePrecision().notNull(),
  },
  (table) => [index("quiz_draws_work_id_position").on(table.workId, table.position)],
);

stored(quizDraws, {
  what: "how many questions a quiz draws from the bank of its course",
  why: "to ask each student others",
  ground: "none",
  kept: "as long as the batch",
  seenBy: "the teacher and staff",
});
