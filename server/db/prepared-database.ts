import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import { packageRoot } from "#server/config/paths.ts";

/** How many files are brought to the disk at a time: the disk takes them together. */
const syncedTogether = 16;

/** The build's own files may be open to all: what visitors write to us, nobody else on the machine may read. */
const ownersAlone = { dmode: 0o700, fmode: 0o600 };

/** Where the build keeps the empty database that it has prepared. */
export const preparedDatabase = () => join(packageRoot(), "build/database.tar.gz");

/**
 * Puts the empty database of the build in the place of `folder` when there is nothing yet: to make one costs a first
 * start two seconds and 400 MB. All of it is on the disk before it has its name, so a start that is cut off leaves
 * nothing half made. Without a build nothing happens, and PGlite makes the database itself.
 */
export async function unpackPreparedDatabase(folder: string, archive = preparedDatabase()) {
  if (existsSync(folder) || !existsSync(archive)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: ownersAlone.dmode });
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(unfinished, ownersAlone));
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await sync(dirname(folder));
}

async function syncTree(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  for (let at = 0; at < paths.length; at += syncedTogether)
    await Promise.all(paths.slice(at, at + syncedTogether).map(sync));
}

async function sync(path: string) {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
