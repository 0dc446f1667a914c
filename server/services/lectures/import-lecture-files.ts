import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";
import type { Database } from "#server/db/client.ts";
import { findLecturesShowing, lockCatalogue } from "#server/db/queries/catalogue.ts";
import { findLockedLecture } from "#server/db/queries/lectures.ts";
import { AppError, fieldError } from "#server/services/app-error.ts";
import { addToCatalogue } from "#server/services/catalogue/catalogue.ts";
import { type Fields, unknownEntry } from "#server/services/catalogue/entry-rules.ts";
import { type CatalogueDeps, removeUnusedFiles, writeInputs } from "#server/services/catalogue/write-inputs.ts";
import type { LectureEntry } from "#shared/contracts/catalogue/lecture-entry.ts";
import type { ErrorCause } from "#shared/rules/error-words.ts";
import { captionsKey, lectureFileUrl, lectureSource } from "#shared/rules/lecture-source.ts";
import { webVttFault } from "#shared/rules/web-vtt.ts";

/** The videos that every browser plays, by what their first bytes say. */
const extensions: Record<string, string> = { "video/mp4": "mp4", "video/x-m4v": "mp4", "video/webm": "webm" };
/** How many bytes tell the type of any video. */
const headLength = 4100;

/** Stands for the video's own address while the other fields are validated. */
const anyAddress = "https://youtu.be/00000000000";

/**
 * Stores a video and then adds the lecture that shows it, so that no power cut can lose either once this has answered; if
 * the lecture cannot be added, the video is removed. Throws `invalid` for wrong fields, before it reads any of the video,
 * and for a file that is no MP4 or WebM video. The video is never in memory as a whole.
 */
export async function importLectureFile(deps: CatalogueDeps, fields: Fields, video: Readable): Promise<LectureEntry> {
  const input = { kind: "lectures" as const, where: "", fields: { ...fields, url: anyAddress } };
  await writeInputs(deps, [input], { intent: "add", onlyCheck: true });
  const { head, whole } = await peek(video);
  const extension = extensions[(await fileTypeFromBuffer(head))?.mime ?? ""];
  if (!extension) throw fieldError("file", "video.type");
  const key = `lectures/${randomUUID()}.${extension}`;
  await deps.storage.put(key, whole);
  try {
    return await addToCatalogue(deps, "lectures", { ...fields, url: lectureFileUrl(key) });
  } catch (error) {
    await deps.storage.remove(key);
    throw error;
  }
}

/** The first bytes of a stream, and the whole of it, mostly unread. */
async function peek(video: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of video.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= headLength) break;
  }
  const head = Buffer.concat(chunks);
  if (video.readableEnded) return { head, whole: Readable.from([head]) };
  video.unshift(head);
  return { head, whole: video };
}

/**
 * Stores captions (WebVTT in UTF-8) beside the video of a lecture, in place of the captions it had, for every lecture that
 * shows the video. Throws `not_found` for an unknown lecture, and `invalid` for a video that is not one of our own files,
 * or if `content` is no WebVTT.
 */
export async function importCaptions(
  { database, storage, announce, log }: CatalogueDeps,
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
    if (showing.length > 0) await announce(transaction);
    return showing.some(({ id }) => id === lectureId);
  });
  if (isShown) return;
  await removeUnusedFiles({ database, storage, log }, [{ url }]);
  throw unknownLecture(lectureId);
}

function captionsFault(content: Uint8Array): ErrorCause | null {
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
