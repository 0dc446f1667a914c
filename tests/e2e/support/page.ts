import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Waits until the page has its own fonts: words may take fewer lines in them. */
export async function fontsArrived(page: Page) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fonts"))).toBe("ltr");
}

/** The paths that came to the page over the network, each as often as it did, without the browser's cache. */
export function travelled(page: Page, kind: RegExp): Promise<string[]> {
  return page.evaluate(
    ({ source }) =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => new RegExp(source).test(path)),
    { source: kind.source },
  );
}

/** The scroll position, in CSS pixels. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** What Chromium tells of a layout shift (https://wicg.github.io/layout-instability). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
  }
}

/** Keeps every layout shift from the first paint on, for `expectNoLayoutShift`. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const shifts: Window["layoutShifts"] = [];
    window.layoutShifts = shifts;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${what?.slice(0, 160)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Fails, and names what moved, where the page's layout has shifted by this much since it was opened. */
export async function expectNoLayoutShift(page: Page, below = 0.001) {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(below);
}

/** The position of an element in the document, in CSS pixels. */
export function placeOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + window.scrollY, width, height };
  });
}

/** Chooses an entry of one of the header's dropdowns with the mouse, on a wide screen. */
export async function chooseInMenu(page: Page, menu: string, entry: string) {
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: menu, exact: true }).hover();
  await navigation.getByRole("link", { name: entry, exact: true }).click();
}
