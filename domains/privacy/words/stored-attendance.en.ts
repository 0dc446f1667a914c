import { retention } from "#shared/retention.ts";
import { nobody, type StoredTable } from "./stored.en.ts";

const ofStudents = "students of the batch, and staff";

/** The tables of attendance, and of a class's other records. */
export const storedAttendance: Record<string, StoredTable> = {
  attendance_changes: {
    what: "each change of a student's attendance: from what, to what, when, and by which account",
    why: "so that a mark can be explained and corrected",
    ground: "contract",
    kept: "as long as the student's seat",
    seenBy: "the teacher and staff; the student's own download",
    personal: ["enrolment_id", "actor_id"],
    other: ["id", "session_id", "at", "from_mark", "to_mark", "source"],
  },
  attendance_sheets: {
    what: "which sheets of attendance have come, by a random id",
    why: "so that one that is sent again counts once",
    ground: "none",
    kept: "as long as the class",
    seenBy: nobody,
    personal: [],
    other: ["id", "session_id", "saved_at"],
  },
  lecture_sessions: {
    what: "which lecture is the recording of which class",
    why: "so that students find it there",
    ground: "none",
    kept: "as long as both",
    seenBy: ofStudents,
    personal: [],
    other: ["lecture_id", "session_id"],
  },
  session_materials: {
    what: "slides, notes and links of a class",
    why: "to teach",
    ground: "none",
    kept: `as long as the class, and ${retention.sessionMaterials.words} more`,
    seenBy: ofStudents,
    personal: [],
    other: "id session_id form_id kind title file_key media_type size url added_at published_at".split(" "),
  },
};
