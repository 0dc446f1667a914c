import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { projectEnvironment, root } from "./dependencies.mjs";

/** Everything the build reads. */
const inputs = ["admin", "app", "classroom", "content", "domains", "server", "shared", "public", "scripts", "ui"];
const inputFiles = ["package.json", "package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];
const stamp = join(root, "build", "inputs.sha256");

function filesUnder(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) =>
        entry.isFile() && !entry.parentPath.includes(".react-router") && !/\.test\.(tsx?|mjs)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** One hash over the names and contents of the build's inputs. */
function hashOfInputs() {
  const hash = createHash("sha256");
  const files = [...inputFiles.map((file) => join(root, file)), ...inputs.flatMap(filesUnder)];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/**
 * Memory limit of each step, below 900 MB: without a limit V8 collects its garbage late, and its optimising compiler
 * takes 600 MB for the embedded database. In megabytes.
 */
const limits = ["--max-semi-space-size=4", "--max-old-space-size=384", "--liftoff-only"];

/** Runs one step, and reports its progress; resolves when it has ended, and throws when it has failed. */
async function run({ what, command: [script, ...args] }) {
  const started = performance.now();
  const child = spawn("node", [...limits, script, ...args], {
    cwd: root,
    env: projectEnvironment({ NODE_ENV: "production" }),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const [status] = await once(child, "close");
  if (status !== 0) throw new Error(`The build failed (${script}, exit code ${status ?? "none"}).`);
  console.log(`Built ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Whether the built program matches the current sources. */
export function buildIsCurrent() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfInputs();
}

const reactRouter = "node_modules/@react-router/dev/bin.cjs";

/** Builds an application that has its own folder. */
function buildOf(application) {
  return [reactRouter, "build", application, "--config", `${application}/vite.config.ts`, "--logLevel", "warn"];
}

/** The steps of a build. Rows are independent, the steps of one run in order; then the closing steps. */
const rows = [
  [
    { what: "the pages and the program", command: [reactRouter, "build", "--logLevel", "warn"] },
    { what: "the pictures", command: ["scripts/draw-images.ts"] },
  ],
  [
    { what: "the back office", command: buildOf("admin") },
    { what: "the classroom", command: buildOf("classroom") },
    { what: "the first database", command: ["scripts/prepare-database.ts"] },
  ],
];
const ending = [
  { what: "the compressed files", command: ["scripts/compress-assets.mjs"] },
  { what: "the bill of materials", command: ["scripts/write-bill-of-materials.ts"] },
];

/** Memory that two rows at once may take, in bytes; a smaller machine builds one step after the other. */
const roomForTwo = 3e9;
const hasRoomForTwo = () => availableParallelism() > 1 && process.availableMemory() > roomForTwo;

async function runRow(row) {
  for (const step of row) await run(step);
}

/**
 * Builds the site and the program into `build/`, and reports the result; throws when that fails. `oneByOne` holds it
 * below 900 MB on a machine that has more.
 */
export async function buildProgram({ oneByOne = !hasRoomForTwo() } = {}) {
  rmSync(stamp, { force: true });
  const hash = hashOfInputs();
  mkdirSync(join(root, "build"), { recursive: true });
  console.log("Building …");
  if (oneByOne) await runRow(rows.flat());
  else await Promise.all(rows.map(runRow));
  await runRow(ending);
  writeFileSync(stamp, hash);
}
