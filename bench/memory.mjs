import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../scripts/lib/dependencies.mjs";
import { untilAtRest } from "./support/load.mjs";
import { programIn, treeMemory, watchTree } from "./support/process-memory.mjs";
import { ensureBuilt, freePort, freshDataDir, untilHealthy } from "./support/program.mjs";
import { report, skip } from "./support/report.mjs";

/**
 * `npm run bench -- memory`: the memory of `npm start` on the embedded database, npm and its own scripts included: at the
 * peak of a first start and of a later one, and at rest; the time to the first answer; and the memory of a build.
 * Memory shared by several processes counts once.
 */
const run = (command, args, env = {}) =>
  spawn(command, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...env } });

async function measureBuild() {
  const build = run("npm", ["run", "build", "--", "--force", "--one-by-one"]);
  const watch = watchTree(build.pid);
  const [status] = await once(build, "exit");
  const peak = await watch.stop();
  if (status !== 0) throw new Error("The build failed.");
  return peak;
}

async function measureStart(dataDir) {
  const port = await freePort();
  const begun = performance.now();
  const env = { NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const npm = run("npm", ["start"], { ...env, DATABASE_URL: "" });
  const exited = once(npm, "exit");
  const watch = watchTree(npm.pid);
  try {
    await untilHealthy(`http://127.0.0.1:${port}`, npm);
    const milliseconds = performance.now() - begun;
    const program = programIn(npm.pid);
    await untilAtRest(program);
    await sleep(2_000);
    const idle = treeMemory(npm.pid);
    const peak = await watch.stop();
    process.kill(program, "SIGTERM");
    await exited;
    return { milliseconds, idle, peak };
  } catch (error) {
    npm.kill("SIGKILL");
    throw error;
  }
}

const megabytes = (what, measured, atMost, before) => ({
  what,
  measured: Math.round(measured),
  unit: "MB",
  atMost,
  before,
});

async function compare() {
  const build = await measureBuild();
  const { dataDir, remove } = freshDataDir();
  try {
    const first = await measureStart(dataDir);
    const later = await measureStart(dataDir);
    report("memory", [
      megabytes("peak of a first start", first.peak, 600, 1260),
      megabytes("peak of a later start", later.peak, 450, 970),
      megabytes("at rest after a first start", first.idle, 300, 590),
      megabytes("at rest after a later start", later.idle, 300, 490),
      megabytes("peak of a build", build, 900),
      { what: "a first start answers after", measured: Math.round(first.milliseconds), unit: "ms" },
      {
        what: "a later start answers after",
        measured: Math.round(later.milliseconds),
        unit: "ms",
        atMost: 2_000,
        before: 2_700,
      },
    ]);
  } finally {
    remove();
  }
}

if (process.platform !== "linux") {
  skip("memory", "only Linux tells what processes share (/proc/<pid>/smaps_rollup)");
} else {
  await ensureBuilt();
  await compare();
}
