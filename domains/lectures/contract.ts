import { z } from "zod";
import { because } from "#shared/because.ts";
import { line } from "#shared/fields.ts";
import { readLink } from "#shared/read-link.ts";

/** The part of a lecture that a signed-in student has watched, as the player sends it. */
export const watchedPart = z
  .object({
    /** The position where they stopped, from the start. */
    seconds: z.number().min(0).max(86_400),
    isFinished: z.boolean(),
  })
  .meta({ id: "WatchedPart" });

export type WatchedPart = z.infer<typeof watchedPart>;

/** A recorded lecture as the videos call returns it (specification §3, "Video"). */
export const lecture = z
  .object({
    _id: z.string(),
    batchNumber: z.string(),
    lectureNumber: z.int().positive(),
    title: z.string(),
    /** An embed address, or a link to one of our own files; empty if the video cannot be shown. */
    url: z.string(),
    /** A link to its captions (WebVTT), if one of our own files has them. */
    captionsUrl: z.string().optional(),
    /** The part that the signed-in student has watched; missing before the first time, and for anyone else. */
    progress: watchedPart
      .extend({
        /** The video's length in seconds; null if the file does not state it. */
        length: z.number().nullable(),
      })
      .optional(),
    /** How many answers to questions stand beside it, for a signed-in student of the batch; missing for none. */
    keptAnswers: z.int().positive().optional(),
  })
  .meta({ id: "Video" });

export type Lecture = z.infer<typeof lecture>;

/** `GET /batches/{batchId}/videos`: the lectures in order (specification §7). */
export const lecturesAnswer = z.object({ videos: z.array(lecture) }).meta({ id: "Videos" });

export type LecturesAnswer = z.infer<typeof lecturesAnswer>;

/** The materials of a class besides its recording. */
export const materialKind = z.enum(["slides", "notes", "link"]);

export type MaterialKind = z.infer<typeof materialKind>;

/** The largest file of a class, in bytes. */
export const materialMaxBytes = 20 * 1024 * 1024;

/** Media type → ending, of the files that a class accepts. */
export const materialTypes: Partial<Record<string, string>> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.oasis.opendocument.presentation": "odp",
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
  "application/zip": "zip",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
};

/** What a teacher says beside a material, in the program's small Markdown; empty for nothing. */
const materialNote = z.string().trim().max(2_000, because("field.tooLong")).default("");

/** A link among the materials of a class. */
export const materialLink = z.strictObject({
  title: line(160),
  url: z
    .string()
    .overwrite(readLink)
    .max(1000, "Please keep this under 1000 characters.")
    .pipe(z.url({ protocol: /^https$/, error: "Please give an address that begins with https://." })),
  note: materialNote,
});

/** A Secret ID that staff choose themselves: trimmed, as in specification §5, and too long to guess. */
export const chosenSecretId = line(100).min(8, "A Secret ID needs at least 8 characters.");

/** The largest video of a lecture, in bytes. */
export const largestVideo = 4 * 1024 ** 3;

/** A lecture's video as its upload begins. */
export const newUpload = z.object({
  title: line(160),
  fileName: line(255),
  /** In bytes. */
  size: z.int().min(1).max(largestVideo),
  /** Last change of the file, in milliseconds. */
  modifiedAt: z.int().min(0),
  /** The class that it records; null for none. */
  classId: z.uuid().nullable().default(null),
});

export type NewUpload = z.input<typeof newUpload>;
