import { z } from "zod";
import { oneLine } from "#shared/fields.ts";
import { attendanceMark } from "#domains/work/contract.ts";

/** The marks of a class as a teacher saves them at once. */
export const attendanceSheet = z.strictObject({
  /** Of the sheet itself: the same id again is the same sheet, and changes nothing. */
  id: z.uuid(),
  marks: z
    .array(
      z.strictObject({
        enrolmentId: z.uuid(),
        mark: attendanceMark,
        /** The mark that the screen showed; null where nobody had said. */
        seen: attendanceMark.nullable(),
      }),
    )
    .max(2000),
});
export type AttendanceSheet = z.infer<typeof attendanceSheet>;

/** What hangs on a class besides its recording. */
export const materialKind = z.enum(["slides", "notes", "link"]);
export type MaterialKind = z.infer<typeof materialKind>;

/** The largest file of a class, in bytes. */
export const materialMaxBytes = 20 * 1024 * 1024;

/** Media type → ending, of the files that a class takes. */
export const materialTypes: Partial<Record<string, string>> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.oasis.opendocument.presentation": "odp",
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** A link that hangs on a class. */
export const materialLink = z.strictObject({
  title: oneLine(160),
  url: z
    .string()
    .trim()
    .max(1000, "Please keep this under 1000 characters.")
    .pipe(z.url({ protocol: /^https$/, error: "Please give an address that begins with https://." })),
});
