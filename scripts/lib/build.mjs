import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectEnvironment, root } from "./dependencies.mjs";

/** Everything the build reads. */
const inputs = ["admin", "app", "classroom", "content", "server", "shared", "public", "scripts", "ui"];
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
 * Holds each step, which come one after the other, below 900 MB: without it V8 collects its garbage late, because it
 * knows of no limit, and its optimising compiler takes 600 for the embedded database. In megabytes.
 */
const limits = ["--max-semi-space-size=4", "--max-old-space-size=384", "--liftoff-only"];

function run(script, args) {
  const { status } = spawnSync("node", [...limits, script, ...args], {
    cwd: root,
    env: projectEnvironment({ NODE_ENV: "production" }),
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return status;
}

/** Whether the built program is what the sources say now. */
export function buildIsCurrent() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashOfInputs();
}

const reactRouter = "node_modules/@react-router/dev/bin.cjs";

/** Builds an application that has its own folder. */
function buildOf(application) {
  return [reactRouter, "build", application, "--config", `${application}/vite.config.ts`, "--logLevel", "warn"];
}

/** What a build does, one after the other. */
const steps = [
  { what: "the pages and the program", command: [reactRouter, "build", "--logLevel", "warn"] },
  { what: "the back office", command: buildOf("admin") },
  { what: "the classroom", command: buildOf("classroom") },
  { what: "the pictures", command: ["scripts/draw-images.ts"] },
  { what: "the compressed files", command: ["scripts/compress-assets.mjs"] },
  { what: "the first database", command: ["scripts/prepare-database.ts"] },
  { what: "the bill of materials", command: ["scripts/write-bill-of-materials.ts"] },
];

/** Builds the site and the program into `build/`, and says what it is at; throws when that fails. */
export function buildProgram() {
  rmSync(stamp, { force: true });
  const hash = hashOfInputs();
  for (const { what, command } of steps) {
    process.stdout.write(`Building ${what} … `);
    const started = performance.now();
    const [script, ...args] = command;
    const status = run(script, args);
    console.log(status === 0 ? `${((performance.now() - started) / 1000).toFixed(1)} s` : "failed");
    if (status !== 0) throw new Error(`The build failed (${script}, exit code ${status ?? "none"}).`);
  }
  writeFileSync(stamp, hash);
}
