import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { batches, courses } from "#domains/catalogue/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { questionPlaces, questionReaders } from "#domains/talk/contract.ts";
import { time, uuid } from "#server/db/columns.ts";
import { impersonal, personal, stored, withheld } from "#server/db/personal.ts";
import type { StorageKey } from "#server/storage/port.ts";

const seenBy = "the teacher and staff; the student; the batch, where the student asked it";

/** A student's question beside a class, a lecture or a work: the beginning of a thread, whose name is its id. */
export const questions = pgTable(
  "class_questions",
  {
    id: uuid().primaryKey(),
    batchId: impersonal(
      text("batch_id")
        .notNull()
        .references(() => batches.id, { onDelete: "cascade" }),
    ),
    enrolmentId: personal(
      uuid("enrolment_id")
        .notNull()
        .references(() => enrolments.id, { onDelete: "cascade" }),
    ),
    /** The page's own key: the same one again is the same question. */
    key: withheld(uuid().notNull()),
    place: text({ enum: questionPlaces }).notNull(),
    /** The id of the class, the lecture or the work. No foreign key: what is removed leaves what was said of it. */
    placeId: impersonal(text("place_id").notNull()),
    /** The second of the recording. */
    second: integer("at_second"),
    to: text("to_readers", { enum: questionReaders }).notNull(),
    text: personal(text().notNull()),
    /** Its picture in the storage; null for none. */
    pictureKey: withheld(impersonal(text("picture_key").$type<StorageKey>())),
    pictureType: impersonal(text("picture_type")),
    /** In bytes. */
    pictureSize: integer("picture_size"),
    askedAt: time("asked_at").notNull(),
    /** Since when the student waits for an answer; null while nobody waits. */
    waitsSince: time("waits_since"),
    /** When the student last opened it. */
    readAt: time("read_at"),
    hiddenAt: time("hidden_at"),
    /** Why staff have hidden it. */
    hiddenWhy: personal(text("hidden_why")),
  },
  (table) => [
    unique("class_questions_enrolment_id_key").on(table.enrolmentId, table.key),
    index("class_questions_batch_id_asked_at").on(table.batchId, table.askedAt),
    index("class_questions_place").on(table.placeId, table.place),
    index("class_questions_waits_since").on(table.waitsSince).where(sql`${table.waitsSince} is not null`),
  ],
);

stored(questions, {
  what: "what students asked beside a class, a lecture or a work, with a picture",
  why: "so that the teacher can answer it",
  ground: "contract",
  kept: "as long as the student's seat",
  seenBy,
});

/** A message in the thread of a question: an answer of the staff, or what a student of the batch wrote. */
export const questionMessages = pgTable(
  "class_question_messages",
  {
    id: uuid().primaryKey(),
    questionId: uuid("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    /** The place of the student who wrote it; null for an answer of the staff. */
    enrolmentId: personal(uuid("enrolment_id").references(() => enrolments.id, { onDelete: "cascade" })),
    /** The account of the member of staff who answered; null for a student, and for the operator. */
    authorId: withheld(impersonal(text("author_id"))),
    /** Made by the form: one answer to several questions has one, and the same one again is the same message. */
    answerId: withheld(uuid("answer_id").notNull()),
    /** The program's small Markdown. */
    text: personal(text().notNull()),
    at: time("at").notNull(),
    /** Since when the student had waited: put back when the answer is taken back. */
    waitedSince: time("waited_since"),
    hiddenAt: time("hidden_at"),
    /** Why staff have hidden it. */
    hiddenWhy: personal(text("hidden_why")),
  },
  (table) => [
    unique("class_question_messages_once_each").on(table.questionId, table.answerId),
    index("class_question_messages_question_id_at").on(table.questionId, table.at),
    index("class_question_messages_answer_id").on(table.answerId),
    index("class_question_messages_enrolment_id").on(table.enrolmentId),
  ],
);

stored(questionMessages, {
  what: "the answers to students' questions, and what was written further",
  why: "so that the student can read them",
  ground: "contract",
  kept: "as long as the question",
  seenBy,
});

/** A question with its answer that stands beside a lecture of a course, in this batch and the next ones. */
export const keptAnswers = pgTable(
  "kept_answers",
  {
    id: uuid().primaryKey(),
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** The lecture beside which it was kept; in another batch of the course, the one with its title or its number. */
    lectureId: text("lecture_id").notNull(),
    lectureNumber: integer("lecture_number").notNull(),
    lectureTitle: text("lecture_title").notNull(),
    second: integer("at_second"),
    /** The question in words of the staff, without a name. */
    question: text().notNull(),
    /** In the program's small Markdown. */
    answer: text().notNull(),
    /** The question that it answers; null once that is gone. */
    questionId: uuid("question_id").references(() => questions.id, { onDelete: "set null" }),
    keptAt: time("kept_at").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    index("kept_answers_course_id").on(table.courseId),
    unique("kept_answers_question_id").on(table.questionId),
  ],
);

stored(keptAnswers, {
  what: "questions and answers that staff keep beside a lecture, without a name",
  why: "so that the next students find them",
  ground: "none",
  kept: "until staff remove it",
  seenBy: "the students of the course's batches, and staff",
});
