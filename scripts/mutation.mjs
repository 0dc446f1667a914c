import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";

/**
 * `npm run test:mutation`: changes the code that stryker.config.json names and prints which share of the changes the
 * tests notice, of all and of each part of the program. Each part is changed in a run of its own and judged by the tests
 * in its own folder alone: those elsewhere prove something else, and one changed constant loads them all. Fails where one
 * part is under `thresholds.break`: good tests of one do not make up for another's. Arguments name parts, or files with
 * `-m`, or go on to Stryker: `-- domains/money shared`, `-- -m domains/lectures/server/web-vtt.ts`, `-- --incremental`.
 * The last one keeps earlier results, those of code that runs while a module loads even where its tests have changed.
 */
const config = JSON.parse(readFileSync(join(root, "stryker.config.json"), "utf8"));
const domains = JSON.parse(readFileSync(join(root, "domains/order.json"), "utf8"));
const reports = join(root, "test-results/mutation");
const isLeftOut = (pattern) => pattern.startsWith("!");

/** A domain, a folder of the server or of `ui`, or all of `shared`. */
const partOf = (path) => (path.startsWith("shared/") ? "shared" : path.split("/").slice(0, 2).join("/"));

/** A pattern without braces, whose commas Stryker's command line takes for the end: "a/{b,c}.ts" is two. */
function spelledOut(pattern) {
  const [whole, before, names, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return whole === undefined ? [pattern] : names.split(",").map((name) => before + name + after);
}

/** Each part's patterns of files to change. */
function patternsByPart(patterns) {
  const ofEachDomain = (one) => domains.map((name) => one.replace("*", name));
  const parts = {};
  for (const one of patterns.flatMap((each) => (each.startsWith("domains/*/") ? ofEachDomain(each) : [each])))
    if (!one.endsWith("/rules/*.ts") || existsSync(join(root, one.replace("/*.ts", ""))))
      parts[partOf(one)] = [...(parts[partOf(one)] ?? []), one];
  return parts;
}

/** Runs Stryker over one part; returns its exit code and its report's files, or none where it failed before. */
function change(part, patterns, args) {
  console.log(`\n== ${part}`);
  const kept = part.replaceAll("/", "-");
  const [json, html] = [config.jsonReporter, config.htmlReporter].map(({ fileName }) => join(root, fileName));
  rmSync(json, { force: true });
  const mutated = ["--mutate", [...patterns, ...leftOut].join(",")];
  const { status } = spawnSync(
    "stryker",
    ["run", ...mutated, "--incrementalFile", join(reports, `incremental-${kept}.json`), ...args],
    {
      cwd: root,
      env: projectEnvironment({ MUTATED_PART: part }),
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  );
  // Without a report Stryker has already printed the error.
  if (!existsSync(json)) return { status: status ?? 1, files: {} };
  const { files } = JSON.parse(readFileSync(json, "utf8"));
  renameSync(json, join(reports, `${kept}.json`));
  if (existsSync(html)) renameSync(html, join(reports, `${kept}.html`));
  return { status: status ?? 1, files };
}

/** How many of the files' changes the tests noticed. */
function count(files) {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  const noticed = statuses.filter((one) => one === "Killed" || one === "Timeout").length;
  const all = noticed + statuses.filter((one) => one === "Survived" || one === "NoCoverage").length;
  return { noticed, all, score: all === 0 ? 100 : (100 * noticed) / all };
}

const args = process.argv.slice(2);
const at = args.findIndex((argument) => argument === "-m" || argument === "--mutate");
const named = at < 0 ? [] : args.splice(at, 2)[1].split(",");
const mutate = config.mutate.flatMap(spelledOut);
const leftOut = mutate.filter(isLeftOut);
const parts = patternsByPart(named.length > 0 ? named : mutate.filter((pattern) => !isLeftOut(pattern)));
const wanted = args.filter((argument) => argument in parts);
const forStryker = args.filter((argument) => !(argument in parts));
await ensureTestTools();
mkdirSync(reports, { recursive: true });
const ended = Object.entries(parts)
  .filter(([part]) => wanted.length === 0 || wanted.includes(part))
  .map(([part, patterns]) => ({ part, ...change(part, patterns, forStryker) }));

console.log();
for (const { part, status, files } of ended) {
  const { noticed, all, score } = count(files);
  const isUnder = score < config.thresholds.break;
  const failure = isUnder ? `FAIL, under ${config.thresholds.break} %` : status !== 0 && "FAIL";
  if (failure) process.exitCode = 1;
  console.log(`${part}: ${score.toFixed(1)} %, ${noticed} of ${all} changes noticed: ${failure || "ok"}`);
}
const { noticed, all, score } = count(Object.assign({}, ...ended.map(({ files }) => files)));
console.log(`All: ${score.toFixed(1)} %, ${noticed} of ${all} changes noticed`);
