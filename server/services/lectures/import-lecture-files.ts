import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Database } from "#server/db/client.ts";
import { findLecturesShowing, lockCatalogue } from "#server/db/queries/catalogue.ts";
import { findLockedLecture } from "#server/db/queries/lectures.ts";
import { type Actor, audit } from "#server/services/actor.ts";
import { AppError, fieldError } from "#server/services/app-error.ts";
import { addToCatalogue } from "#server/services/catalogue/catalogue.ts";
import { type Fields, unknownEntry } from "#server/services/catalogue/entry-rules.ts";
import { type CatalogueDeps, removeUnusedFiles, writeInputs } from "#server/services/catalogue/write-inputs.ts";
import { peek, videoEnding } from "#server/services/lectures/video-type.ts";
import type { LectureEntry } from "#shared/contracts/catalogue/lecture-entry.ts";
import type { ErrorCause } from "#shared/rules/error-words.ts";
import { captionsKey, lectureFileUrl, lectureSource } from "#shared/rules/lecture-source.ts";
import { captionLimits, webVttFault } from "#shared/rules/web-vtt.ts";

/** Stands for the video's own address while the other fields are validated. */
const anyAddress = "https://youtu.be/00000000000";

/**
 * Stores a video and then adds the lecture that shows it, so that no power cut can lose either once this has answered; if
 * the lecture cannot be added, the video is removed. Throws `invalid` for wrong fields, before it reads any of the video,
 * and for a file that is no MP4 or WebM video. The video is never in memory as a whole.
 */
export async function importLectureFile(
  deps: CatalogueDeps,
  actor: Actor,
  fields: Fields,
  video: Readable,
): Promise<LectureEntry> {
  const input = { kind: "lectures" as const, where: "", fields: { ...fields, url: anyAddress } };
  await writeInputs(deps, actor, [input], { intent: "add", verb: "importLectureFile", onlyCheck: true });
  const { head, whole } = await peek(video);
  const ending = await videoEnding(head);
  if (!ending) throw fieldError("file", "video.type");
  const key = `lectures/${randomUUID()}.${ending}`;
  await deps.storage.put(key, whole);
  try {
    const lecture = { kind: "lectures" as const, fields: { ...fields, url: lectureFileUrl(key) } };
    return await addToCatalogue(deps, actor, lecture, { verb: "importLectureFile" });
  } catch (error) {
    await deps.storage.remove(key);
    throw error;
  }
}

/**
 * Stores captions (WebVTT in UTF-8) beside the video of a lecture, in place of the captions it had, for every lecture that
 * shows the video. Throws `not_found` for an unknown lecture, and `invalid` for a video that is not one of our own files,
 * or if `content` is no WebVTT or more than a lecture needs.
 */
export async function importCaptions(
  { database, storage, announce, log }: CatalogueDeps,
  actor: Actor,
  lectureId: string,
  content: Uint8Array,
): Promise<void> {
  const fault = captionsFault(content);
  if (fault) throw fieldError("file", fault.reason, fault);
  const { url, key } = await findOwnVideo(database, lectureId);
  // Outside the transaction: a slow storage service would hold the one connection of the embedded database.
  await storage.put(captionsKey(key), Readable.from([content]));
  const isShown = await database.transaction(async (transaction) => {
    // If the video is removed at the same time, either its removal takes the captions along, or this sees it.
    await lockCatalogue(transaction);
    const showing = await findLecturesShowing(transaction, url);
    if (showing.length > 0) {
      const act = { verb: "importCaptions", subject: "lecture", subjectId: lectureId } as const;
      await audit(transaction, actor, act, new Date());
      await announce(transaction);
    }
    return showing.some(({ id }) => id === lectureId);
  });
  if (isShown) return;
  await removeUnusedFiles({ database, storage, log }, [{ url }]);
  throw unknownLecture(lectureId);
}

function captionsFault(content: Uint8Array): ErrorCause | null {
  const { bytes } = captionLimits;
  if (content.byteLength > bytes) return { reason: "captions.size", values: { megabytes: bytes / 1024 ** 2 } };
  try {
    return webVttFault(new TextDecoder("utf-8", { fatal: true }).decode(content));
  } catch {
    return { reason: "captions.encoding" };
  }
}

/** The video of a lecture, by its stored address and its storage key. */
async function findOwnVideo(database: Database, lectureId: string): Promise<{ url: string; key: string }> {
  const lecture = await findLockedLecture(database, lectureId);
  if (!lecture) throw unknownLecture(lectureId);
  const source = lectureSource(lecture.url);
  if (source?.kind !== "file") throw new AppError("invalid", "captions.notOurs");
  return { url: lecture.url, key: source.key };
}

function unknownLecture(lectureId: string): AppError {
  const { reason, values } = unknownEntry("lectures", lectureId);
  return new AppError("not_found", reason, { values });
}
