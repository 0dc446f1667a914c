import { filmOf } from "#domains/catalogue/server/films.ts";
import { type ContentChanges, memoizeContent } from "#server/db/content-changes.ts";
import type { FileStorage, StorageKey } from "#server/storage/port.ts";
import { findBox, openBoxes } from "./mp4-boxes.ts";

type Storage = Pick<FileStorage, "describe" | "open">;

/**
 * The length of a lecture's video in whole seconds, by its address: of our own MP4 files, whose header states it; null
 * for every other video. The storage is asked again after content has changed.
 */
export function createVideoLengths(storage: Storage, changes: ContentChanges) {
  const lengthOf = memoizeContent(changes, async (url) => {
    const film = filmOf(url);
    return { seconds: film && (await readLength(storage, film)) };
  });
  return async (url: string): Promise<number | null> => (await lengthOf(url))?.seconds ?? null;
}

async function readLength(storage: Storage, key: StorageKey): Promise<number | null> {
  const opened = await openBoxes(storage, key);
  if (!opened) return null;
  const { read, file } = opened;
  const movie = await findBox(read, "moov", file);
  const header = movie && (await findBox(read, "mvhd", movie));
  return header ? lengthIn(await read(header.from, 32)) : null;
}

/** The length in a movie header (ISO 14496-12, 8.2.2); null for one without it. */
function lengthIn(header: Buffer): number | null {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) return null;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const seconds = Math.round(duration / scale);
  return Number.isFinite(seconds) && seconds > 0 && duration < 0xffffffff ? seconds : null;
}
