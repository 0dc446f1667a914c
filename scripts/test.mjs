import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { countTests } from "./lib/count-tests.mjs";
import { ensureDependencies, projectEnvironment, root } from "./lib/dependencies.mjs";

/**
 * Installs what is missing, builds, and runs every check and test. Stops at the first stage that fails, with its exit
 * code. The last line says how many tests passed and failed, read from the runners' own reports. A browser test that fails is
 * tried once more; one that passes then is named as flaky.
 */
const reports = join(root, "test-results");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** Says how the runners' own reports end, and what only a second try passed; leaves with the exit code. */
function finish(code) {
  const { summary, flaky } = countTests(read(vitestReport), read(playwrightReport));
  if (flaky.length > 0) console.log(`\nPassed at the second try only:\n${flaky.map((name) => `  ${name}`).join("\n")}`);
  console.log(`\n${summary}`);
  process.exit(code);
}

/** Runs one stage; ends the whole run when it fails. */
function stage(name, command, extra = {}) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const [program, ...args] = command;
  const { status } = spawnSync(program, args, {
    cwd: root,
    env: projectEnvironment(extra),
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    console.log(`\n== ${name} failed after ${seconds} s`);
    finish(status || 1);
  }
  console.log(`== ${name}: ${seconds} s`);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let chromium;
try {
  console.log("== install");
  ensureDependencies();
  chromium = ensureChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

stage("build", ["node", "scripts/build.mjs"]);
stage("check", ["node", "scripts/check.mjs"]);
stage("unit and API tests", [
  "vitest",
  "run",
  // Faults take minutes: `npm run test:faults`.
  "--project=!faults",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);
stage("browser tests", ["playwright", "test", "--retries=1"], {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
});
finish(0);
