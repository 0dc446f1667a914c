import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { day } from "#shared/durations.ts";
import { FileStream } from "./file-stream.ts";
import {
  type FileSnapshot,
  type FileStorage,
  isStorageKey,
  KeyTakenError,
  type StorageKey,
  type StoredFile,
  storageKey,
} from "./port.ts";

/** The folder of incomplete files; no key leads there. */
const draftFolder = ".incoming";
/** Amount of a file read at a time to join it to others, in bytes. */
const joinedAtOnce = 1024 * 1024;
/** Age at which a draft counts as left behind by a process that died, in milliseconds. */
const draftLifetime = day;

/**
 * Stores files in a folder of this machine, one file a key, readable by the program's own account only. An existing
 * file is complete and synced to the disk, with the folders above it.
 */
export async function openLocalStorage(folder: string): Promise<FileStorage> {
  const drafts = join(folder, draftFolder);
  await mkdir(drafts, { recursive: true });
  await removeOldDrafts(drafts);
  const pathOf = (key: string) => join(folder, ...storageKey(key).split("/"));
  /** Stores the file that `write` writes and syncs under another name; `place` gives it the name of its key. */
  const store = async (key: string, write: (draft: string) => Promise<void>, place = placeOnce) => {
    const path = pathOf(key);
    const draft = join(drafts, randomUUID());
    try {
      await write(draft);
      if ((await stat(draft)).size === 0) throw new TypeError("An empty file is not stored.");
      await createFolder(dirname(path));
      await place(draft, path);
      await syncFolder(dirname(path));
      return describe(await stat(path, { bigint: true }));
    } finally {
      await rm(draft, { force: true });
    }
  };
  const writing = (content: Readable) => async (draft: string) => {
    await pipeline(content, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
  };

  return {
    async put(key, content) {
      if (await exists(pathOf(key))) {
        content.destroy();
        throw new KeyTakenError();
      }
      return await store(key, writing(content));
    },
    join: (key, parts) => store(key, (draft) => writeJoined(draft, parts.map(pathOf))),
    replaceList: (key, content) => store(key, writing(content), rename),
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
    snapshot: () => takeSnapshot(folder),
  };
}

/** The error codes of a file system without hard links. */
const noHardLinks = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];

/** Gives a draft the name of its key, which no other file has. Of two at the same time the first one stays. */
async function placeOnce(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) === "EEXIST") throw new KeyTakenError();
    if (!noHardLinks.includes(String(codeOf(error)))) throw error;
    if (await exists(path)) throw new KeyTakenError();
    await rename(draft, path);
  }
}

const exists = async (path: string) => (await unlessMissing(stat(path))) !== null;

/** Creates a folder and those above it, and syncs each entry to the disk. */
async function createFolder(path: string) {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Writes files one after the other into a new one, through one buffer: streams would leave each chunk to be collected. */
async function writeJoined(path: string, parts: string[]) {
  const whole = await open(path, "wx", 0o600);
  try {
    const memory = Buffer.allocUnsafeSlow(joinedAtOnce);
    for (const part of parts) await append(whole, part, memory);
    await whole.sync();
  } finally {
    await whole.close();
  }
}

async function append(whole: FileHandle, path: string, memory: Buffer) {
  const part = await open(path);
  try {
    const read = async () => (await part.read(memory, 0, memory.length)).bytesRead;
    for (let length = await read(); length > 0; length = await read())
      await whole.writeFile(memory.subarray(0, length));
  } finally {
    await part.close();
  }
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

async function unlessMissing<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

/**
 * Gives every file a second name among the drafts. A file is written once and only ever removed, so a second name is a
 * copy without cost. On a file system without hard links, files are read in their place.
 */
async function takeSnapshot(folder: string): Promise<FileSnapshot> {
  const held = join(folder, draftFolder, randomUUID());
  await mkdir(held, { mode: 0o700 });
  const files = new Map<StorageKey, number>();
  const paths = new Map<StorageKey, string>();
  const release = () => rm(held, { recursive: true, force: true });
  try {
    for (const path of await filesUnder(folder)) {
      const key = relative(folder, path).replaceAll(sep, "/");
      // Files that someone else has put there are not ours.
      if (!isStorageKey(key)) continue;
      const second = join(held, String(files.size));
      const isLinked = await tryLink(path, second);
      if (isLinked === "gone") continue;
      paths.set(key, isLinked ? second : path);
      files.set(key, (await stat(isLinked ? second : path)).size);
    }
  } catch (error) {
    await release();
    throw error;
  }
  const open = async (key: StorageKey) => createReadStream(paths.get(key) ?? "");
  return { files, open, release };
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const drafts = join(folder, draftFolder);
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath !== drafts && !entry.parentPath.startsWith(drafts + sep))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** Whether the file has the second name now; "gone" if it was removed just before. */
async function tryLink(path: string, second: string): Promise<boolean | "gone"> {
  try {
    await link(path, second);
    return true;
  } catch (error) {
    return codeOf(error) === "ENOENT" ? "gone" : false;
  }
}
