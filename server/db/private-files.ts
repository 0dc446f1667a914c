import { chmodSync, type Stats, statSync } from "node:fs";
import { chmod, lstat, opendir } from "node:fs/promises";
import { parse } from "node:path";

/** All file permissions of users other than the owner. */
const othersMay = 0o077;

/** Makes every file and folder that this process creates from now on private to its user. */
export function keepNewFilesPrivate(): void {
  process.umask(othersMay);
}

/** Closes a folder, and so everything in it, to all but its owner; not another user's folder, nor a shared one. */
export function closeFolder(folder: string): void {
  const stats = statSync(folder);
  if (isShared(folder, stats) || (stats.mode & othersMay) === 0) return;
  try {
    chmodSync(folder, stats.mode & 0o700);
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
  }
}

/**
 * Makes a folder and everything in it private to its owner. Follows no link, and skips files that have gone or belong
 * to another user. Leaves a shared folder, such as /tmp, unchanged. Returns how many modes it changed.
 */
export async function makePrivate(folder: string): Promise<number> {
  return isShared(folder, await lstat(folder)) ? 0 : await closeAll(folder);
}

function isShared(folder: string, { mode }: Stats): boolean {
  return (mode & 0o1000) !== 0 || parse(folder).root === folder;
}

async function closeAll(folder: string): Promise<number> {
  let changed = (await close(folder)) ? 1 : 0;
  for await (const entry of await opendir(folder)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) changed += await unlessGone(closeAll(path), 0);
    else if (!entry.isSymbolicLink() && (await close(path))) changed += 1;
  }
  return changed;
}

async function close(path: string): Promise<boolean> {
  return await unlessGone(
    lstat(path).then(async ({ mode }) => {
      if ((mode & othersMay) === 0) return false;
      await chmod(path, mode & 0o700);
      return true;
    }),
    false,
  );
}

/** The database may remove files meanwhile, and another user's files can only be closed by them. */
async function unlessGone<Outcome>(work: Promise<Outcome>, otherwise: Outcome): Promise<Outcome> {
  try {
    return await work;
  } catch (error) {
    if (isOutOfReach(error)) return otherwise;
    throw error;
  }
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOENT", "EPERM", "EACCES"].includes(String(error.code));
}
