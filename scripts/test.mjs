import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromiums } from "./lib/chromium.mjs";
import { countTests, failedFiles, leftTests } from "./lib/count-tests.mjs";
import { hasApt, installPackages } from "./lib/debian-packages.mjs";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";
import { ensureEngines } from "./lib/engines.mjs";

/**
 * Installs what is missing, builds, and tests the program in ten minutes: checks, unit and API tests on one database,
 * the built pages, each form and each change of state in the newest Chromium. With `CI=true` the longer proofs run too
 * (those tagged as thorough), the API tests of many at once on both databases, the journeys that depend on an engine in the oldest
 * available Chromium, and the smoke test in Firefox and WebKit. Stops at the first stage that fails, with its exit code.
 * The last lines name every test left to a longer run, what could not run on this machine, and how many tests passed and
 * failed, read from the runners' own reports. A browser test that fails is tried once more, and so is the file of any
 * other test, unless many files fail; one that passes then is named as flaky.
 */
const isCi = Boolean(process.env.CI);
const reports = join(root, "test-results");
const vitestReports = { first: join(reports, "vitest.json"), again: join(reports, "vitest-again.json") };
/** More failed files than this are not tried again: then the code is wrong, not the timing. */
const mostTriedAgain = 3;
/** The report of each run in browsers, by their name. */
const browserReports = new Map();
const notRun = [];
/** The tests that this run leaves out on purpose, and how to run them. */
const left = [
  ...(isCi
    ? []
    : [
        "the tests named above, API tests of many at once on the second database, dark colours, journeys in an older Chromium, the smoke test in Firefox and WebKit: CI=true npm test",
      ]),
  "every API test on both databases, faults, cluster, failover, every journey in every engine, every page at every width and theme, mutations: npm run test:nightly",
  "what must be quick: npm run bench",
];
/** Debian's packages with foreign programs that some tests check ours with; each of these tests fails without its own. */
const checkers = ["default-jre-headless", "systemd"];

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** Playwright's report of the journeys that this run leaves to CI. */
function listLeftJourneys() {
  const path = join(reports, "left-journeys.json");
  spawnSync("playwright", ["test", "--list", "--reporter=json"], {
    cwd: root,
    env: projectEnvironment({ JOURNEYS: "thorough", PLAYWRIGHT_JSON_OUTPUT_FILE: path }),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  return read(path);
}

/** Prints the totals of the runners' reports, and each test that this run left out or tried twice; exits with the code. */
function finish(code) {
  const browsers = Object.fromEntries([...browserReports].map(([name, path]) => [name, read(path)]));
  const { summary, flaky } = countTests(read(vitestReports.first), browsers, read(vitestReports.again));
  const leftToCi = isCi || code !== 0 ? [] : leftTests(read(vitestReports.first), listLeftJourneys());
  const lists = {
    [`Left to CI=true npm test: ${leftToCi.length} tests`]: leftToCi.map((name) => name.replace(root, "")),
    "Passed at the second try only": flaky,
    "NOT RUN HERE": notRun,
    "Left to other commands": left,
  };
  for (const [what, names] of Object.entries(lists))
    if (names.length > 0) console.log(`\n${what}:\n${names.map((name) => `  ${name}`).join("\n")}`);
  console.log(`\n${summary}`);
  process.exit(code);
}

/** Runs one stage; resolves to its exit code. What a stage says that runs beside another comes in one piece at its end. */
async function run(name, [program, ...args], extra = {}, isBeside = false) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: projectEnvironment(extra),
    stdio: ["ignore", ...Array(2).fill(isBeside ? "pipe" : "inherit")],
    shell: process.platform === "win32",
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => said.push(chunk));
  const [status] = await once(child, "close");
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const chunk of said) process.stdout.write(chunk);
  console.log(status === 0 ? `== ${name}: ${seconds} s` : `\n== ${name} failed after ${seconds} s`);
  return status ?? 1;
}

/** Runs stages in parallel; ends the whole run when one of them fails. */
async function stages(...all) {
  const codes = await Promise.all(all.map((one) => run(...one)));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) finish(failed);
}

/** Playwright in some browsers, with a report of their own, as a stage. */
function browserStage(what, browsers, args, extra = {}) {
  const report = join(reports, `playwright-${browsers.replace(/\W+/g, "-").toLowerCase()}.json`);
  browserReports.set(browsers, report);
  const command = ["playwright", "test", "--retries=1", ...args];
  return [`${what} in ${browsers}`, command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...extra }];
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let chromiums;
let engines;
try {
  console.log("== install");
  await ensureTestTools();
  const found = [ensureChromiums({ oldest: isCi }), isCi ? ensureEngines() : { engines: [], notRun: [] }];
  if (hasApt()) installPackages(checkers);
  [{ chromiums }, { engines }] = found;
  notRun.push(...found.flatMap((one) => one.notRun));
  for (const name of notRun) console.log(`NOT RUN HERE: ${name}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

await stages(["build", ["node", "scripts/build.mjs"]], ["check", ["node", "scripts/check.mjs"]]);
/** Vitest over everything but the faults, which take minutes (`npm run test:faults`), or over some files. */
const vitest = (report, files = []) => [
  ...["vitest", "run", ...files, "--project=!faults", ...(isCi ? [] : ["--tags-filter=!thorough"])],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
];
const onDatabases = isCi ? { TEST_DATABASES: "locks" } : {};

/** Unit, API and built tests, and once more the files that failed, if they are few; resolves to the exit code. */
async function runVitest() {
  const code = await run("unit, API and built tests", vitest(vitestReports.first), onDatabases);
  const files = code === 0 ? [] : failedFiles(read(vitestReports.first));
  if (files.length === 0 || files.length > mostTriedAgain) return code;
  return await run(`second try of ${files.length} files`, vitest(vitestReports.again, files), onDatabases);
}

const [newest, ...older] = chromiums;
const journeys = browserStage("journeys", newest.name, [], {
  CHROMIUM_PATH: newest.path,
  JOURNEYS: isCi ? "journeys" : "quick",
});
// Each of the two waits half of its time: together they take a little more than the longer one.
const codes = await Promise.all([runVitest(), run(...journeys, true)]);
if (codes.some((code) => code !== 0)) finish(codes.find((code) => code !== 0));
for (const { name, path } of older)
  await stages(browserStage("journeys of engines", name, [], { CHROMIUM_PATH: path, JOURNEYS: "engine" }));
if (engines.length > 0)
  await stages(
    browserStage("smoke test", engines.join(" and "), [
      "--config=tests/browsers/playwright.config.ts",
      ...engines.map((name) => `--project=${name}`),
    ]),
  );
finish(0);
