import { z } from "zod";

/** Whether a student was in a class. */
export const attendanceMark = z.enum(["present", "absent", "late", "excused"]);

export type AttendanceMark = z.infer<typeof attendanceMark>;

/** The marks of a class as a teacher saves them at once. */
export const attendanceSheet = z.strictObject({
  /** The sheet's own id: the same id again is the same sheet, and changes nothing. */
  id: z.uuid(),
  marks: z
    .array(
      z.strictObject({
        enrolmentId: z.uuid(),
        mark: attendanceMark,
        /** The mark that the screen showed; null if there was none. */
        seen: attendanceMark.nullable(),
      }),
    )
    .max(2000),
});
export type AttendanceSheet = z.infer<typeof attendanceSheet>;
