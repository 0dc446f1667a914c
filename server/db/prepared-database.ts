import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import { packageRoot } from "#server/config/paths.ts";

/** Number of files synced at a time. */
const syncedTogether = 16;

/** The build's own files may be readable by all; the database must not be. */
const ownersAlone = { dmode: 0o700, fmode: 0o600 };

/** The empty database that the build has prepared. */
export const preparedDatabase = () => join(packageRoot(), "build/database.tar.gz");

/**
 * Unpacks the build's empty database at `folder` if nothing is there yet: creating one costs a first start two seconds and
 * 400 MB. It is synced to the disk before it is renamed to `folder`, so an interrupted start leaves no half of it. Without
 * a build nothing happens, and PGlite creates the database itself.
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
