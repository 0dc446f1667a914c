import { z } from "zod";

/** Whether a student was in a class. */
export const attendanceMark = z.enum(["present", "absent", "late", "excused"]);
export type AttendanceMark = z.infer<typeof attendanceMark>;

/** Days with other hours than the rule's, such as Ramadan; both days inclusive, times by the rule's clock. */
export interface TimetableException {
  name: string;
  from: string;
  until: string;
  startsAt: string;
  endsAt: string;
}

/** What the students of a batch are asked to do. */
export type WorkKind = "assignment" | "quiz";

/** What a late hand-in costs: `perDay` per cent of its points for each day begun, at most `most`; none after `closesAfter` days. */
export interface LateRule {
  perDay: number;
  most: number;
  closesAfter: number | null;
}
