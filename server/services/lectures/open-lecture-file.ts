import type { Readable } from "node:stream";
import type { FileStorage, StoredFile } from "#server/integrations/storage/port.ts";
import { AppError } from "#server/services/app-error.ts";
import type { LectureFinder } from "#server/services/lectures/lecture-finder.ts";
import {
  closedLink,
  type LectureLinks,
  type LecturePart,
  type Viewer,
} from "#server/services/lectures/lecture-links.ts";
import { videoType } from "#server/services/lectures/video-type.ts";
import type { ByteRange } from "#shared/rules/byte-range.ts";
import { captionsKey, lectureSource } from "#shared/rules/lecture-source.ts";

export interface LectureFileDeps {
  lectureFinder: LectureFinder;
  storage: FileStorage;
  lectureLinks: LectureLinks;
}

export interface LectureFileRequest {
  lectureId: string;
  part: LecturePart;
  token: string;
  viewer: Viewer;
}

/** A lecture's video or captions, found and not yet read. */
export interface LectureFile extends StoredFile {
  /** Media type. */
  type: string;
  /** Reads a part that lies within the file, no faster than the answer is read from. */
  read(range: ByteRange): Promise<Readable>;
}

/**
 * Finds the video or the captions of a lecture that is one of our own files. Throws `forbidden` where the link does not
 * let this viewer in, or the batch's Secret ID is another by now; `not_found` where there is no such file any more.
 */
export async function openLectureFile(deps: LectureFileDeps, request: LectureFileRequest): Promise<LectureFile> {
  const { lectureFinder, storage, lectureLinks } = deps;
  const { lectureId, part, token, viewer } = request;
  const opens = await lectureLinks.read(token);
  const lecture = await lectureFinder.one(lectureId);
  if (!lecture) throw gone();
  if (!opens(lecture, viewer)) throw closedLink();
  const source = lectureSource(lecture.url);
  if (source?.kind !== "file") throw gone();
  const key = part === "film" ? source.key : captionsKey(source.key);
  const file = await storage.describe(key);
  if (!file) throw gone();
  return {
    ...file,
    type: videoType(key),
    async read(range) {
      const content = await storage.open(key, range);
      if (!content) throw gone();
      return content;
    },
  };
}

function gone(): AppError {
  return new AppError("not_found", "There is no such recording.");
}
