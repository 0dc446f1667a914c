import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasApt, installPackages } from "./lib/debian-packages.mjs";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";
import { nightlySummary, testsNotRun } from "./lib/nightly-summary.mjs";

/**
 * `npm run test:nightly`: installs what is missing, builds, and runs what takes too long for every push: the faults,
 * the cluster, the database's failover, every API test on both databases, the event loop under the largest requests of
 * every route, every journey with all its matrices in both Chromiums, the smoke test in Firefox and WebKit, the audit of
 * every page, every email in two filters of spam, a calendar, the payment codes and the figures in other programs'
 * hands, and the mutations. Every stage runs, even after a failed one; the last lines report each result. A stage that skipped a test has failed,
 * and names the test. Arguments name the stages to run: `-- faults cluster`.
 */
const reports = join(root, "test-results");

/** Each stage's command. Vitest writes a report, which names the tests it skipped. */
const stages = {
  faults: (report) => ["vitest", "run", "--project", "faults", ...reporters(report)],
  cluster: (report) => ["vitest", "run", "--config", "tests/cluster/vitest.config.ts", ...reporters(report)],
  failover: (report) => ["node", "scripts/failover.mjs", ...reporters(report)],
  databases: (report) => ["vitest", "run", "--project", "api", ...reporters(report)],
  "event-loop": () => ["node", "bench/event-loop.mjs"],
  "journeys-newest": () => ["node", "scripts/journeys.mjs", "newest"],
  "journeys-oldest": () => ["node", "scripts/journeys.mjs", "oldest"],
  engines: () => ["playwright", "test", "--config=tests/browsers/playwright.config.ts"],
  audit: () => ["node", "scripts/audit.mjs"],
  spam: (report) => ["vitest", "run", ...foreign("spam"), ...reporters(report)],
  metrics: (report) => ["vitest", "run", ...foreign("metrics"), ...reporters(report)],
  "payment-codes": (report) => ["vitest", "run", ...foreign("payment-codes"), ...reporters(report)],
  calendars: (report) => ["vitest", "run", ...foreign("calendar-sync"), ...reporters(report)],
  mutation: () => ["node", "scripts/mutation.mjs"],
};

/** A test with other people's programs. */
function foreign(name) {
  return ["--config", "tests/foreign/vitest.config.ts", `tests/foreign/${name}.test.ts`];
}

function reporters(report) {
  return ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
}

/** What a stage runs with, beside the project's environment. */
const environments = { databases: { TEST_DATABASES: "both" } };

function run([program, ...args], extra = {}) {
  const options = { cwd: root, env: projectEnvironment(extra), stdio: ["ignore", "inherit", "inherit"] };
  return spawnSync(program, args, { ...options, shell: process.platform === "win32" }).status === 0;
}

function runStage(name) {
  console.log(`\n== ${name}`);
  const report = join(reports, `nightly-${name}.json`);
  rmSync(report, { force: true });
  const started = performance.now();
  const passed = run(stages[name](report), environments[name]);
  const seconds = (performance.now() - started) / 1000;
  const notRun = existsSync(report) ? testsNotRun(JSON.parse(readFileSync(report, "utf8"))) : [];
  return { name, passed: passed && notRun.length === 0, seconds, notRun };
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(stages);
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(", ")}: name some of ${Object.keys(stages).join(", ")}.`);
  process.exit(2);
}
await ensureTestTools();
/** Debian's packages that the stages need. */
const packages = [
  ...["nginx-light", "gcc", "libc6-dev", "default-jre-headless", "openssh-client"],
  ...["spamassassin", "rspamd", "vdirsyncer", "radicale", "prometheus", "zbar-tools"],
];
if (hasApt()) installPackages(packages);
if (!run(["node", "scripts/build.mjs"])) process.exit(1);
mkdirSync(reports, { recursive: true });
const ended = wanted.map(runStage);
console.log(`\n${nightlySummary(ended).join("\n")}`);
process.exitCode = ended.every(({ passed }) => passed) ? 0 : 1;
