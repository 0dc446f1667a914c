import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { projectEnvironment, root } from "./dependencies.mjs";

/**
 * The one without a window first: the others, headless too, draw their tabs and toolbar all the while, and without a
 * graphics card that takes the processor from the page.
 */
const installedByTheSystem = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
/** Debian's, the better one first; older releases have the second only. */
const packages = ["chromium-headless-shell", "chromium"];

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

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: projectEnvironment({ DEBIAN_FRONTEND: "noninteractive" }),
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  return status === 0;
}

/** As root on Debian the distribution's package, kept up to date by it; Playwright's own build elsewhere. */
function install() {
  const debianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (debianRoot) {
    const isPackaged = (name) => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
    if (run("apt-get", ["update", "-qq"]) && packages.some(isPackaged) && findChromium()) return;
  }
  run("playwright", ["install", "chromium"]);
}

/** The path of a Chromium to test with; installs one when there is none, throws when that fails. */
export function ensureChromium() {
  if (!findChromium()) install();
  const path = findChromium();
  if (!path) throw new Error("No Chromium could be installed. Install one and name it in CHROMIUM_PATH.");
  return path;
}
