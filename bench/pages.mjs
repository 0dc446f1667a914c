import { parseArgs } from "node:util";
import { courses, sitePages } from "../tests/support/demo-content.ts";
import { withAuditor } from "./support/lighthouse.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { median, reportTable } from "./support/report.mjs";
import { inKilobytes, weigh } from "./support/visit.mjs";

/**
 * `npm run bench -- pages`: every public page's Lighthouse mobile audit and bytes, each beside its budget. Named paths
 * measure only those (`npm run bench -- pages /about /services`); `--runs 3` takes the median of three audits,
 * `--scripts` lists each page's scripts by size. KB are over the wire, as brotli.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "1" }, scripts: { type: "boolean", default: false } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const [course] = courses;
const others = [`/course-outline/${course.slug}`, `/batches/${course.slug}`, "/batches?when=evening", "/search?q=data"];
const paths = positionals.length > 0 ? positionals : [...sitePages.map(({ path }) => path), ...others];

const hundred = { atLeast: 100 };
const budgets = {
  performance: { atLeast: 99 },
  "LCP ms": { atMost: 1000 },
  CLS: { atMost: 0.01 },
  access: hundred,
  practices: hundred,
  SEO: hundred,
  "JS early": { atMost: 5 },
  "JS hydrated": { atMost: 110 },
  CSS: { atMost: 12 },
  fonts: { atMost: 70 },
};
/** Kept out of search engines on purpose: not a fault. */
const unlisted = new Set(sitePages.filter(({ indexed }) => !indexed).map(({ path }) => path));

async function measure(audit, origin, path) {
  const { early, all, document, scripts } = await weigh(`${origin}${path}`);
  const skipAudits = unlisted.has(path.split("?")[0]) ? ["is-crawlable"] : [];
  const audits = [];
  for (let run = 0; run < runs; run++) audits.push(await audit(`${origin}${path}`, { skipAudits }));
  const middle = (name, digits = 0) => Number(median(audits.map((one) => one[name])).toFixed(digits));
  const faults = new Set(audits.flatMap(({ failed }) => failed));
  if (faults.size > 0) console.log(`${path}: Lighthouse finds fault with ${[...faults].join(", ")}`);
  if (values.scripts)
    console.log(`${path}: ${scripts.map(({ name, bytes }) => `${name} ${inKilobytes(bytes)}`).join(", ")}`);
  return {
    performance: middle("performance"),
    "LCP ms": middle("lcp"),
    CLS: middle("cls", 3),
    "TBT ms": middle("tbt"),
    access: middle("accessibility"),
    practices: middle("bestPractices"),
    SEO: middle("seo"),
    "JS early": inKilobytes(early.script),
    "JS hydrated": inKilobytes(all.script),
    CSS: inKilobytes(all.style),
    fonts: inKilobytes(all.font),
    HTML: inKilobytes(document),
  };
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort() });
try {
  const pages = {};
  await withAuditor(`${program.origin}/`, async (audit) => {
    for (const path of paths) pages[path] = await measure(audit, program.origin, path);
  });
  reportTable("pages", pages, budgets);
} finally {
  await program.stop();
  remove();
}
