import { createReadStream } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { Log } from "#server/config/log.ts";
import { bucketProblem } from "#server/storage/create-storage.ts";
import { type FileStorage, storageKey, unlessTaken } from "#server/storage/port.ts";
import { encryptArchive } from "./encrypt-archive.ts";

/** Where copies of backups go, encrypted. */
export interface Away {
  storage: Pick<FileStorage, "put" | "remove">;
  passphrase: string;
}

/** Why the last try to send copies failed, and when. */
export interface AwayFailure {
  at: Date;
  problem: ReturnType<typeof bucketProblem>;
}

/** Beside a backup whose copy is away: the time at which it arrived. */
const suffix = ".away.json";
const failureFile = "away-failed.json";

/** The object of a backup's copy. */
const keyOf = (name: string) => storageKey(`backups/${name}.age`);

/** The times at which the copies of the backups in `folder` arrived, by the backups' names. */
export async function readAway(folder: string): Promise<{ arrived: Map<string, Date>; failure: AwayFailure | null }> {
  const names = await readdir(folder).catch((): string[] => []);
  const arrived = new Map<string, Date>();
  for (const name of names.filter((one) => one.endsWith(suffix))) {
    const { at } = await readJson<{ at: string }>(join(folder, name));
    arrived.set(name.slice(0, -suffix.length), new Date(at));
  }
  if (!names.includes(failureFile)) return { arrived, failure: null };
  const { at, problem } = await readJson<{ at: string; problem: AwayFailure["problem"] }>(join(folder, failureFile));
  return { arrived, failure: { at: new Date(at), problem } };
}

const readJson = async <Read>(path: string): Promise<Read> => JSON.parse(await readFile(path, "utf8"));

/**
 * Brings the bucket to what `kept` lists: a copy of each backup, encrypted, and none of those that are kept no longer. What
 * fails is written down and tried again by the next call; never rejects.
 */
export async function sendAway(
  folder: string,
  kept: string[],
  { storage, passphrase, log }: Away & { log: Log },
): Promise<void> {
  const failed = join(folder, failureFile);
  try {
    const { arrived } = await readAway(folder);
    for (const name of kept) {
      if (arrived.has(name)) continue;
      const stored = Readable.toWeb(createReadStream(join(folder, name))) as ReadableStream<Uint8Array>;
      const encrypted = await encryptArchive(stored, passphrase);
      await storage.put(keyOf(name), Readable.fromWeb(encrypted as NodeReadableStream)).catch(unlessTaken);
      await writeFile(join(folder, name + suffix), JSON.stringify({ at: new Date() }), { mode: 0o600 });
    }
    for (const name of [...arrived.keys()].filter((one) => !kept.includes(one))) {
      await storage.remove(keyOf(name));
      await rm(join(folder, name + suffix), { force: true });
    }
    await rm(failed, { force: true });
  } catch (err) {
    log.error({ err }, "a copy of a backup did not reach its bucket");
    const failure = { at: new Date(), problem: bucketProblem(err) };
    await writeFile(failed, JSON.stringify(failure), { mode: 0o600 }).catch(() => {});
  }
}
