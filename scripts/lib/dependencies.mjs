import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { startProgress } from "./progress.mjs";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The packages that the program is built from and runs on. */
const program = { what: "Installing", folder: root };
/** The packages only for tests, benchmarks and checks, with their own lockfile: `npm start` installs none of them. */
const testTools = { what: "Installing the tools of tests and checks", folder: join(root, "tests/tools") };

const binaries = ({ folder }) => join(folder, "node_modules", ".bin");

/** The environment for child processes: the project's own tools first, its Node 24 among them. */
export const projectEnvironment = (extra = {}) => environmentOf(root, extra);

/** The same for the processes of a release in another folder. */
export function environmentOf(folder, extra = {}) {
  const tools = [folder, join(folder, "tests/tools")].map((place) => binaries({ folder: place }));
  return { ...process.env, PATH: [...tools, process.env.PATH ?? ""].join(delimiter), ...extra };
}

/** Package path → version, as a lockfile lists them; packages for another platform may be missing. */
function packagesIn(lockfile) {
  const { packages } = JSON.parse(readFileSync(lockfile, "utf8"));
  return new Map(Object.entries(packages).filter(([path]) => path !== ""));
}

/**
 * Whether `node_modules` matches the lockfile. npm writes its own hidden lockfile as the last act of an install, so an
 * interrupted install is detected too.
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
 * npm's options. Errors only: packages that want a newer Node than npm's own get one, which is among them, and warnings
 * about a machine's own npm settings do not concern us. This script reports the rest.
 */
export const installCommand = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", "--progress=false"];

/** Installs exactly a lockfile's packages, and reports progress; throws when npm fails. */
async function install({ what, folder }) {
  // Most optional ones are for other machines.
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
 * Of Noto Sans the paper uses one weight, of Nastaliq headings use another, and neither reads WOFF2: `server/pdf/faces.ts`,
 * `server/faces/cut-face.ts`.
 */
const isUnreadFace = (path) =>
  /@fontsource[\\/]noto-.*\.woff2?$/.test(path) &&
  !/nastaliq-urdu-arabic-700-normal\.woff$|sans.*-500-normal\.woff$/.test(path);

/**
 * Removes unused parts of packages, a quarter of their disk space: their source maps, the archive that the package `node`
 * has unpacked its binary from, with its headers, and the faces that no paper is set in.
 */
function removeUnread({ folder }) {
  const packages = join(folder, "node_modules");
  rmSync(join(packages, "node/node_modules"), { recursive: true, force: true });
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true }))
    if (
      entry.isFile() &&
      (/\.(js|mjs|cjs|ts|mts|cts|css)\.map$/.test(entry.name) || isUnreadFace(join(entry.parentPath, entry.name)))
    )
      rmSync(join(entry.parentPath, entry.name));
}

/** Installs the packages that the program is built from and runs on, unless installed; throws when npm fails. */
export async function ensureDependencies() {
  if (isInstalled(program) && existsSync(join(binaries(program), "node"))) return;
  await install(program);
  removeUnread(program);
}

/** Puts a link at a path unless something is there; the folder can be moved with its contents, except on Windows. */
function link(target, path, type) {
  if (lstatSync(path, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(process.platform === "win32" ? target : relative(dirname(path), target), path, type);
}

/**
 * Makes the tests' tools findable from the whole project, because tests are beside the code: each package that
 * `tests/tools/package.json` names, and each command, is linked into the project's own `node_modules`.
 */
function linkTestTools() {
  const { devDependencies } = JSON.parse(readFileSync(join(testTools.folder, "package.json"), "utf8"));
  const from = join(testTools.folder, "node_modules");
  for (const name of Object.keys(devDependencies)) link(join(from, name), join(root, "node_modules", name), "junction");
  for (const name of readdirSync(binaries(testTools)))
    link(join(binaries(testTools), name), join(binaries(program), name), "file");
}

/** Installs everything: the program's packages and those for tests, benchmarks and checks; throws when npm fails. */
export async function ensureTestTools() {
  await ensureDependencies();
  if (!isInstalled(testTools)) await install(testTools);
  linkTestTools();
}
