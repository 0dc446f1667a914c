import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "./lib/dependencies.mjs";

/**
 * Measures how well the code is cut by subject: the share of imports between files of domains that stay in their
 * domain, and the number of folders of each domain. An import counts once for each pair of production files, by value
 * or by type. Fails under `leastAtHome`, or if domains import each other in a circle; `.dependency-cruiser.cjs` checks
 * `domains/order.json`. `node scripts/domains.mjs --list` lists the imports that leave their domain, by pairs of
 * domains.
 */
const leastAtHome = 0.65;
const order = JSON.parse(readFileSync(join(root, "domains/order.json"), "utf8"));
const { imports: aliases } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The production files of the domains, as paths from the project's root. */
function domainFiles() {
  const entries = readdirSync(join(root, "domains"), { recursive: true, encoding: "utf8" });
  return entries
    .map((path) => `domains/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path));
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[\s;{}()])\/\/[^\n]*/g, "$1");

/** The files of the project that a file imports, types too. */
function importsOf(path) {
  const text = withoutComments(readFileSync(join(root, path), "utf8"));
  const specifiers = [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"]+)"/g)].map(([, specifier]) => specifier);
  const found = specifiers.map((specifier) => {
    const alias = Object.keys(aliases).find((one) => specifier.startsWith(one.slice(0, -1)));
    if (alias) return aliases[alias].slice(2, -1) + specifier.slice(alias.length - 1);
    return specifier.startsWith(".") ? normalize(join(dirname(path), specifier)) : null;
  });
  return [...new Set(found)].filter((target) => target !== null && existsSync(join(root, target)));
}

const domainOf = (path) => /^domains\/([^/]+)\//.exec(path)?.[1];

/** Domains from which a chain of imports leads back to themselves. */
function circular(arrows) {
  const next = Map.groupBy(arrows, ({ from }) => domainOf(from));
  const reaches = (start) => {
    const seen = new Set();
    const waiting = [start];
    for (let one = waiting.pop(); one; one = waiting.pop())
      for (const { to } of next.get(one) ?? [])
        if (!seen.has(domainOf(to))) waiting.push(seen.add(domainOf(to)) && domainOf(to));
    return seen.has(start);
  };
  return order.filter(reaches);
}

const files = domainFiles();
const arrows = files.flatMap((from) =>
  importsOf(from)
    .filter(domainOf)
    .map((to) => ({ from, to })),
);
const abroad = arrows.filter(({ from, to }) => domainOf(from) !== domainOf(to));
const atHome = 1 - abroad.length / arrows.length;
const inCircle = circular(abroad);

if (process.argv.includes("--list")) {
  for (const domain of order) {
    const own = files.filter((path) => domainOf(path) === domain);
    const folders = new Set(own.map((path) => dirname(path))).size;
    console.log(`${domain.padEnd(14)} ${String(own.length).padStart(4)} files in ${folders} folders`);
  }
  const pairs = Map.groupBy(abroad, ({ from, to }) => `${domainOf(from)} -> ${domainOf(to)}`);
  for (const [pair, list] of [...pairs].sort(([, one], [, other]) => other.length - one.length))
    console.log(`${pair}: ${list.length}`);
}
console.log(
  `${files.length} files in domains; ${arrows.length - abroad.length} of ${arrows.length} imports between them stay at home (${(100 * atHome).toFixed(1)} %; ${100 * leastAtHome} % asked). In a circle: ${inCircle.join(", ") || "none"}.`,
);
if (atHome < leastAtHome || inCircle.length > 0) process.exitCode = 1;
