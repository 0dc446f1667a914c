import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { takeFileSnapshot } from "#server/integrations/storage/file-snapshot.ts";
import { FileStream } from "#server/integrations/storage/file-stream.ts";
import { type FileStorage, type StoredFile, storageKey } from "#server/integrations/storage/port.ts";
import { day } from "#shared/rules/durations.ts";

/** Where a file grows until it is whole; no key can lead there. */
const draftFolder = ".incoming";
/** After how long a draft counts as left behind by a process that died, in milliseconds. */
const draftLifetime = day;

/**
 * Keeps files in a folder of this machine, one file a key, readable by the program's own account only. What stands there is whole and synced to the disk, with
 * the folders above it.
 */
export async function openLocalStorage(folder: string): Promise<FileStorage> {
  const drafts = join(folder, draftFolder);
  await mkdir(drafts, { recursive: true });
  await removeOldDrafts(drafts);
  const pathOf = (key: string) => join(folder, ...storageKey(key).split("/"));

  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = join(drafts, randomUUID());
      try {
        await pipeline(content, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
        if ((await stat(draft)).size === 0) throw new TypeError("An empty file is not kept.");
        await createFolder(dirname(path));
        await rename(draft, path);
        await syncFolder(dirname(path));
        return describe(await stat(path, { bigint: true }));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async describe(key) {
      const found = await unlessMissing(stat(pathOf(key), { bigint: true }));
      return found?.isFile() ? describe(found) : null;
    },
    async open(key, range) {
      const handle = await unlessMissing(open(pathOf(key)));
      if (!handle) return null;
      const found = await handle.stat();
      if (found.isFile()) return new FileStream(handle, range ?? { first: 0, last: found.size - 1 });
      await handle.close();
      return null;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    snapshot: () => takeFileSnapshot(folder, draftFolder),
  };
}

/** Creates a folder and those above it, and has each entry written to the disk. */
async function createFolder(path: string) {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function syncFolder(path: string) {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function removeOldDrafts(drafts: string) {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const found = await unlessMissing(stat(path));
    if (found && Date.now() - found.mtimeMs > draftLifetime) await rm(path, { force: true, recursive: true });
  }
}

function describe({ size, mtimeNs }: { size: bigint; mtimeNs: bigint }): StoredFile {
  return { size: Number(size), etag: `"${size.toString(36)}-${mtimeNs.toString(36)}"` };
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw error;
  }
}
