import { captionsBeside, filmOf } from "#domains/catalogue/server/films.ts";
import type { Database } from "#server/db/client.ts";
import { type ContentChanges, memoizeContent } from "#server/db/content-changes.ts";
import type { FileStorage } from "#server/storage/port.ts";
import type { StoredLecture } from "./queries.ts";
import { findLockedLecture, findLockedLectures } from "./queries.ts";

/** Whether students see a lecture; the memo of a lecture may have been made before they do. */
export const isPublished = ({ publishedAt }: Pick<StoredLecture, "publishedAt">) =>
  publishedAt !== null && publishedAt <= new Date();

/** Finds lectures with their current lock. */
export type LectureFinder = ReturnType<typeof createLectureFinder>;

/**
 * A new Secret ID must end the old one's access at once, in every process; so lectures are memoized only if no other
 * process can change them. A database server, which several processes may share, is asked each time; it also answers
 * faster than the embedded database.
 */
export function createLectureFinder(database: Database, changes: ContentChanges) {
  const inBatch = (batchId: string) => findLockedLectures(database, batchId);
  const one = (lectureId: string) => findLockedLecture(database, lectureId);
  return changes.isInstant
    ? { inBatch: memoizeContent(changes, inBatch), one: memoizeContent(changes, one) }
    : { inBatch, one };
}

/** Tells whether captions lie beside the film of a stored `url`; asks the storage again after content has changed. */
export function createCaptionsIndex(storage: FileStorage, changes: ContentChanges) {
  return memoizeContent(changes, async (url) => {
    const film = filmOf(url);
    return film !== null && (await storage.describe(captionsBeside(film))) !== null;
  });
}
