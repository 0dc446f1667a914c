import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  hasApt,
  installedVersion,
  installPackages,
  offeredVersions,
  refreshPackages,
  unpackPackages,
} from "./debian-packages.mjs";
import { projectEnvironment, root } from "./dependencies.mjs";

/**
 * The windowless one first: the others, headless too, draw their tabs and toolbar continuously, and without a graphics
 * card that takes the processor from the page.
 */
const withoutWindow = "/usr/bin/chromium-headless-shell";
const installedByTheSystem = [
  withoutWindow,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
/** Debian's, the better one first; older releases have the second only. */
const packages = ["chromium-headless-shell", "chromium"];
/** Equivalent to Arial: without it a page falls back to a font that few visitors have, and lines break elsewhere. */
const fonts = "fonts-liberation";

/** Playwright's own Chromium, if it was downloaded; undefined otherwise. */
function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser the tests drive: CHROMIUM_PATH, the system's, Playwright's own; undefined when there is none. */
function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return installedByTheSystem.find((path) => existsSync(path)) ?? playwrightsOwn();
}

/** As root on Debian the distribution's package, kept up to date by it; Playwright's own build elsewhere. */
function install() {
  if (hasApt()) {
    refreshPackages();
    if (packages.some((name) => installPackages([name])) && findChromium()) return;
  }
  spawnSync("playwright", ["install", "chromium"], {
    cwd: root,
    env: projectEnvironment(),
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
}

/** The path of a Chromium to test with; installs one if necessary, throws when that fails. */
export function ensureChromium() {
  if (!findChromium()) install();
  const path = findChromium();
  if (!path) throw new Error("No Chromium could be installed. Install one and name it in CHROMIUM_PATH.");
  return path;
}

/** The path of Chromium in this version of Debian's package: the system's, or unpacked in our cache; or undefined. */
function chromiumOfVersion(version) {
  if (installedVersion(packages[0]) === version) return withoutWindow;
  const folder = join(root, "node_modules/.cache/browsers", `chromium-${version.replace(/[^\w.]/g, "-")}`);
  const isThere = unpackPackages([packages[0], "chromium-common"], version, folder);
  return isThere ? join(folder, "usr/lib/chromium/chromium-headless-shell") : undefined;
}

/** A Chromium's own version text: "Chromium 156.0.8078.79". */
function nameOf(path) {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return /[\w ]+ \d+(\.\d+)+/.exec(stdout ?? "")?.[0].trim() ?? "Chromium";
}

/**
 * The Chromiums for journeys, the newest first: the newest that this machine's archives offer and, with `oldest`, the
 * oldest beside it. `notRun` names the missing ones, and why. Throws without any Chromium.
 */
export function ensureChromiums({ oldest }) {
  if (hasApt()) installPackages([fonts]);
  const own = ensureChromium();
  const only = (why) => ({
    chromiums: [{ name: nameOf(own), path: own }],
    notRun: oldest ? [`journeys in ${why}`] : [],
  });
  if (process.env.CHROMIUM_PATH) return only("any Chromium but the one CHROMIUM_PATH names");
  if (!hasApt()) return only("the oldest Chromium of a Debian archive: needs apt, as root");
  refreshPackages();
  const offered = offeredVersions(packages[0]);
  if (offered.length < 2) return only(`an older Chromium: the archives here offer ${offered[0] ?? "none"} only`);
  const versions = oldest ? [offered[0], offered.at(-1)] : [offered[0]];
  const wanted = versions.map((version) => ({ version, path: chromiumOfVersion(version) }));
  const found = wanted.filter(({ path }) => path);
  if (found.length === 0) return only("the newest and the oldest Chromium of the archives: they could not be fetched");
  return {
    chromiums: found.map(({ path }) => ({ name: nameOf(path), path })),
    notRun: wanted
      .filter(({ path }) => !path)
      .map(({ version }) => `journeys in Chromium ${version}: it could not be fetched`),
  };
}
