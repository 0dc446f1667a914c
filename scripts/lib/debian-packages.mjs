import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { compareVersions, versionsIn } from "./package-versions.mjs";

function run(command, args, options = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], encoding: "utf8", env, ...options });
}

const answerOf = (command, args) => run(command, args, { stdio: ["ignore", "pipe", "ignore"] }).stdout ?? "";

/** Whether apt may be used and packages installed: as root on Debian and its derivatives. */
export function hasApt() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Updates the lists of the archives; an archive that does not answer keeps its old list. */
export function refreshPackages() {
  run("apt-get", ["update", "-qq"]);
}

/** The version of a package that the system has; empty when it has none. */
export function installedVersion(name) {
  const format = ["db:Status-Status", "Version"].map((field) => `\${${field}}`).join(" ");
  const [status = "", version = ""] = answerOf("dpkg-query", ["-W", "-f", format, name]).split(" ");
  return status === "installed" ? version : "";
}

/** Installs the missing packages of a list. Returns whether all are installed then. */
export function installPackages(names) {
  const missing = names.filter((name) => installedVersion(name) === "");
  if (missing.length === 0) return true;
  console.log(`Installing ${missing.join(", ")} …`);
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing]).status === 0;
}

/** Every version of a package that the archives offer, the newest first. */
export function offeredVersions(name) {
  return versionsIn(answerOf("apt-cache", ["madison", name])).sort((one, other) => compareVersions(other, one));
}

/**
 * Unpacks packages of one version into a folder, beside the system's installed ones. Returns whether they are there;
 * they find their libraries in the system.
 */
export function unpackPackages(names, version, folder) {
  if (existsSync(folder)) return true;
  mkdirSync(dirname(folder), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  const download = ["-o", "APT::Sandbox::User=root", "-qq", "download", ...names.map((name) => `${name}=${version}`)];
  try {
    console.log(`Fetching ${names[0]} ${version} …`);
    if (run("apt-get", download, { cwd: work }).status !== 0) return false;
    const files = readdirSync(work).filter((file) => file.endsWith(".deb"));
    for (const file of files) if (run("dpkg", ["-x", join(work, file), join(work, "root")]).status !== 0) return false;
    renameSync(join(work, "root"), folder);
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
