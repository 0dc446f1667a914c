import { statfs } from "node:fs/promises";

/**
 * How much of the disk is left to the database itself, in bytes. Postgres takes its log in pieces of 16 MB and ends when
 * it cannot have the next one; with this much left it ends what it has begun.
 */
const reserve = 64 * 1024 * 1024;

/** How long an answer holds, in milliseconds: a rush of requests asks the disk once. */
const holds = 1_000;

/** Tells whether the disk that holds `folder` has room for more; a disk that does not say has. */
export function createDiskSpaceWatch(folder: string): () => Promise<boolean> {
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(true) };
  return () => {
    const now = performance.now();
    if (now - asked.at > holds) asked = { at: now, answer: hasDiskSpace(folder) };
    return asked.answer;
  };
}

async function hasDiskSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= reserve;
  } catch {
    return true;
  }
}
