import { buffer } from "node:stream/consumers";
import { removeLectureFiles } from "#domains/catalogue/server/films.ts";
import type { CatalogueDeps } from "#domains/catalogue/server/write-inputs.ts";
import { findClassesById } from "#domains/timetable/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, KeyTakenError, type StorageKey, storageKey } from "#server/storage/port.ts";
import { filmFault, webmFault } from "./film-fault.ts";
import { addFilm } from "./manage-lectures.ts";
import { putClassOfLecture } from "./material-queries.ts";
import { findParts, findUpload, refuseUpload, removeUpload, type UploadPart } from "./upload-queries.ts";
import { lectureIdOf } from "./uploads.ts";
import { headLength, videoEnding } from "./video-type.ts";

interface Deps extends CatalogueDeps {
  fileRemovals: FileRemovals;
}

/**
 * Makes a lecture, not yet published, of a whole upload, once however often it is called; it belongs to the class that it
 * records. A file that is no video that
 * browsers play, or that no longer fits a batch, is refused: the upload stays, with the reason, until staff remove it.
 */
export async function finishUpload(deps: Deps, uploadId: string): Promise<void> {
  const { database, storage, fileRemovals } = deps;
  const upload = await findUpload(database, uploadId);
  if (!upload || upload.refused || upload.received < upload.size) return;
  const { id, batchId, title, userId, classId } = upload;
  const parts = await findParts(database, id);
  const ending = await videoEnding(await headOf(storage, parts));
  const film = storageKey(`lectures/${id}.${ending ?? "none"}`);
  try {
    if (!ending) throw new AppError("invalid", "video.type");
    // An existing file is whole: an earlier try was interrupted after it.
    if (!(await storage.describe(film))) await joinOnce(storage, film, parts);
    const fault = await (ending === "mp4" ? filmFault : webmFault)(storage, film);
    if (fault) throw new AppError("invalid", fault);
    const lecture = { id: lectureIdOf(id), batchId, title, film };
    await addFilm(deps, { kind: "staff", id: userId }, lecture, async (transaction) => {
      const [recorded] = classId === null ? [] : await findClassesById(transaction, [classId]);
      if (recorded?.batchId === batchId) await putClassOfLecture(transaction, { lectureId: lecture.id, classId });
      await fileRemovals.place(transaction, { keys: await removeUpload(transaction, id), emails: [] });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    const first = Object.values(error.fields ?? {})[0];
    await refuseUpload(database, id, [first ?? error].flat().map(({ reason, values }) => ({ reason, values }))[0]);
    await removeLectureFiles(deps, [{ filmKey: film, captionsKey: null }]);
  }
}

/** Joins the pieces; another try that has done so meanwhile has joined the same ones. */
async function joinOnce(storage: FileStorage, film: StorageKey, parts: UploadPart[]): Promise<void> {
  const keys = parts.map(({ key }) => key);
  await storage.join(film, keys).catch((error: unknown) => {
    if (!(error instanceof KeyTakenError)) throw error;
  });
}

/** The first bytes of an upload, which may lie in several pieces. */
async function headOf(storage: FileStorage, parts: UploadPart[]): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for (const { key, size } of parts) {
    if (head.length >= headLength) break;
    const content = await storage.open(key, { first: 0, last: Math.min(size, headLength) - 1 });
    if (!content) throw new Error("A piece of an upload is gone.");
    head = Buffer.concat([head, await buffer(content)]);
  }
  return head;
}
