import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { ErrorReason } from "#shared/error-words.ts";
import { type Away, readAway, sendAway as sendCopies } from "./backups-away.ts";
import { encryptArchive } from "./encrypt-archive.ts";
import { backupsToRemove } from "./kept-backups.ts";
import { writeArchiveFile } from "./write-archive-file.ts";

/** A backup as it leaves the machine. */
interface EncryptedBackup {
  name: string;
  /** In bytes. */
  size: number;
  content: ReadableStream<Uint8Array>;
}

/** A backup in the folder. */
export interface KeptBackup {
  /** Its file's name. */
  name: string;
  madeAt: Date;
  bytes: number;
  /** The last test restore; null for none yet. */
  trial: { at: Date; works: boolean } | null;
}

export interface BackupDeps {
  /** The folder, which is made when the first backup is. */
  folder: string;
  /** Everything the program stores now, as one archive. */
  archive: () => Promise<{ content: ReadableStream<Uint8Array> }>;
  /** Restores the archive at `path` into an empty data folder. Rejects if it cannot. */
  restoreInto: (dataDir: string, path: string) => Promise<void>;
  /** Null: no copies leave the folder. */
  away: Away | null;
  log: Log;
}

export type Backups = ReturnType<typeof createBackups>;

/** Begins the names of the program's own backups, so that no other file of the folder is ever removed. */
const prefix = "darsgah-kept-";
const nameShape = /^darsgah-kept-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar$/;
const trialOf = (path: string) => `${path}.trial.json`;
/** The disk space that stays free beside a backup, in bytes. */
const reserve = 256 * 1024 * 1024;
/** The memory that a test restore takes in a process of its own, in bytes. */
const trialMemory = 400 * 1024 * 1024;
/** Begins the names of the folders of test restores; one that is still there was left behind by a process that died. */
const scratchPrefix = ".trial-";

/** The backups that the program makes by itself in a folder, one at a time, and keeps by a rule. */
export function createBackups({ folder, archive, restoreInto, away, log }: BackupDeps) {
  let sending: Promise<void> | null = null;
  let making: Promise<KeptBackup> | null = null;
  let trying: Promise<KeptBackup> | null = null;

  /** The backups, the newest first; none if there is no folder yet. */
  async function list(): Promise<KeptBackup[]> {
    const names = await readdir(folder).catch((): string[] => []);
    const found = await Promise.all(names.map((name) => describe(folder, name)));
    return found
      .filter((backup) => backup !== null)
      .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  }

  async function makeOne(): Promise<KeptBackup> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const [last] = await list();
    await requireRoom(folder, last?.bytes ?? 0, "backup.noRoom");
    const madeAt = new Date();
    const name = `${prefix}${madeAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;
    const { content } = await archive();
    await writeArchiveFile(join(folder, name), Readable.fromWeb(content as NodeReadableStream));
    const made = await describe(folder, name);
    if (!made) throw new Error("The backup is not in its folder.");
    for (const old of backupsToRemove(await list(), madeAt)) await remove(join(folder, old.name));
    log.info({ bytes: made.bytes }, "a backup was made");
    return made;
  }

  /**
   * Makes a backup and removes those that are kept no longer. A call while one is made gets that one. Throws `conflict`
   * if the disk has no room for it.
   */
  async function make(): Promise<KeptBackup> {
    making ??= makeOne().finally(() => {
      making = null;
    });
    const made = await making;
    void sendAway();
    return made;
  }

  /** Sends copies of the backups to the bucket, and removes those that are kept no longer. Never rejects. */
  async function sendAway(): Promise<void> {
    if (!away) return;
    const kept = (await list()).map(({ name }) => name);
    sending ??= sendCopies(folder, kept, { ...away, log }).finally(() => {
      sending = null;
    });
    await sending;
  }

  /** The last copy in the bucket, and why the last try failed; null where no copies leave the folder. */
  async function showAway() {
    if (!away) return null;
    const { arrived, failure } = await readAway(folder);
    const last = Math.max(0, ...[...arrived.values()].map((at) => at.getTime()));
    return { last: last > 0 ? new Date(last) : null, failure };
  }

  async function tryOne(): Promise<KeptBackup> {
    const [newest] = await list();
    if (!newest) throw new AppError("not_found", "backup.none");
    await removeScratches(folder);
    await requireRoom(folder, 2 * newest.bytes, "backup.noTrialRoom");
    if (process.availableMemory() < trialMemory) throw new AppError("conflict", "backup.noMemory");
    const path = join(folder, newest.name);
    const scratch = await mkdtemp(join(folder, scratchPrefix));
    let works = false;
    try {
      await restoreInto(scratch, path);
      works = true;
    } catch (err) {
      log.error({ err }, "a backup could not be restored");
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
    const trial = { at: new Date(), works };
    await writeFile(trialOf(path), JSON.stringify(trial), { mode: 0o600 });
    return { ...newest, trial };
  }

  /**
   * Restores the newest backup into an empty folder beside it, and records whether it works. A call while one is tried
   * gets that trial. Throws `not_found` without a backup, and `conflict` if there is no room or memory for a trial.
   */
  async function tryNewest(): Promise<KeptBackup> {
    trying ??= tryOne().finally(() => {
      trying = null;
    });
    return await trying;
  }

  /** The newest backup, encrypted with a passphrase. Throws `not_found` without one. */
  async function encryptNewest(passphrase: string): Promise<EncryptedBackup> {
    const [backup] = await list();
    if (!backup) throw new AppError("not_found", "backup.none");
    const stored = Readable.toWeb(createReadStream(join(folder, backup.name))) as ReadableStream<Uint8Array>;
    const content = await encryptArchive(stored, passphrase);
    return { name: `${backup.name}.age`, size: content.size(backup.bytes), content };
  }

  return { folder, list, make, tryNewest, encryptNewest, sendAway, showAway };
}

async function describe(folder: string, name: string): Promise<KeptBackup | null> {
  const [, hour, minute, second] = nameShape.exec(name) ?? [];
  if (!hour) return null;
  const path = join(folder, name);
  try {
    const { size } = await stat(path);
    return { name, bytes: size, madeAt: new Date(`${hour}:${minute}:${second}Z`), trial: await readTrial(path) };
  } catch {
    return null;
  }
}

async function readTrial(path: string): Promise<KeptBackup["trial"]> {
  try {
    const { at, works }: { at: string; works: boolean } = JSON.parse(await readFile(trialOf(path), "utf8"));
    return { at: new Date(at), works };
  } catch {
    return null;
  }
}

async function remove(path: string) {
  await rm(path, { force: true });
  await rm(trialOf(path), { force: true });
}

/** Throws `conflict` if the disk of `folder` has no room for so many bytes. */
async function requireRoom(folder: string, bytes: number, reason: ErrorReason) {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes + reserve) throw new AppError("conflict", reason);
}

async function removeScratches(folder: string) {
  const left = (await readdir(folder)).filter((name) => name.startsWith(scratchPrefix));
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
