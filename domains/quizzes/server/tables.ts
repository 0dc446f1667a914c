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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { QuestionKind, QuizAnswer, QuizKey, QuizOption } from "#domains/quizzes/contract.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { classWork } from "#domains/work/server/tables.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, stored, withheld } from "#server/db/personal.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { quizDraws } from "./tables/bank-tables.ts";

/** The quiz settings of a work. It closes when the work is due. */
export const quizDetails = pgTable("quiz_details", {
  workId: uuid("work_id")
    .primaryKey()
    .references(() => classWork.id, { onDelete: "cascade" }),
  /** Time limit of an attempt; null for as long as the quiz is open. */
  minutes: integer(),
  /** Number of attempts per student; the best counts. */
  attempts: integer().notNull().default(1),
  /** Whether each attempt has its own order of questions and options. */
  shuffle: boolean().notNull().default(true),
  /** The time it opens; null for at once. */
  opensAt: time("opens_at"),
  /** The time from which students see the right answers; null for never. */
  solutionsShownAt: time("solutions_shown_at"),
});

stored(quizDetails, {
  what: "when a quiz is open, how long an attempt takes, and how many there are",
  why: "to hold it",
  ground: "none",
  kept: "as long as the batch",
  seenBy: "students of the batch, the teacher and staff",
});

export const quizQuestions = pgTable(
  "quiz_questions",
  {
    id: uuid().primaryKey(),
    workId: uuid("work_id")
      .notNull()
      .references(() => classWork.id, { onDelete: "cascade" }),
    /** Its place, from 0. */
    position: integer().notNull(),
    kind: text().$type<QuestionKind>().notNull(),
    text: text().notNull(),
    points: doublePrecision().notNull(),
    options: jsonb().$type<QuizOption[]>().notNull(),
    /** The right answer, which only scoring, the editor and shown solutions read. */
    key: jsonb().$type<QuizKey>().notNull(),
    /** Why it is right; read with the key alone. */
    explanation: text().notNull().default(""),
    /** Its picture in the storage; null for none. A copy of the question names the same. */
    pictureKey: text("picture_key").$type<StorageKey>(),
    /** In bytes. */
    pictureSize: integer("picture_size"),
    /** What the picture shows. */
    pictureAlt: text("picture_alt"),
    /** The draw that asks it of some attempts; null for a question of the quiz itself, which all ask. */
    drawId: uuid("draw_id").references(() => quizDraws.id, { onDelete: "cascade" }),
    /** The question of the bank that it is a copy of, which may be gone; null for none. */
    bankId: uuid("bank_id"),
    /** The version of that question. */
    bankVersion: integer("bank_version"),
  },
  (table) => [
    index("quiz_questions_work_id_position").on(table.workId, table.position),
    uniqueIndex("quiz_questions_one_copy_each").on(table.drawId, table.bankId, table.bankVersion),
    index("quiz_questions_picture_key").on(table.pictureKey),
  ],
);

stored(quizQuestions, {
  what: "the questions of a quiz with their pictures and right answers",
  why: "to ask and to score them",
  ground: "none",
  kept: "as long as the batch",
  seenBy: "the teacher and staff; students of the batch, the right answers only once the teacher shows them",
});

export const quizAttempts = pgTable(
  "quiz_attempts",
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
    /** From 1. */
    number: integer().notNull(),
    /** The seed for the order of its questions and options; it never leaves the server. */
    seed: withheld(impersonal(text().notNull())),
    startedAt: time("started_at").notNull(),
    /** When the server hands it in; null without an end. */
    endsAt: time("ends_at"),
    handedInAt: time("handed_in_at"),
    /** Null until it is handed in and its essays are marked. */
    score: personal(doublePrecision()),
  },
  (table) => [
    unique("quiz_attempts_work_id_enrolment_id_number").on(table.workId, table.enrolmentId, table.number),
    uniqueIndex("quiz_attempts_one_open_each")
      .on(table.workId, table.enrolmentId)
      .where(sql`${table.handedInAt} is null`),
    index("quiz_attempts_enrolment_id").on(table.enrolmentId),
    index("quiz_attempts_ends_at").on(table.endsAt).where(sql`${table.handedInAt} is null`),
  ],
);

