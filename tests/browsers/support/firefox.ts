import puppeteer, { ElementHandle, type Page } from "puppeteer-core";
import { until } from "../../support/until.ts";
import { callOf, findInPage, hasQueries, queriesScript, soughtFor } from "./find-in-page.ts";
import type { By, Tab } from "./tab.ts";

/** Starts Firefox, which speaks WebDriver BiDi itself. `open` gives a tab with storage of its own on the site at `origin`. */
export async function startFirefox(executablePath: string) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en-GB", "media.autoplay.default": 0 },
  });
  const engine = (await browser.version()).replace("firefox/", "Firefox ");
  const open = async (origin: string): Promise<Tab> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    return { ...tabOf(page, origin), engine, close: () => context.close() };
  };
  return { open, close: () => browser.close() };
}

function tabOf(page: Page, origin: string): Omit<Tab, "engine" | "close"> {
  const find = async (by: By): Promise<ElementHandle<HTMLElement> | null> => {
    if (!(await page.evaluate(hasQueries))) await page.evaluate(await queriesScript);
    const found = await page.evaluateHandle(findInPage, soughtFor(by));
    return found instanceof ElementHandle ? found : null;
  };
  const get = (by: By) => until(() => find(by).catch(() => null));
  return {
    goto: async (path) => void (await page.goto(origin + path, { waitUntil: "load" })),
    click: async (by) => (await get(by)).click(),
    hover: async (by) => (await get(by)).hover(),
    type: async (by, text) => (await get(by)).type(text),
    press: (key) => page.keyboard.press(key),
    has: async (by) => (await find(by)) !== null,
    run: async <Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args) =>
      (await page.evaluate(callOf(script, args))) as Result,
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}
