import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/lib/dependencies.mjs";
import { ensureBuilt } from "./support/program.mjs";
import { summarise, toMarkdown } from "./support/summary.mjs";

/**
 * `npm run bench`: every bench one after the other, then all their figures as one table, which
 * `bench/results/latest.md` and `latest.json` keep. `-- serving first-load` runs some; what follows the name of one goes to
 * it: `-- assistant --wrong`. `-- --last` shows the last results and runs none. Exits with 1 when a figure misses its target
 * or a bench breaks.
 */
const folder = join(root, "bench");
const results = join(folder, "results");
const all = readdirSync(folder)
  .filter((file) => file.endsWith(".mjs") && file !== "all.mjs")
  .map((file) => file.replace(/\.mjs$/, ""));
const given = process.argv.slice(2);
const isLast = given[0] === "--last";
const asked = isLast ? given.slice(1) : given;
const firstOption = asked.findIndex((one) => !all.includes(one));
const named = firstOption === -1 ? asked : asked.slice(0, firstOption);
const options = asked.slice(named.length);
const chosen = named.length > 0 ? named : all;
if (options.length > 0 && named.length !== 1)
  throw new Error(`${options[0]} is no bench, and an option goes to one bench. There are ${all.join(", ")}.`);

const fileOf = (name) => join(results, `${name}.json`);
const read = (name) => (existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), "utf8")) : undefined);

function run(name) {
  console.log(`\n== ${name}`);
  rmSync(fileOf(name), { force: true });
  const { status } = spawnSync(process.execPath, [join(folder, `${name}.mjs`), ...options], {
    cwd: root,
    stdio: "inherit",
  });
  return read(name) ?? { name, broken: `it ended with ${status} and told no figure` };
}

function machine() {
  const processors = cpus();
  return { cores: processors.length, processor: processors[0]?.model.trim(), node: process.version };
}

mkdirSync(results, { recursive: true });
if (!isLast) await ensureBuilt();
const found = isLast ? chosen.map(read).filter(Boolean) : chosen.map(run);
if (found.length === 0) throw new Error("None of them has run here yet.");
const { lines, missed } = summarise(found);
const summary = { at: new Date().toISOString(), ...machine(), missed, lines };
writeFileSync(join(results, "latest.json"), `${JSON.stringify(summary, null, 2)}\n`);
writeFileSync(
  join(results, "latest.md"),
  `${summary.at}, ${summary.cores} cores (${summary.processor}), Node ${summary.node}\n\n${toMarkdown(lines)}\n`,
);
console.log();
console.table(lines);
console.log(missed === 0 ? "Nothing missed its target." : `${missed} missed their target.`);
process.exitCode = missed === 0 ? 0 : 1;