stored(quizAttempts, {
  what: "when a student took a quiz, and the points it earned",
  why: "so that the time is the same for all, and the grade is known",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy: "the teacher and staff; the student",
});

/** The questions that an attempt has drawn, fixed at its start. */
export const quizDrawn = pgTable(
  "quiz_drawn",
  {
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => quizAttempts.id, { onDelete: "cascade" }),
    questionId: personal(
      uuid("question_id")
        .notNull()
        .references(() => quizQuestions.id, { onDelete: "cascade" }),
    ),
    /** Its place behind the questions that all are asked, from 0. */
    position: impersonal(integer().notNull()),
  },
  (table) => [
    primaryKey({ name: "quiz_drawn_pkey", columns: [table.attemptId, table.questionId] }),
    index("quiz_drawn_question_id").on(table.questionId),
  ],
);

stored(quizDrawn, {
  what: "which questions from the bank a student was asked in a quiz",
  why: "so that an attempt keeps its questions",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy: "the teacher and staff; the student",
});

export const quizAnswers = pgTable(
  "quiz_answers",
  {
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => quizAttempts.id, { onDelete: "cascade" }),
    questionId: uuid("question_id")
      .notNull()
      .references(() => quizQuestions.id, { onDelete: "cascade" }),
    answer: personal(jsonb().$type<QuizAnswer>().notNull()),
    /** The answer with the greater one counts, in whatever order they arrive. */
    sequence: bigint({ mode: "number" }).notNull(),
    savedAt: time("saved_at").notNull(),
  },
  (table) => [primaryKey({ name: "quiz_answers_pkey", columns: [table.attemptId, table.questionId] })],
);

stored(quizAnswers, {
  what: "what a student answered in a quiz",
  why: "to score it, and so that a broken connection loses nothing",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy: "the teacher and staff; the student",
});

/** What a person of the staff gave for an essay. */
export const quizMarks = pgTable(
  "quiz_marks",
  {
    attemptId: uuid("attempt_id")
      .notNull()
      .references(() => quizAttempts.id, { onDelete: "cascade" }),
    questionId: uuid("question_id")
      .notNull()
      .references(() => quizQuestions.id, { onDelete: "cascade" }),
    points: personal(doublePrecision().notNull()),
    comment: personal(text().notNull()),
    markedAt: time("marked_at").notNull(),
    /** Grows with each change, so that a change to an older one is refused. */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: "quiz_marks_pkey", columns: [table.attemptId, table.questionId] }),
    check("quiz_marks_points", sql`${table.points} >= 0`),
  ],
);

stored(quizMarks, {
  what: "the points and the comment that a teacher gave for an essay in a quiz",
  why: "so that the grade is known, and the student learns from it",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy: "the teacher and staff; the student once the right answers are shown",
});

/** What one student may have more than the others in a quiz. */
export const quizAllowances = pgTable(
  "quiz_allowances",
  {
    workId: uuid("work_id")
      .notNull()
      .references(() => classWork.id, { onDelete: "cascade" }),
    enrolmentId: personal(
      uuid("enrolment_id")
        .notNull()
        .references(() => enrolments.id, { onDelete: "cascade" }),
    ),
    /** Extra minutes. */
    minutes: personal(integer().notNull()),
    /** Extra attempts. */
    attempts: personal(integer().notNull()),
    /** When it closes for this student; null for as for all. */
    closesAt: personal(time("closes_at")),
  },
  (table) => [
    primaryKey({ name: "quiz_allowances_pkey", columns: [table.workId, table.enrolmentId] }),
    index("quiz_allowances_enrolment_id").on(table.enrolmentId),
  ],
);

stored(quizAllowances, {
  what: "extra time and attempts that a student has in a quiz",
  why: "so that who needs more time has it",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy: "the teacher and staff; the student",
});
