import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { startProgress } from "./progress.mjs";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the program is built from and runs on. */
const program = { what: "Installing", folder: root };
/** What only tests, benchmarks and checks need, with a lockfile of its own: `npm start` installs none of it. */
const testTools = { what: "Installing the tools of tests and checks", folder: join(root, "tests/tools") };

const binaries = ({ folder }) => join(folder, "node_modules", ".bin");

/** The environment for child processes: the project's own tools first, its Node 24 among them. */
export function projectEnvironment(extra = {}) {
  const path = [binaries(program), binaries(testTools), process.env.PATH ?? ""].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** Package path → version, as a lockfile lists them; what another platform needs may be missing. */
function packagesIn(lockfile) {
  const { packages } = JSON.parse(readFileSync(lockfile, "utf8"));
  return new Map(Object.entries(packages).filter(([path]) => path !== ""));
}

/**
 * Whether `node_modules` holds what the lockfile names. npm writes its own hidden lockfile as the last act of an
 * install, so a broken-off install is seen too.
 */
function isInstalled({ folder }) {
  const hidden = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(hidden)) return false;
  const installed = packagesIn(hidden);
  for (const [path, wanted] of packagesIn(join(folder, "package-lock.json"))) {
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

/** Installs exactly a lockfile's packages, and says how far it is; throws when npm fails. */
async function install({ what, folder }) {
  // The optional ones are other machines', most of them.
  const locked = [...packagesIn(join(folder, "package-lock.json"))];
  const paths = locked.filter(([, { optional }]) => !optional).map(([path]) => path);
  const unpacked = () => paths.filter((path) => existsSync(join(folder, path, "package.json"))).length;
  const progress = startProgress(what, () => `${unpacked()} of ${paths.length} packages`);
  const [npm, ...args] = installCommand;
  const child = spawn(npm, args, {
    cwd: folder,
    // `ci` under NODE_ENV=production would leave out the tools that build the site.
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  try {
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`npm ci failed (exit code ${code ?? "none"}).`);
  } finally {
    progress.end();
  }
}

/**
 * Removes what packages bring and nothing here reads, a quarter of what they take on the disk: their source maps, and the
 * archive that the package `node` has unpacked its binary from, with its headers.
 */
function removeUnread({ folder }) {
  const packages = join(folder, "node_modules");
  rmSync(join(packages, "node/node_modules"), { recursive: true, force: true });
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /\.(js|mjs|cjs|ts|mts|cts|css)\.map$/.test(entry.name))
      rmSync(join(entry.parentPath, entry.name));
}

/** Installs what the program is built from and runs on, unless it is installed already; throws when npm fails. */
export async function ensureDependencies() {
  if (isInstalled(program) && existsSync(join(binaries(program), "node"))) return;
  await install(program);
  removeUnread(program);
}

/** Puts a link at a path unless something is there; the folder can be moved with what is in it, except on Windows. */
function link(target, path, type) {
  if (lstatSync(path, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(process.platform === "win32" ? target : relative(dirname(path), target), path, type);
}

/**
 * Makes the tests' tools findable from the whole project, where tests stand beside the code: each package that
 * `tests/tools/package.json` names, and each command, is linked into the project's own `node_modules`.
 */
function linkTestTools() {
  const { devDependencies } = JSON.parse(readFileSync(join(testTools.folder, "package.json"), "utf8"));
  const from = join(testTools.folder, "node_modules");
  for (const name of Object.keys(devDependencies)) link(join(from, name), join(root, "node_modules", name), "junction");
  for (const name of readdirSync(binaries(testTools)))
    link(join(binaries(testTools), name), join(binaries(program), name), "file");
}

/** Installs everything: the program's packages and what tests, benchmarks and checks need; throws when npm fails. */
export async function ensureTestTools() {
  await ensureDependencies();
  if (!isInstalled(testTools)) await install(testTools);
  linkTestTools();
}
