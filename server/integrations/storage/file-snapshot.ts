import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { FileSnapshot } from "#server/integrations/storage/port.ts";

/**
 * Every file under `folder` but for its drafts, held by a second name among these: a file is written once and only ever
 * removed, so a second name is a copy that costs nothing. Where the file system has no second names, files are read
 * where they are.
 */
export async function takeFileSnapshot(folder: string, draftFolder: string): Promise<FileSnapshot> {
  const held = join(folder, draftFolder, randomUUID());
  await mkdir(held, { mode: 0o700 });
  const files = new Map<string, number>();
  const paths = new Map<string, string>();
  const release = () => rm(held, { recursive: true, force: true });
  try {
    for (const path of await filesUnder(folder, draftFolder)) {
      const second = join(held, String(files.size));
      const isHeld = await tryLink(path, second);
      if (isHeld === "gone") continue;
      const key = relative(folder, path).replaceAll(sep, "/");
      paths.set(key, isHeld ? second : path);
      files.set(key, (await stat(isHeld ? second : path)).size);
    }
  } catch (error) {
    await release();
    throw error;
  }
  const open = async (key: string) => createReadStream(paths.get(key) ?? "");
  return { files, open, release };
}

async function filesUnder(folder: string, draftFolder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const drafts = join(folder, draftFolder);
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath !== drafts && !entry.parentPath.startsWith(drafts + sep))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** Whether a file has a second name now; "gone" where it was removed just before. */
async function tryLink(path: string, second: string): Promise<boolean | "gone"> {
  try {
    await link(path, second);
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    return code === "ENOENT" ? "gone" : false;
  }
}
