import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromiums } from "./lib/chromium.mjs";
import { countTests, failedFiles } from "./lib/count-tests.mjs";
import { hasApt, installPackages } from "./lib/debian-packages.mjs";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";
import { ensureEngines } from "./lib/engines.mjs";

/**
 * Installs what is missing, builds, and runs every check and test: the journeys in the newest and the oldest Chromium
 * that this machine can get, the smoke test in Firefox and WebKit. Stops at the first stage that fails, with its exit code.
 * The last lines say what could not run on this machine, and how many tests passed and failed, read from the runners' own
 * reports. A browser test that fails is tried once more, and so is the file of any other test, unless many files fail; one
 * that passes then is named as flaky.
 */
const reports = join(root, "test-results");
const vitestReports = { first: join(reports, "vitest.json"), again: join(reports, "vitest-again.json") };
/** More failed files than this are not tried again: then the tree is wrong, not the hour. */
const mostTriedAgain = 3;
/** The report of each run in browsers, by their name. */
const browserReports = new Map();
const notRun = [];
/** Debian's packages with foreign programs that some tests check ours with; each of these tests fails without its own. */
const checkers = ["default-jre-headless", "systemd"];

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** Says how the runners' own reports end, and what only a second try passed; leaves with the exit code. */
function finish(code) {
  const browsers = Object.fromEntries([...browserReports].map(([name, path]) => [name, read(path)]));
  const { summary, flaky } = countTests(read(vitestReports.first), browsers, read(vitestReports.again));
  for (const [what, names] of Object.entries({ "Passed at the second try only": flaky, "NOT RUN HERE": notRun }))
    if (names.length > 0) console.log(`\n${what}:\n${names.map((name) => `  ${name}`).join("\n")}`);
  console.log(`\n${summary}`);
  process.exit(code);
}

/** Runs one stage, and answers its exit code. */
function run(name, command, extra = {}) {
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
  console.log(status === 0 ? `== ${name}: ${seconds} s` : `\n== ${name} failed after ${seconds} s`);
  return status === 0 ? 0 : status || 1;
}

/** Runs one stage; ends the whole run when it fails. */
function stage(...args) {
  const code = run(...args);
  if (code !== 0) finish(code);
}

/** Runs Playwright in some browsers, with a report of their own. */
function browserStage(what, browsers, args, extra = {}) {
  const report = join(reports, `playwright-${browsers.replace(/\W+/g, "-").toLowerCase()}.json`);
  browserReports.set(browsers, report);
  stage(`${what} in ${browsers}`, ["playwright", "test", "--retries=1", ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...extra,
  });
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let chromiums;
let engines;
try {
  console.log("== install");
  await ensureTestTools();
  const found = [ensureChromiums(), ensureEngines()];
  if (hasApt()) installPackages(checkers);
  [{ chromiums }, { engines }] = found;
  notRun.push(...found.flatMap((one) => one.notRun));
  for (const name of notRun) console.log(`NOT RUN HERE: ${name}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

stage("build", ["node", "scripts/build.mjs"]);
stage("check", ["node", "scripts/check.mjs"]);
/** Vitest over everything but the faults, which take minutes (`npm run test:faults`), or over some files. */
const vitest = (report, files = []) => [
  ...["vitest", "run", ...files, "--project=!faults"],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
];
const code = run("unit and API tests", vitest(vitestReports.first));
if (code !== 0) {
  const files = failedFiles(read(vitestReports.first));
  if (files.length === 0 || files.length > mostTriedAgain) finish(code);
  stage(`second try of ${files.length} files`, vitest(vitestReports.again, files));
}
for (const { name, path } of chromiums) browserStage("journeys", name, [], { CHROMIUM_PATH: path });
if (engines.length > 0)
  browserStage("smoke test", engines.join(" and "), [
    "--config=tests/browsers/playwright.config.ts",
    ...engines.map((name) => `--project=${name}`),
  ]);
finish(0);
