import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProgress } from "./progress.mjs";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The environment for child processes: the project's own tools first, its Node 24 among them. */
export function projectEnvironment(extra = {}) {
  const bin = join(root, "node_modules", ".bin");
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`, ...extra };
}

/** Package path → version, as a lockfile lists them; what another platform needs may be missing. */
function packagesIn(lockfile) {
  const { packages } = JSON.parse(readFileSync(join(root, lockfile), "utf8"));
  return new Map(Object.entries(packages).filter(([path]) => path !== ""));
}

/**
 * Whether `node_modules` holds what the lockfile names. npm writes its own hidden lockfile as the last act of an
 * install, so a broken-off install is seen too.
 */
function dependenciesAreInstalled() {
  if (!existsSync(join(root, "node_modules/.package-lock.json"))) return false;
  if (!existsSync(join(root, "node_modules/.bin/node"))) return false;
  const installed = packagesIn("node_modules/.package-lock.json");
  for (const [path, wanted] of packagesIn("package-lock.json")) {
    const found = installed.get(path);
    if (found === undefined ? !wanted.optional : found.version !== wanted.version) return false;
  }
  return true;
}

/**
 * What npm is asked for. Errors only: packages that want a newer Node than npm itself runs on get it, it is one of them,
 * and what a machine's own npm settings are warned of is no concern of ours. The rest is said by us.
 */
export const installCommand = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", "--progress=false"];

/** Installs exactly the lockfile unless it is installed already, and says how far it is; throws when npm fails. */
export async function ensureDependencies() {
  if (dependenciesAreInstalled()) return;
  // The optional ones are other machines', most of them.
  const paths = [...packagesIn("package-lock.json")].filter(([, { optional }]) => !optional).map(([path]) => path);
  const unpacked = () => paths.filter((path) => existsSync(join(root, path, "package.json"))).length;
  const progress = startProgress("Installing", () => `${unpacked()} of ${paths.length} packages`);
  const [program, ...args] = installCommand;
  const npm = spawn(program, args, {
    cwd: root,
    // `ci` under NODE_ENV=production would leave out the tools that build the site.
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  try {
    const [code] = await once(npm, "close");
    if (code !== 0) throw new Error(`npm ci failed (exit code ${code ?? "none"}).`);
  } finally {
    progress.end();
  }
}
