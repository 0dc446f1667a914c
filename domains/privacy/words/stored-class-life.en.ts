import { everybody, nobody, type StoredTable } from "./stored.en.ts";

const withSeat = "as long as the student's seat";
const seen = "the teacher and staff; the student";

/** The tables of class life: timetable, attendance, work. */
export const storedClassLife: Record<string, StoredTable> = {
  batch_rules: {
    what: "how the classes of a batch repeat, and where they meet",
    why: "to make its timetable",
    ground: "none",
    kept: "as long as the batch",
    seenBy: everybody,
    personal: [],
    other: [
      ..."batch_id weekdays starts_at ends_at time_zone from_day until_day holidays exceptions".split(" "),
      ...["note", "meeting_url", "version", "changed_at"],
    ],
  },
  class_sessions: {
    what: "the classes of a batch, with the name of who teaches each",
    why: "to hold them, and to say when they are",
    ground: "contract",
    kept: "as long as the batch",
    seenBy: "students of the batch, and staff",
    personal: ["teacher"],
    other: [
      ..."id batch_id rule_day starts_at ends_at title is_cancelled cancel_reason sequence".split(" "),
      ...["meeting_url", "changed_at"],
    ],
  },
  class_changes: {
    what: "which classes of a batch were changed, from when to when, and by which teacher they were to be given",
    why: "to tell their students and teachers once",
    ground: "contract",
    kept: "as long as the batch",
    seenBy: "students of the batch, and staff",
    personal: ["classes"],
    other: ["id", "batch_id", "at", "told"],
  },
  calendar_addresses: {
    what: "that a student or member of staff has an address at which a calendar reads their classes; of its secret part only a hash",
    why: "so that their own calendar shows their classes",
    ground: "asked",
    kept: "until it is revoked, or the person is erased",
    seenBy: "nobody",
    personal: ["token", "person_id", "user_id"],
    other: ["created_at"],
  },
  morning_email_days: {
    what: "on which days of the last week the students' morning e-mails were queued",
    why: "so that nobody gets one twice",
    ground: "none",
    kept: "a week",
    seenBy: nobody,
    personal: [],
    other: ["day", "queued_at"],
  },
  morning_email_refusals: {
    what: "which students do not want the morning e-mail",
    why: "so that they get none",
    ground: "asked",
    kept: "as long as the person's record",
    seenBy: nobody,
    personal: ["person_id"],
    other: ["since"],
  },
  attendance: {
    what: "which student was in which class",
    why: "so that the teacher sees who is missing, and the certificate is earned",
    ground: "contract",
    kept: withSeat,
    seenBy: seen,
    personal: ["enrolment_id"],
    other: ["session_id", "mark", "source", "marked_at"],
  },
  class_work: {
    what: "assignments and quizzes of a batch",
    why: "to teach",
    ground: "none",
    kept: "as long as the batch",
    seenBy: seen,
    personal: [],
    other: [
      ..."id batch_id session_id kind title instructions points due_at late_rule created_at".split(" "),
      ...["published_at", "grades_posted_at", "version"],
    ],
  },
  grades: {
    what: "what a student got for an assignment or a quiz, and the teacher's words on it",
    why: "so that the student knows, and the certificate is earned",
    ground: "contract",
    kept: withSeat,
    seenBy: seen,
    personal: ["enrolment_id", "points", "feedback", "late_points", "rubric_points"],
    other: ["work_id", "graded_at", "version", "told_version"],
  },
};
