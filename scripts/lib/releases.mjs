import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { compareVersions } from "./package-versions.mjs";

/** Below the folder that was cloned: each release of an update in a folder of its own, `releases/v1.2.0`. */
const folder = "releases";

/** The folder that was cloned, for a program in it or in one of its releases. */
export function homeOf(root) {
  const own = resolve(root);
  const above = dirname(own);
  const isRelease = basename(above) === folder && existsSync(join(above, "..", "scripts/update.mjs"));
  return isRelease ? dirname(above) : own;
}

/** Where the release of a tag stands, or will. */
export const releaseFolder = (home, tag) => join(home, folder, tag);

/** The keys that the owner trusts, as `ssh-keygen` reads them: a name and a public key a line. */
export const trustedKeys = (home) => join(home, folder, "trusted-keys");

/** The release that serves, or that served before it: its folder; the cloned one until the first update. */
export function markedRelease(home, mark = "current") {
  const path = join(home, folder, mark);
  return existsSync(path) ? realpathSync(path) : realpathSync(home);
}

/** Makes a release the one that the next start runs, in one step that a power cut cannot halve. */
export function markRelease(home, release, mark = "current") {
  const path = join(home, folder, mark);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(`${path}.next`, { force: true });
  symlinkSync(relative(dirname(path), release) || ".", `${path}.next`, "dir");
  renameSync(`${path}.next`, path);
}

/** The version that a release's package.json says, as a tag: `v1.2.0`. */
export function tagOf(release) {
  const { version } = JSON.parse(readFileSync(join(release, "package.json"), "utf8"));
  return `v${version}`;
}

const releaseShape = /^v\d+\.\d+\.\d+$/;

/** The newest of some tags, leaving out those that are no whole release (`v1.2.0-rc.1`); undefined for none. */
export const newestRelease = (tags) =>
  tags
    .filter((tag) => releaseShape.test(tag))
    .sort(compareVersions)
    .at(-1);
