import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { LectureEntry } from "#domains/catalogue/contract/lecture-entry.ts";
import { lectureFileUrl } from "#domains/catalogue/rules/lecture-source.ts";
import { addToCatalogue } from "#domains/catalogue/server/entries.ts";
import { findLecturesShowing, lockCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import { type Fields, unknownEntry } from "#domains/catalogue/server/entry-rules.ts";
import { filmOf, removeLectureFiles } from "#domains/catalogue/server/films.ts";
import { findLectureFiles, type LectureFiles, setLectureFiles } from "#domains/catalogue/server/lecture-files.ts";
import { type CatalogueDeps, writeInputs } from "#domains/catalogue/server/write-inputs.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { storageKey } from "#server/storage/port.ts";
import { decodeText } from "#shared/decode-text.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { UnreadableForm } from "#shared/read-form.ts";
import { peek, videoEnding } from "./video-type.ts";
import { captionFault, captionLimits, webVttOf } from "./web-vtt.ts";

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
  const film = storageKey(`lectures/${randomUUID()}.${ending}`);
  await deps.storage.put(film, whole);
  try {
    const url = lectureFileUrl(film);
    const after = async (transaction: Database) => {
      const [showing] = await findLecturesShowing(transaction, url);
      if (showing) await setLectureFiles(transaction, showing.id, { filmKey: film });
    };
    const lecture = { kind: "lectures" as const, fields: { ...fields, url } };
    return await addToCatalogue(deps, actor, lecture, { verb: "importLectureFile", films: film, after });
  } catch (error) {
    await deps.storage.remove(film);
    throw error;
  }
}

/**
 * Stores captions (WebVTT or SubRip, in UTF-8 or UTF-16) of a lecture, in place of those it had: they are this lecture's alone, also where
 * others show the same film. Throws `not_found` for an unknown lecture, and `invalid` for a video that is not one of
 * our own films, or if `content` is neither or more than a lecture needs.
 */
export async function importCaptions(
  { database, storage, announce, log }: CatalogueDeps,
  actor: Actor,
  lectureId: string,
  content: Uint8Array,
): Promise<void> {
  const captions = readCaptions(content);
  await requireOwnFilm(database, lectureId);
  const captionsKey = storageKey(`lectures/${randomUUID()}.vtt`);
  const remove = (former: Partial<LectureFiles>) =>
    removeLectureFiles({ database, storage, log }, [{ filmKey: null, captionsKey: former.captionsKey ?? null }]);
  // Outside the transaction: a slow storage service would hold the one connection of the embedded database.
  await storage.put(captionsKey, Readable.from([Buffer.from(captions)]));
  try {
    const before = await database.transaction(async (transaction) => {
      // If the lecture is removed at the same time, either its removal takes the captions along, or this sees it.
      await lockCatalogue(transaction);
      const files = await requireOwnFilm(transaction, lectureId);
      await setLectureFiles(transaction, lectureId, { captionsKey });
      const act = { verb: "importCaptions", subject: "lecture", subjectId: lectureId } as const;
      await audit(transaction, actor, act, new Date());
      await announce(transaction);
      return files;
    });
    await remove(before);
  } catch (error) {
    await remove({ captionsKey });
    throw error;
  }
}

/** Captions as WebVTT. Throws `invalid` for what is none, or more than a lecture needs. */
function readCaptions(content: Uint8Array): string {
  const { bytes } = captionLimits;
  const refuse = (fault: ErrorCause) => fieldError("file", fault.reason, fault);
  if (content.byteLength > bytes) throw refuse({ reason: "captions.size", values: { megabytes: bytes / 1024 ** 2 } });
  const text = textOf(content);
  if (text === null) throw refuse({ reason: "captions.encoding" });
  const captions = webVttOf(text);
  const fault = captionFault(text, captions);
  if (fault) throw refuse(fault);
  return captions;
}

/** The text of captions, in an encoding of editors and spreadsheets; null for bytes that are none. */
function textOf(content: Uint8Array): string | null {
  try {
    return decodeText(content);
  } catch (error) {
    if (error instanceof UnreadableForm) return null;
    throw error;
  }
}

/** The files of a lecture that shows one of our own films. */
async function requireOwnFilm(database: Database, lectureId: string): Promise<LectureFiles> {
  const [files] = await findLectureFiles(database, [lectureId]);
  if (!files) throw unknownLecture(lectureId);
  if (!filmOf(files.url)) throw new AppError("invalid", "captions.notOurs");
  return files;
}

function unknownLecture(lectureId: string): AppError {
  const { reason, values } = unknownEntry("lectures", lectureId);
  return new AppError("not_found", reason, { values });
}
