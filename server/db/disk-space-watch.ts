import { statfs } from "node:fs/promises";

/**
 * The disk space reserved for the database itself, in bytes. Postgres extends its log by 16 MB at a time and stops if
 * it cannot; with this much left it finishes the work in progress.
 */
const reserve = 64 * 1024 * 1024;

/** Lifetime of an answer, in milliseconds, so that many requests ask the disk once. */
const holds = 1_000;

/** Reports whether the disk of `folder` has space left; true if unknown. */
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
