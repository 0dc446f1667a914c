import { brotliCompressSync } from "node:zlib";
import { headerFaults } from "../support/header-faults.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** The cost of a first visit before the load event, and everything a page may load. */
const kilobyte = 1024;

test.use({ expectedErrors: ["Content Security Policy"] });

test("little script, style and font come before the load event", async ({ page }) => {
  await page.goto("/", { waitUntil: "load" });
  const bytes = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const sum = { script: 0, style: 0, font: 0 };
    for (const entry of performance.getEntriesByType("resource") as PerformanceResourceTiming[]) {
      if (entry.startTime > (navigation?.loadEventStart ?? 0)) continue;
      const { pathname } = new URL(entry.name);
      if (pathname.endsWith(".js")) sum.script += entry.encodedBodySize;
      if (pathname.endsWith(".css")) sum.style += entry.encodedBodySize;
      if (pathname.endsWith(".woff2")) sum.font += entry.encodedBodySize;
    }
    return sum;
  });
  expect(bytes.script).toBeLessThanOrEqual(5 * kilobyte);
  const styles = await page.locator("style").evaluateAll((all) => all.map(({ textContent }) => textContent).join(""));
  expect(styles.length).toBeGreaterThan(0);
  expect(bytes.style + brotliCompressSync(styles).length).toBeLessThanOrEqual(12 * kilobyte);
  expect(bytes.font).toBeLessThanOrEqual(70 * kilobyte);
});

test("the hydrated home page has loaded at most 110 KB of script", async ({ page }) => {
  await openHydrated(page, "/");
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(110 * kilobyte);
});

test("the policy forbids inline scripts but those it names", async ({ page, request }) => {
  for (const path of ["/", "/contact", "/Thank-you", "/no-such-page"])
    expect(headerFaults((await request.get(path)).headers()), path).toEqual([]);
  const refused = page.waitForEvent("console", (message) => message.text().includes("Content Security Policy"));
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
  });
  await refused;
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
});
