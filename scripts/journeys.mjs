import { spawnSync } from "node:child_process";
import { ensureChromiums } from "./lib/chromium.mjs";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";

/**
 * `node scripts/journeys.mjs newest|oldest`: every journey with all its matrices, in the newest or the oldest Chromium
 * available to this machine. Fails without such a Chromium.
 */
await ensureTestTools();
const { chromiums, notRun } = ensureChromiums({ oldest: true });
const isOldest = process.argv[2] === "oldest";
const chosen = isOldest ? chromiums[1] : chromiums[0];
if (!chosen) {
  console.error(notRun.join("\n"));
  process.exit(1);
}
console.log(`Journeys in ${chosen.name}`);
const { status } = spawnSync("playwright", ["test", ...process.argv.slice(3)], {
  cwd: root,
  env: projectEnvironment({ CHROMIUM_PATH: chosen.path, JOURNEYS: "matrix" }),
  stdio: ["ignore", "inherit", "inherit"],
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
