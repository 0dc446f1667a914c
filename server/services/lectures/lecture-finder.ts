import type { Database } from "#server/db/client.ts";
import {
  findLockedLecture,
  findLockedLectures,
  type LockedLecture,
  type LockedLectures,
} from "#server/db/queries/lectures.ts";
import { type ContentChanges, memoizeContent } from "../content/content-changes.ts";

/** Finds lectures with what they are locked with, always as it is now. */
export interface LectureFinder {
  inBatch(batchId: string): Promise<LockedLectures | undefined>;
  one(lectureId: string): Promise<LockedLecture | undefined>;
}

/**
 * A new Secret ID closes the door to the old one at once, in every process; so lectures are remembered only where no
 * other process can change them. A server of its own, which several may share, is asked each time: it answers sooner
 * than the embedded database, too.
 */
export function createLectureFinder(database: Database, changes: ContentChanges): LectureFinder {
  const inBatch = (batchId: string) => findLockedLectures(database, batchId);
  const one = (lectureId: string) => findLockedLecture(database, lectureId);
  return changes.isInstant
    ? { inBatch: memoizeContent(changes, inBatch), one: memoizeContent(changes, one) }
    : { inBatch, one };
}
