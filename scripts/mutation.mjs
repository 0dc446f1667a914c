import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";

/**
 * `npm run test:mutation`: changes the code that stryker.config.json names and prints which share of the changes the
 * tests notice, of all and of each part of the program. Fails where one part is under `thresholds.break`: good tests of
 * one do not make up for another's. Arguments go on to Stryker: `-- --incremental`, `-- -m domains/lectures/server/web-vtt.ts`.
 */
const report = join(root, JSON.parse(readFileSync(join(root, "stryker.config.json"), "utf8")).jsonReporter.fileName);
await ensureTestTools();
rmSync(report, { force: true });
const { status } = spawnSync("stryker", ["run", ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment(),
  stdio: ["ignore", "inherit", "inherit"],
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;

// Without a report Stryker has already printed the error.
const { files, thresholds } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : { files: {} };
const parts = {};
for (const [path, { mutants }] of Object.entries(files)) {
  const part = path.split("/").slice(0, 2).join("/");
  parts[part] = [...(parts[part] ?? []), ...mutants.map((mutant) => mutant.status)];
}
for (const [part, statuses] of Object.entries(parts)) {
  const noticed = statuses.filter((one) => one === "Killed" || one === "Timeout").length;
  const missed = statuses.filter((one) => one === "Survived" || one === "NoCoverage").length;
  const score = (100 * noticed) / (noticed + missed);
  if (score < thresholds.break) process.exitCode = 1;
  const verdict = score < thresholds.break ? `FAIL, under ${thresholds.break} %` : "ok";
  console.log(`${part}: ${score.toFixed(1)} % of ${noticed + missed} changes noticed: ${verdict}`);
}
