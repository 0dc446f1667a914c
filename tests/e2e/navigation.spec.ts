import type { Page } from "@playwright/test";
import { toasts } from "#server/compose/words/program.en.ts";
import { menuName } from "../support/demo-content.ts";
import { chooseInMenu, openHydrated, scrolled, travelled } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2: every route change scrolls to the top; links with an anchor lead to it. */
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

test("a route change scrolls to the top, going back to where the visitor was", {
  tag: ["@engine", "@thorough"],
}, async ({ page }) => {
  await openHydrated(page, "/services");
  const link = page
    .getByRole("main")
    .getByRole("link", { name: "See how we work" })
    .filter({ hasText: ": Cybersecurity" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/services\/cybersecurity$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, "Software, built by the people who teach it")).toBeAttached();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
});

test("between two addresses of one template too", { tag: ["@engine", "@thorough"] }, async ({ page }) => {
  await openHydrated(page, "/courses/data-analyst");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(500);
  await chooseInMenu(page, "Courses", menuName("/MernStackPage"));
  await expect(page).toHaveURL(/\/MernStackPage$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("an anchor is scrolled to, from another page and at first load", { tag: ["@engine", "@thorough"] }, async ({
  page,
}) => {
  await page.goto("/search?q=mandi%20board");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("main").getByRole("link", { name: "Mandi Board" }).click();
  await expect(page).toHaveURL(/\/portfolio#mandi-board$/);
  await expect(page.getByRole("heading", { name: "Mandi Board" })).toBeInViewport();
  for (const [address, name] of [
    ["/FreeDemo#faq", "Questions about the demo class"],
    ["/refund-policy#processing", "How long it takes"],
    ["/services#cybersecurity", "Cybersecurity"],
  ] as const) {
    await openHydrated(page, address);
    await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
    expect(await scrolled(page)).toBeGreaterThan(100);
  }
});

test("a link's page is fetched ahead when the pointer rests on it, and comes without a full load", {
  tag: ["@engine", "@thorough"],
}, async ({ page }) => {
  await openHydrated(page, "/");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const ahead = page.waitForRequest("**/about.data");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true });
  await link.hover();
  await ahead;
  const arrived = () => travelled(page, /about[^/]*\.(js|data)$/);
  await expect.poll(arrived).toHaveLength(2);
  await link.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/About/);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  // The click found both in the browser's cache.
  expect(await arrived()).toHaveLength(2);
  // The same page again is no new step to go back from.
  const steps = await page.evaluate(() => history.length);
  await link.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("what navigates is loaded by the first intent to, and the way back works before and after", {
  tag: ["@engine", "@thorough"],
}, async ({ page }) => {
  await openHydrated(page, "/FreeDemo");
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const navigating = () => travelled(page, /assets\/navigation-/);
  expect(await navigating()).toEqual([]);
  await page.evaluate(() => {
    location.hash = "faq";
  });
  await expect.poll(navigating).toHaveLength(1);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true });
  await link.click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/FreeDemo#faq$/);
  await expect(heading(page, "Questions about the demo class")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/FreeDemo$/);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect(await navigating()).toHaveLength(1);
});

test("a field that has the focus loads it too: a form ends on another page", async ({ page }) => {
  await openHydrated(page, "/contact");
  const navigating = () => travelled(page, /assets\/navigation-/);
  expect(await navigating()).toEqual([]);
  await page.getByLabel("Message", { exact: true }).focus();
  await expect.poll(navigating).toHaveLength(1);
});

test("a link pressed with a key held opens a tab of its own", { tag: ["@engine", "@thorough"] }, async ({
  page,
  context,
}) => {
  await openHydrated(page, "/");
  const tab = context.waitForEvent("page");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true });
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await tab).toHaveURL(/\/about$/);
  await expect(page).toHaveURL(/\/$/);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });
  test("a link leaves the visitor where they are and says so; it works when asked again (specification §8)", {
    tag: "@engine",
  }, async ({ page }) => {
    const words = page.getByText(toasts.error.text);
    const link = (name: string) =>
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
    await openHydrated(page, "/contact");
    await page.evaluate(() => Object.assign(window, { stillHere: true }));

    await page.context().setOffline(true);
    await link("About").hover();
    await link("About").click();
    await expect(page.getByRole("alert").filter({ has: words })).toContainText(toasts.error.title);
    await expect(page).toHaveURL(/\/contact$/);
    await page.context().setOffline(false);

    await page.getByLabel("Message", { exact: true }).fill("Not to be lost");
    const server = /\/(services|assets\/services-[^/]*)$/;
    await page.route(server, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await link("Services").hover();
    await failed;
    await link("Services").click();
    const toast = page.getByRole("region", { name: "Notifications" }).getByRole("dialog", { name: toasts.error.title });
    await expect(toast.filter({ has: words })).toBeVisible();
    await expect(page.getByRole("alert").filter({ has: words })).toHaveCount(0);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Not to be lost");

    await page.unroute(server);
    await page.mouse.move(5, 5);
    const ahead = page.waitForResponse(server);
    await link("Services").hover();
    await ahead;
    await link("Services").click();
    await expect(page).toHaveURL(/\/services$/);
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  });

  test("a page whose code is no longer there is loaded whole, when it is asked for", {
    tag: ["@engine", "@thorough"],
  }, async ({ page }) => {
    await openHydrated(page, "/contact");
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.route("**/assets/services-*.js", (route) =>
      page.url().endsWith("/contact") ? route.fulfill({ status: 404 }) : route.continue(),
    );
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services", exact: true });
    const gone = page.waitForResponse((response) => response.status() === 404);
    await link.hover();
    await gone;
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
    await link.click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(await page.evaluate(() => "stillHere" in window)).toBe(false);
  });

  test("without what navigates, the page is loaded whole as well", { tag: "@thorough" }, async ({ page }) => {
    await openHydrated(page, "/contact");
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.route("**/assets/navigation-*.js", (route) => route.fulfill({ status: 404 }));
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services", exact: true });
    await link.click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(await page.evaluate(() => "stillHere" in window)).toBe(false);
  });
});

test.describe("a screen that fails to render", () => {
  test.use({ expectedErrors: ["TypeError"] });
  test("says so, and leads home by a whole load (specification §8)", async ({ page }) => {
    await page.route("**/about.data", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"milestones"', '"nothing"') });
    });
    await openHydrated(page, "/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true }).click();
    await expect(heading(page, "Unexpected Application Error!")).toBeVisible();
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await expect(page.getByRole("banner")).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(heading(page, "Unexpected Application Error!")).toHaveCount(0);
    expect(await page.evaluate(() => "stillHere" in window)).toBe(false);
  });
});

test.describe("data that fail to come", () => {
  test.use({ expectedErrors: ["500"] });
  test("leave header and footer as they are around the page that says so", { tag: "@thorough" }, async ({ page }) => {
    await page.route("**/about.data", (route) => route.fulfill({ status: 500, body: "broken" }));
    await openHydrated(page, "/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true }).click();
    await expect(heading(page, "Unexpected Application Error!")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Contact" })).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  });
});
