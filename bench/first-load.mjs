import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { median, report } from "./support/report.mjs";

/**
 * `npm run bench:first-load`: what the home page costs a first visitor, in bytes over the wire before the load event and
 * after React is awake, and what Lighthouse's mobile audit says of it (the median of three runs). The visitor is in
 * Germany, where prices are shown.
 */
const kilobyte = 1024;
const runs = 3;
const country = { "cf-ipcountry": "DE" };
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const system = "/usr/bin/chromium";
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined);

/** Bytes over the wire by kind of resource, before the load event and in all. */
async function weigh(url) {
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage({ extraHTTPHeaders: country, viewport: { width: 390, height: 844 } });
  await page.goto(url, { waitUntil: "load" });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const weights = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const kinds = { js: "script", css: "style", woff2: "font" };
    const sums = { early: { script: 0, style: 0, font: 0 }, all: { script: 0, style: 0, font: 0 }, requests: 1 };
    for (const { name, startTime, encodedBodySize } of performance.getEntriesByType("resource")) {
      const kind = kinds[new URL(name).pathname.split(".").at(-1)];
      const isEarly = startTime < navigation.loadEventStart;
      if (isEarly) sums.requests++;
      if (kind) sums.all[kind] += encodedBodySize;
      if (kind && isEarly) sums.early[kind] += encodedBodySize;
    }
    return { ...sums, document: navigation.encodedBodySize };
  });
  await browser.close();
  return weights;
}

/** One Lighthouse run as a phone on a slow network; scores out of 100, times in milliseconds. */
async function audit(url) {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", extraHeaders: country });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? "No result.");
    const { categories, audits } = result.lhr;
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0,
    );
    const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcp: audits["largest-contentful-paint"].numericValue,
      cls: audits["cumulative-layout-shift"].numericValue,
      tbt: audits["total-blocking-time"].numericValue,
      failed: failed.map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

const inKilobytes = (bytes) => Number((bytes / kilobyte).toFixed(1));

ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort() });
try {
  const url = `${program.origin}/`;
  const { early, all, requests, document } = await weigh(url);
  const audits = [];
  for (let run = 0; run < runs; run++) audits.push(await audit(url));
  const middle = (name, digits = 0) => Number(median(audits.map((one) => one[name])).toFixed(digits));
  const failed = new Set(audits.flatMap((one) => one.failed));
  if (failed.size > 0) console.log(`Lighthouse finds fault with: ${[...failed].join(", ")}`);
  report("first-load", [
    { what: "document", measured: inKilobytes(document), unit: "KB" },
    { what: "requests before load", measured: requests },
    { what: "JavaScript before load", measured: inKilobytes(early.script), unit: "KB", atMost: 5 },
    { what: "CSS before load", measured: inKilobytes(early.style), unit: "KB", atMost: 12 },
    { what: "fonts before load", measured: inKilobytes(early.font), unit: "KB", atMost: 70 },
    { what: "JavaScript after hydration", measured: inKilobytes(all.script), unit: "KB", atMost: 125 },
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
