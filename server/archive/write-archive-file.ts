import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Writes a file that only its owner can read, complete and on the disk, or not at all. Rejects if its draft is there. */
export async function writeArchiveFile(path: string, content: Readable): Promise<void> {
  const draft = `${path}.part`;
  try {
    await pipeline(content, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), "r");
  await folder.sync().finally(() => folder.close());
}
