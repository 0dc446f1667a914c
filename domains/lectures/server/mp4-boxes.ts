import { buffer } from "node:stream/consumers";
import type { FileStorage, StorageKey } from "#server/storage/port.ts";

/** A box of an MP4 file: the start and end of its content, in bytes. */
export interface Box {
  type: string;
  from: number;
  to: number;
}

type Storage = Pick<FileStorage, "describe" | "open">;
export type Read = (first: number, length: number) => Promise<Buffer>;

/** More boxes in a row than any player writes. */
const mostBoxes = 50;

/** Reads pieces of a file, and its start and end; null if there is none. */
export async function openBoxes(
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
export async function findBox(read: Read, type: string, place: Pick<Box, "from" | "to">): Promise<Box | null> {
  for await (const box of boxesIn(read, place)) if (box.type === type) return box;
  return null;
}

/** The boxes between two places, in order, until one does not lie within them. */
export async function* boxesIn(read: Read, { from, to }: Pick<Box, "from" | "to">): AsyncGenerator<Box> {
  let at = from;
  for (let seen = 0; seen < mostBoxes; seen += 1) {
    const box = readBox(await read(at, 16), { from: at, to });
    if (!box) return;
    yield box;
    at = box.to;
  }
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
