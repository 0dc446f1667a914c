import { weighFirstLoad } from "./support/first-load.ts";
import { expect, test } from "./support/test.ts";

/** The cost of a first visit: the same budgets as in Chromium (tests/e2e/first-load.spec.ts). */
const kilobyte = 1024;

test("little comes before the load event, and little script in all", async ({ tab, house }) => {
  const { early, script, style, font, hydratedScript } = await weighFirstLoad(tab, house.front, "/");
  const others = /^\/api\/(geo|session)$|\.(woff2|webmanifest|png)$|^\/assets\/pictograms-[^/]+\.svg$/;
  expect(early.filter((path) => !others.test(path))).toEqual(["/"]);
  expect(script).toBeLessThanOrEqual(5 * kilobyte);
  expect(style).toBeGreaterThan(0);
  expect(style).toBeLessThanOrEqual(12 * kilobyte);
  expect(font).toBeLessThanOrEqual(70 * kilobyte);
  expect(hydratedScript).toBeGreaterThan(0);
  expect(hydratedScript).toBeLessThanOrEqual(110 * kilobyte);
});
