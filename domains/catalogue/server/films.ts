import { captionsKey, lectureFileUrl, lectureSource } from "#domains/catalogue/rules/lecture-source.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { type FileStorage, type StorageKey, storageKey } from "#server/storage/port.ts";
import { findLecturesShowing } from "./entry-queries.ts";
import { type LectureFiles, setLectureFiles } from "./lecture-files.ts";

/** The keys under which films are stored. */
const filmShape = /^lectures\/.+\.(mp4|m4v|webm|mov|mp3|m4a)$/i;

/** The film of our own that a lecture shows, by its stored `url`; null for an address, and for a file that is no film. */
export function filmOf(url: string): StorageKey | null {
  const source = lectureSource(url);
  return source?.kind === "file" && filmShape.test(source.key) ? storageKey(source.key) : null;
}

/** The captions that lie beside a film: those of the demo, and those stored by earlier releases. */
export const captionsBeside = (film: StorageKey): StorageKey => storageKey(captionsKey(film));

/** The stored `url`s among these whose film is in the storage. */
export async function storedFilms(storage: Pick<FileStorage, "describe">, urls: string[]): Promise<Set<StorageKey>> {
  const stored = new Set<StorageKey>();
  for (const url of urls) {
    const film = filmOf(url);
    if (film && !stored.has(film) && (await storage.describe(film))) stored.add(film);
  }
  return stored;
}

/**
 * Removes the files that were stored for these former lectures. A film that another lecture shows stays, and goes with
 * that one from then on. To be called after the commit: a file left over does no harm, a missing one does. Never
 * throws.
 */
export async function removeLectureFiles(
  { database, storage, log }: { database: Database; storage: Pick<FileStorage, "remove">; log: Log },
  former: Pick<LectureFiles, "filmKey" | "captionsKey">[],
): Promise<void> {
  const remove = async (film: StorageKey) => {
    const [heir] = await findLecturesShowing(database, lectureFileUrl(film));
    if (heir) return await setLectureFiles(database, heir.id, { filmKey: film });
    await storage.remove(film);
    await storage.remove(captionsBeside(film));
  };
  for (const files of former) {
    try {
      if (files.captionsKey) await storage.remove(files.captionsKey);
      if (files.filmKey) await remove(files.filmKey);
    } catch (err) {
      log.warn({ err, ...files }, "an unused file of a lecture is left over");
    }
  }
}
