import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";

/** The visitor of every measurement is in Germany, where prices are shown. */
export const country = { "cf-ipcountry": "DE" };
/** The flags that keep Chromium from any activity of its own. */
export const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
export const executablePath = ensureChromium();
const phone = { width: 390, height: 844 };

/** Bytes as kilobytes with one decimal. */
export const inKilobytes = (bytes) => Number((bytes / 1024).toFixed(1));

/** A browser with one page, opened as that visitor; close it at the end. */
export async function openVisit(viewport = phone) {
  const browser = await chromium.launch({ executablePath, args: quiet });
  const page = await browser.newPage({ extraHTTPHeaders: country, viewport });
  return { page, close: () => browser.close() };
}

/** The bytes of a page's own style elements, as brotli sends them. */
async function inlineStyle(url) {
  const html = await (await fetch(url)).text();
  const css = Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, text]) => text).join("");
  if (css === "") return 0;
  return brotliCompressSync(css, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/**
 * Bytes over the wire by kind of resource, before the load event (`early`) and by the end of hydration (`all`); styles
 * include those in the page itself. `scripts` names each script with its bytes, the largest first.
 */
export async function weigh(url) {
  const { page, close } = await openVisit();
  await page.goto(url, { waitUntil: "load" });
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const weights = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const kinds = { js: "script", css: "style", woff2: "font" };
    const sums = {
      early: { script: 0, style: 0, font: 0 },
      all: { script: 0, style: 0, font: 0 },
      requests: 1,
      scripts: [],
    };
    for (const { name, startTime, encodedBodySize } of performance.getEntriesByType("resource")) {
      const kind = kinds[new URL(name).pathname.split(".").at(-1)];
      const isEarly = startTime < navigation.loadEventStart;
      if (isEarly) sums.requests++;
      if (kind) sums.all[kind] += encodedBodySize;
      if (kind && isEarly) sums.early[kind] += encodedBodySize;
      if (kind === "script") sums.scripts.push({ name: new URL(name).pathname, bytes: encodedBodySize });
    }
    return { ...sums, document: navigation.encodedBodySize, documentRaw: navigation.decodedBodySize };
  });
  await close();
  const style = await inlineStyle(url);
  weights.early.style += style;
  weights.all.style += style;
  weights.scripts.sort((one, other) => other.bytes - one.bytes);
  return weights;
}
