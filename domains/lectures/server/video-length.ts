import { buffer } from "node:stream/consumers";
import { filmOf } from "#domains/catalogue/server/films.ts";
import { type ContentChanges, memoizeContent } from "#server/db/content-changes.ts";
import type { FileStorage, StorageKey } from "#server/storage/port.ts";

/** A box of an MP4 file: the start and end of its content, in bytes. */
interface Box {
  type: string;
  from: number;
  to: number;
}

type Storage = Pick<FileStorage, "describe" | "open">;
type Read = (first: number, length: number) => Promise<Buffer>;

/** More boxes in a row than any player writes. */
const mostBoxes = 50;

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

/** Whether an MP4 file has a movie header; without one no browser plays it, as when its recording was interrupted. */
export async function hasMovieHeader(storage: Storage, key: StorageKey): Promise<boolean> {
  const opened = await openBoxes(storage, key);
  return opened !== null && (await findBox(opened.read, "moov", opened.file)) !== null;
}

async function readLength(storage: Storage, key: StorageKey): Promise<number | null> {
  const opened = await openBoxes(storage, key);
  if (!opened) return null;
  const { read, file } = opened;
  const movie = await findBox(read, "moov", file);
  const header = movie && (await findBox(read, "mvhd", movie));
  return header ? lengthIn(await read(header.from, 32)) : null;
}

/** Reads pieces of a file, and its start and end; null if there is none. */
async function openBoxes(
  storage: Storage,
  key: StorageKey,
): Promise<{ read: Read; file: Pick<Box, "from" | "to"> } | null> {
  const file = await storage.describe(key);
  if (!file) return null;
  const read: Read = async (first, length) => {
    const last = Math.min(first + length, file.size) - 1;
    const stream = last < first ? null : await storage.open(key, { first, last });
    return stream ? await buffer(stream) : Buffer.alloc(0);
  };
  return { read, file: { from: 0, to: file.size } };
}

/** The first box of a type between two places; null if there is none. */
async function findBox(read: Read, type: string, { from, to }: Pick<Box, "from" | "to">): Promise<Box | null> {
  let at = from;
  for (let seen = 0; seen < mostBoxes; seen += 1) {
    const box = readBox(await read(at, 16), { from: at, to });
    if (!box || box.type === type) return box;
    at = box.to;
  }
  return null;
}

/** The box whose first bytes these are; null if it does not lie within the two places. */
function readBox(head: Buffer, { from, to }: Pick<Box, "from" | "to">): Box | null {
  if (head.length < 8) return null;
  const size = head.readUInt32BE(0);
  const isLarge = size === 1 && head.length === 16;
  const length = isLarge ? Number(head.readBigUInt64BE(8)) : size;
  const box = {
    type: head.toString("latin1", 4, 8),
    from: from + (isLarge ? 16 : 8),
    // A box without a size reaches to the end.
    to: size === 0 ? to : from + length,
  };
  return box.from <= box.to && box.to <= to ? box : null;
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
