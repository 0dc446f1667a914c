import { findEngines } from "../scripts/lib/engines.mjs";
import { weighFirstLoad } from "../tests/browsers/support/first-load.ts";
import { startFront } from "../tests/browsers/support/front.ts";
import { startEngine } from "../tests/browsers/support/start-engine.ts";
import { withAuditor } from "./support/lighthouse.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram, untilRecompressed } from "./support/program.mjs";
import { median, report } from "./support/report.mjs";
import { inKilobytes, weigh } from "./support/visit.mjs";

/**
 * `npm run bench -- first-load`: the cost of the home page for a first visitor, in bytes over the wire before the load
 * event and after hydration, in Chromium and in the other available engines, and the result of Lighthouse's mobile
 * audit (the median of five runs). The visitor is in Germany, where prices are shown.
 */
const runs = 5;

/** The same budgets in another engine, as rows of the report. */
async function otherEngine(name, upstream) {
  const front = await startFront(await freePort(), () => upstream);
  const engine = await startEngine(name);
  try {
    const tab = await engine.open(front.origin);
    const { early, script, style, font, hydratedScript } = await weighFirstLoad(tab, front, "/");
    await tab.close();
    return [
      { what: `${tab.engine}: requests before load`, measured: early.length },
      { what: `${tab.engine}: JavaScript before load`, measured: inKilobytes(script), unit: "KB", atMost: 5 },
      { what: `${tab.engine}: CSS before load`, measured: inKilobytes(style), unit: "KB", atMost: 12 },
      { what: `${tab.engine}: fonts before load`, measured: inKilobytes(font), unit: "KB", atMost: 70 },
      {
        what: `${tab.engine}: JavaScript after hydration`,
        measured: inKilobytes(hydratedScript),
        unit: "KB",
        atMost: 110,
      },
    ];
  } finally {
    await engine.close();
    await front.close();
  }
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort() });
try {
  const url = `${program.origin}/`;
  await untilRecompressed(url);
  const { early, all, requests, document, documentRaw } = await weigh(url);
  const others = [];
  for (const [name, isHere] of Object.entries(findEngines()))
    if (isHere) others.push(...(await otherEngine(name, program.origin)));
    else console.log(`Not measured in ${name}: there is none on this machine.`);
  const audits = await withAuditor(url, async (audit) => {
    const all = [];
    for (let run = 0; run < runs; run++) all.push(await audit(url));
    return all;
  });
  const middle = (name, digits = 0) => Number(median(audits.map((one) => one[name])).toFixed(digits));
  const failed = new Set(audits.flatMap((one) => one.failed));
  if (failed.size > 0) console.log(`Lighthouse finds fault with: ${[...failed].join(", ")}`);
  report("first-load", [
    { what: "document, as sent", measured: inKilobytes(document), unit: "KB", atMost: 24.2, before: 36.4 },
    { what: "document, raw", measured: inKilobytes(documentRaw), unit: "KB", atMost: 150, before: 242 },
    { what: "requests before load", measured: requests },
    { what: "JavaScript before load", measured: inKilobytes(early.script), unit: "KB", atMost: 5 },
    { what: "CSS before load", measured: inKilobytes(early.style), unit: "KB", atMost: 12, before: 11.8 },
    { what: "fonts before load", measured: inKilobytes(early.font), unit: "KB", atMost: 70 },
    { what: "JavaScript after hydration", measured: inKilobytes(all.script), unit: "KB", atMost: 110, before: 124.5 },
    ...others,
    { what: "Lighthouse performance", measured: middle("performance"), atLeast: 100 },
    { what: "Lighthouse accessibility", measured: middle("accessibility"), atLeast: 100 },
    { what: "Lighthouse best practices", measured: middle("bestPractices"), atLeast: 100 },
    { what: "Lighthouse SEO", measured: middle("seo"), atLeast: 100 },
    { what: "largest contentful paint", measured: middle("lcp"), unit: "ms", atMost: 1000 },
    { what: "cumulative layout shift", measured: middle("cls", 3), exactly: 0 },
    { what: "total blocking time", measured: middle("tbt"), unit: "ms", atMost: 50 },
  ]);
} finally {
  await program.stop();
  remove();
}
