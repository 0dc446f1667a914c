import type { Tab } from "./tab.ts";
import { expect } from "./test.ts";

/** Waits until React has taken the page over. */
export async function isHydrated(tab: Tab) {
  const ask = () => tab.run(() => document.documentElement.hasAttribute("data-hydrated"));
  await expect.poll(ask, `${tab.engine} did not hydrate the page`).toBe(true);
}

export const pathname = (tab: Tab) => tab.run(() => location.pathname);

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(tab: Tab, path: string) {
  await tab.goto(path);
  await isHydrated(tab);
}
