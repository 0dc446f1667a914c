import { retention } from "#shared/retention.ts";
import type { StoredTable } from "./stored.en.ts";

const withSeat = "as long as the student's seat";
const seenBy = "the teacher and staff; the student";

/** The tables of assignments and hand-ins. */
export const storedWork: Record<string, StoredTable> = {
  assignment_details: {
    what: "what an assignment takes, and its rubric",
    why: "to teach",
    ground: "none",
    kept: "as long as the assignment",
    seenBy,
    personal: [],
    other: ["work_id", "accepts", "max_file_bytes", "rubric"],
  },
  hand_ins: {
    what: "what students handed in, each version",
    why: "so that the teacher can grade it, and nothing handed in is lost",
    ground: "contract",
    kept: withSeat,
    seenBy,
    personal: ["enrolment_id", "text", "link"],
    other: ["id", "work_id", "version", "key", "file_ids", "handed_in_at"],
  },
  hand_in_files: {
    what: "the files that students uploaded for a hand-in",
    why: "so that the teacher can grade it",
    ground: "contract",
    kept: `${withSeat}; ${retention.handInFiles.words} if it was never handed in`,
    seenBy,
    personal: ["enrolment_id", "name"],
    other: ["id", "work_id", "size", "storage_key", "uploaded_at"],
  },
};
