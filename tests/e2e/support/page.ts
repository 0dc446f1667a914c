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

/** Adds up every layout shift from the first paint on; read it with `layoutShift`. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { layoutShiftTotal: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.value += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { layoutShiftTotal } = window as unknown as { layoutShiftTotal: { value: number } };
    return layoutShiftTotal.value;
  });
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
