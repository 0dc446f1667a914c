import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../scripts/lib/dependencies.mjs";
import { ensureBuilt } from "./support/program.mjs";
import { summarise, toMarkdown } from "./support/summary.mjs";

/**
 * `npm run bench`: every bench one after the other, then all their figures as one table, which
 * `bench/results/latest.md` and `latest.json` keep. `--only serving,first-load` runs some; `--last` shows the last
 * results, and runs none. Exits with 1 when a figure misses its target or a bench breaks.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, last: { type: "boolean", default: false } } });
const folder = join(root, "bench");
const results = join(folder, "results");
const all = readdirSync(folder)
  .filter((file) => file.endsWith(".mjs") && file !== "all.mjs")
  .map((file) => file.replace(/\.mjs$/, ""));
const chosen = values.only?.split(",") ?? all;
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(", ")}. There are ${all.join(", ")}.`);

const fileOf = (name) => join(results, `${name}.json`);
const read = (name) => (existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), "utf8")) : undefined);

function run(name) {
  console.log(`\n== ${name}`);
  rmSync(fileOf(name), { force: true });
  const { status } = spawnSync(process.execPath, [join(folder, `${name}.mjs`)], { cwd: root, stdio: "inherit" });
  return read(name) ?? { name, broken: `it ended with ${status} and told no figure` };
}

function machine() {
  const processors = cpus();
  return { cores: processors.length, processor: processors[0]?.model.trim(), node: process.version };
}

mkdirSync(results, { recursive: true });
if (!values.last) await ensureBuilt();
const found = values.last ? chosen.map(read).filter(Boolean) : chosen.map(run);
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
