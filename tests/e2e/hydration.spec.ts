import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoLayoutShift, openHydrated, watchLayoutShift } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** HTML and styles paint alone; React comes when the page is idle or wanted, and nothing done before it is lost. */
const scripts = "**/assets/*.js";

/** Delays some files until released. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
}

test("only the document with its style, fonts and the visitor's state come before the load event", {
  tag: ["@engine", "@thorough"],
}, async ({ page }) => {
  await page.goto("/", { waitUntil: "load" });
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });
  expect(early.filter((path) => !/\.(woff2|svg|webmanifest)$|^\/api\/(geo$|session$|photos\/)/.test(path))).toEqual([]);
  // The sheet and the colours.
  await expect(page.locator("head > style")).toHaveCount(2);
});

test("React hydrates the page by itself and changes nothing in it", { tag: "@engine" }, async ({ page }) => {
  const recovered: string[] = [];
  page.on("console", (message) => recovered.push(message.text()));
  page.on("pageerror", (error) => recovered.push(error.message));
  await openHydrated(page, "/");
  expect(recovered.filter((text) => /hydrat|minified react error/i.test(text))).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("data-prices", "shown");
  await expect(page.locator("html")).toHaveAttribute("data-country", "DE");
});

for (const kind of ["written into it", "linked"])
  test(`a page whose style sheet is ${kind} hydrates, and the next page asks for no sheet`, {
    tag: ["@engine", "@thorough"],
  }, async ({ page }) => {
    const issues: string[] = [];
    page.on("console", (message) => issues.push(message.text()));
    page.on("pageerror", (error) => issues.push(error.message));
    const sheets: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") sheets.push(new URL(request.url()).pathname);
    });
    const sheet = readdirSync("build/client/assets").find((name) => /^app-.*\.css$/.test(name));
    if (kind === "linked")
      await page.route("/contact", async (route) => {
        const response = await route.fetch();
        const link = `<link rel="stylesheet" href="/assets/${sheet}"/>`;
        const body = (await response.text()).replace(/<style>.*?<\/style>/s, link);
        await route.fulfill({ response, body });
      });
    await openHydrated(page, "/contact");
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(issues.filter((text) => /hydrat|minified react error/i.test(text))).toEqual([]);
    expect([...new Set(sheets)]).toEqual([`/assets/${sheet}`]);
    // The sheet as the page has it, the whole one that comes with React, and the colours.
    await expect(page.locator("head > :is(style, link[rel=stylesheet])")).toHaveCount(3);
  });

test("the first pointer movement hydrates a page that is never idle", { tag: ["@engine", "@thorough"] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked = scriptsAskedFor(page);
  await page.goto("/", { waitUntil: "load" });
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  // Under a resting pointer a browser reports a zero movement when a page is laid out.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove")));
  await page.waitForTimeout(100);
  expect(asked).toEqual([]);
  await page.mouse.move(200, 200, { steps: 2 });
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});

test("a first visit paints in the fallback faces and moves nothing when its own arrive", {
  tag: ["@engine", "@thorough"],
}, async ({ page }) => {
  await watchLayoutShift(page);
  const asked = scriptsAskedFor(page);
  const release = await holdBack(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "commit" });
  const loaded = () =>
    page.evaluate(() => {
      const own = Array.from(document.fonts).filter(
        ({ status, family }) => status === "loaded" && !/Arial|Roboto/.test(family),
      );
      return own.map(({ family }) => family.replaceAll('"', ""));
    });
  await expect(page.locator("html[data-country]")).toBeAttached();
  expect(await loaded()).toEqual([]);
  // The looks before the behaviour: React leaves the connection and the processor to them.
  expect(asked).toEqual([]);
  release();
  await expect.poll(loaded).toEqual(["Bricolage Grotesque", "Figtree"]);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expectNoLayoutShift(page, 0.0005);
  await page.reload();
  await expect(page.locator("html[data-fonts=cached]")).toBeAttached();
  await expect.poll(loaded).toEqual(["Bricolage Grotesque Later", "Figtree Later"]);
});

test("the rest of the page is laid out once the browser is idle, and of the next page too", {
  tag: ["@engine", "@thorough"],
}, async ({ page }) => {
  const leftAside = () =>
    page.evaluate(() => {
      const sections = Array.from(document.querySelectorAll("main .below-fold"));
      return sections.filter((section) => getComputedStyle(section).contentVisibility === "auto").length;
    });
  const looked = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(leftAside).toBeGreaterThan(3);
  looked.resolve();
  await expect.poll(leftAside).toBe(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(leftAside).toBe(0);
});

test.describe("when the browser is asked to save data", () => {
  test("React waits for the visitor", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const asked = scriptsAskedFor(page);
    await page.goto("/", { waitUntil: "load" });
    await page.waitForTimeout(2500);
    expect(asked).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  });
});

test("a button pressed before hydration does its work once", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
  const release = await holdBack(page, scripts);
  await page.goto("/", { waitUntil: "load" });
  await page.evaluate(() => {
    const counted = { clicks: 0 };
    Object.assign(window, { counted });
    addEventListener("click", () => counted.clicks++);
  });
  const toggle = page.getByRole("button", { name: "Show all 8 questions" });
  await toggle.click();
  await expect(toggle).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "Hide all questions" })).toBeVisible();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.waitForTimeout(300);
  await expect(page.getByRole("button", { name: "Hide all questions" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { counted: { clicks: number } }).counted.clicks)).toBe(1);
});

test("what React adds to the hydrated page is tied to what the server rendered", {
  tag: ["@engine", "@thorough"],
}, async ({ page }) => {
  await openHydrated(page, "/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  const hint = await message.evaluate(
    (field) => (field as HTMLTextAreaElement).ariaDescribedByElements?.[0]?.textContent,
  );
  expect(hint).toBeTruthy();
  await page.getByRole("main").getByRole("button", { name: /send/i }).click();
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await expect(message).toHaveAccessibleDescription(new RegExp(`. ${hint}$`));
});

test("a form sent before hydration is sent once, by React", { tag: "@engine" }, async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  const release = await holdBack(page, scripts);
  await page.goto("/contact", { waitUntil: "load" });
  const form = page.getByRole("main").locator("form").first();
  await form.getByLabel("First name").fill("Sana");
  await form.getByLabel("Last name").fill("Malik");
  await form.getByLabel(/^E-?mail/).fill("sana@example.com");
  await form.getByLabel("Message").fill("When does the next batch begin?");
  await form.getByRole("button", { name: /send/i }).click();
  await page.waitForTimeout(200);
  expect(posts).toEqual([]);
  release();
  await page.waitForURL("**/Thank-you#message");
  expect(posts).toEqual(["/api/send-email"]);
});

test("links work before hydration, and without a full load after it", { tag: ["@engine", "@thorough"] }, async ({
  page,
}) => {
  const release = await holdBack(page, scripts);
  await page.goto("/", { waitUntil: "load" });
  await page.getByRole("link", { name: "Skip to" }).focus();
  await page.goto("/contact", { waitUntil: "load" });
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Darsgah|Home/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the chosen theme is set before the first paint", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
