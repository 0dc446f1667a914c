import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { requireEntry } from "#domains/catalogue/server/entries.ts";
import { filmOf } from "#domains/catalogue/server/films.ts";
import type { NewUpload } from "#domains/lectures/contract.ts";
import { requireClassOfBatch } from "#domains/timetable/server/class-with-batch.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, storageKey } from "#server/storage/port.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { findLockedLecture } from "./queries.ts";
import {
  countUploadsOf,
  findUpload as findStoredUpload,
  insertPart,
  insertUpload,
  type LectureUpload,
  removeUpload as removeStoredUpload,
} from "./upload-queries.ts";
import { headLength, peek, videoEnding, videoRefusal } from "./video-type.ts";

/** The queue in which whole videos wait to become lectures: after the commit, and again until it is done. */
export interface LectureImports {
  place(transaction: Database, uploadId: string): Promise<void>;
}

export interface UploadDeps {
  database: Database;
  storage: FileStorage;
  fileRemovals: FileRemovals;
  lectureImports: LectureImports;
}

/** Uploads that a member may have that are not lectures yet. */
const mostUnfinished = 5;

/**
 * Begins the upload of a lecture's video, and answers its id. Throws `not_found` for an unknown batch or class, and `conflict` for
 * a member who has too many unfinished ones.
 */
export const beginUpload = verb(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (
    { database }: UploadDeps,
    actor: Actor,
    batchId: string,
    { title, fileName, size, modifiedAt, classId = null }: NewUpload,
  ): Promise<string> => {
    await requireEntry(database, "batches", batchId);
    if (classId !== null) await requireClassOfBatch(database, batchId, classId);
    const userId = accountOf(actor);
    const now = new Date();
    const id = randomUUID();
    await database.transaction(async (transaction) => {
      const unfinished = await countUploadsOf(transaction, userId);
      if (unfinished >= mostUnfinished)
        throw new AppError("conflict", "upload.tooMany", { values: { count: unfinished } });
      const row = { id, batchId, userId, title, fileName, size, modifiedAt, classId, createdAt: now, changedAt: now };
      await insertUpload(transaction, row);
      const details = { batch: batchId, size };
      await audit(transaction, actor, { verb: "beginUpload", subject: "lecture", subjectId: id, details }, now);
    });
    return id;
  },
);

/**
 * The length of the member's own upload, and its stored bytes: all of them once it has become a lecture. Throws
 * `not_found`, and `forbidden` for another member's.
 */
export const findUpload = verb(
  { officeOnly: "file", may: workOfClass, scope: byBatch, unaudited: true },
  async (
    { database, storage }: Pick<UploadDeps, "database" | "storage">,
    actor: Actor,
    batchId: string,
    id: string,
  ): Promise<Pick<LectureUpload, "size" | "received">> => {
    const lecture = await findLockedLecture(database, lectureIdOf(id));
    const film = lecture?.batchId === batchId ? filmOf(lecture.url) : null;
    const video = film && (await storage.describe(film));
    if (video) return { size: video.size, received: video.size };
    const upload = await requireUpload(database, batchId, id);
    if (upload.userId !== accountOf(actor)) throw new AppError("forbidden", "upload.notYours");
    return upload;
  },
);

/**
 * Stores a piece that begins at `start`, and answers how many bytes are stored now; once all are, the video waits to become a lecture. Throws `conflict` for a piece that does not continue the upload, and
 * `invalid` if the first bytes are no video's; then the upload is removed.
 */
export const continueUpload = verb(
  { officeOnly: "file", may: workOfClass, scope: byBatch, unaudited: true },
  async (
    deps: UploadDeps,
    actor: Actor,
    batchId: string,
    { id, start, content }: { id: string; start: number; content: Readable },
  ): Promise<number> => {
    const { database, storage, lectureImports } = deps;
    const upload = await findUpload(deps, actor, batchId, id);
    if (upload.received !== start) throw misplaced();
    const { head, whole } = await peek(content);
    if (head.length === 0) return start;
    if (start >= upload.size) {
      whole.destroy();
      throw misplaced();
    }
    const isTold = head.length >= headLength || head.length === upload.size;
    if (start === 0 && isTold && !(await videoEnding(head))) {
      whole.destroy();
      await removeUpload(deps, actor, batchId, id);
      throw fieldError("file", await videoRefusal(head));
    }
    const key = storageKey(`uploads/${id}/${start}-${randomUUID()}`);
    const { size } = await storage.put(key, whole);
    const received = await database.transaction(async (transaction) => {
      const stored = await insertPart(transaction, { uploadId: id, start, size, key }, new Date());
      if (stored === upload.size) await lectureImports.place(transaction, id);
      return stored;
    });
    if (received !== null) return received;
    await storage.remove(key);
    throw misplaced();
  },
);

/** Removes an upload of any member, with its stored pieces. Throws `not_found`. */
export const removeUpload = verb(
  { may: workOfClass, scope: byBatch },
  async (
    { database, fileRemovals }: Pick<UploadDeps, "database" | "fileRemovals">,
    actor: Actor,
    batchId: string,
    id: string,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      await requireUpload(transaction, batchId, id);
      const keys = await removeStoredUpload(transaction, id);
      if (keys.length > 0) await fileRemovals.place(transaction, { keys, emails: [] });
      await audit(transaction, actor, { verb: "removeUpload", subject: "lecture", subjectId: id }, new Date());
    });
  },
);

/** The id of the lecture that an upload becomes. */
export const lectureIdOf = (uploadId: string) => `lecture-${uploadId}`;

async function requireUpload(database: Database, batchId: string, id: string): Promise<LectureUpload> {
  const upload = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? await findStoredUpload(database, id) : undefined;
  if (upload?.batchId !== batchId) throw new AppError("not_found", "upload.unknown");
  return upload;
}

const misplaced = () => new AppError("conflict", "upload.place");

function accountOf({ id }: Actor): string {
  if (id === null) throw new Error("Only somebody with an account uploads piece by piece.");
  return id;
}
