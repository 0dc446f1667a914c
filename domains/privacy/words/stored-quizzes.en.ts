import type { StoredTable } from "./stored.en.ts";

const withBatch = "as long as the batch";
const withSeat = "as long as the student's seat";

/** The tables of quizzes. */
export const storedQuizzes: Record<string, StoredTable> = {
  quiz_details: {
    what: "when a quiz is open, how long an attempt takes, and how many there are",
    why: "to hold it",
    ground: "none",
    kept: withBatch,
    seenBy: "students of the batch, the teacher and staff",
    personal: [],
    other: ["work_id", "minutes", "attempts", "shuffle", "opens_at", "solutions_shown_at"],
  },
  quiz_questions: {
    what: "the questions of a quiz with their right answers",
    why: "to ask and to score them",
    ground: "none",
    kept: withBatch,
    seenBy: "the teacher and staff; students of the batch, the right answers only once the teacher shows them",
    personal: [],
    other: ["id", "work_id", "position", "kind", "text", "points", "options", "key"],
  },
  quiz_attempts: {
    what: "when a student took a quiz, and the points it earned",
    why: "so that the time is the same for all, and the grade is known",
    ground: "contract",
    kept: withSeat,
    seenBy: "the teacher and staff; the student",
    personal: ["enrolment_id", "score"],
    other: ["id", "work_id", "number", "seed", "started_at", "ends_at", "handed_in_at"],
  },
  quiz_answers: {
    what: "what a student answered in a quiz",
    why: "to score it, and so that a broken connection loses nothing",
    ground: "contract",
    kept: withSeat,
    seenBy: "the teacher and staff; the student",
    personal: ["answer"],
    other: ["attempt_id", "question_id", "sequence", "saved_at"],
  },
};
