import type { Page } from "@playwright/test";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { titlesOf } from "../support/plan-cost.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const { search: searchPage } = demoSite.messages;

/** The search target of specification §2: /search with a q parameter. */
const field = (page: Page) => page.getByRole("searchbox", { name: searchPage.field.label });
const hits = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const hit = (page: Page, name: string) => hits(page).getByRole("link", { name, exact: true });

test("answers while the visitor types, tells the number, and leads to a result", async ({ page }) => {
  await openHydrated(page, "/search");
  await field(page).pressSequentially("wordpr", { delay: 20 });
  await expect(hit(page, "WordPress Development")).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=wordpr$/);
  await expect(page.getByRole("status").getByText(/\d+ results?: wordpr/)).toBeAttached();
  await expect(field(page)).toBeFocused();
  await hit(page, "WordPress Development").click();
  await expect(page).toHaveURL(/\/services\/wordpress-development$/);
});

test("typing leaves one step in the history, a question sent another", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await field(page).pressSequentially("react", { delay: 60 });
  await expect(page).toHaveURL(/q=react$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(page).toHaveURL(/q=react$/);
  await expect(field(page)).toHaveValue("react");
  await field(page).fill("refund");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/q=refund$/);
  await expect(
    hits(page)
      .getByRole("link", { name: /Refund Policy/ })
      .first(),
  ).toBeVisible();
});

test("forgives a slip in spelling, and half a word is enough", async ({ page }) => {
  await openHydrated(page, "/search?q=cyber%20secuirty");
  await expect(field(page)).toHaveValue("cyber secuirty");
  await expect(hit(page, titlesOf("cyber-security-ceh").title)).toBeVisible();
  await field(page).fill("pyth");
  await expect(page).toHaveURL(/q=pyth$/);
  await expect(hits(page).first()).toBeVisible();
});

test("an empty search proposes words that lead somewhere", async ({ page }) => {
  await openHydrated(page, "/search");
  await expect(page.getByRole("heading", { name: searchPage.empty.title })).toBeVisible();
  for (const query of demoContent.pages.search.queries)
    await expect(page.getByRole("main").getByRole("link", { name: query, exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "CEH", exact: true }).click();
  await expect(page).toHaveURL(/q=CEH$/);
  await expect(field(page)).toHaveValue("CEH");
  await expect(hits(page).first()).toBeVisible();
});

test("what is not found is said, with ways on", async ({ page }) => {
  await openHydrated(page, "/search?q=xylophone%20quartz");
  await expect(page.getByRole("heading", { name: "Nothing found for “xylophone quartz”" })).toBeVisible();
  const main = page.getByRole("main");
  for (const { label, href } of searchPage.none.suggestions)
    await expect(main.getByRole("link", { name: label })).toHaveAttribute("href", href);
  await expect(main.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
  await field(page).fill("");
  await expect(page.getByRole("heading", { name: searchPage.empty.title })).toBeVisible();
});

for (const query of ["xylophone quartz", "certificate"])
  test(`takes "${query}" to the assistant`, async ({ page }) => {
    await openHydrated(page, `/search?q=${encodeURIComponent(query)}`);
    await page.getByRole("main").getByRole("button", { name: searchPage.ask }).click();
    const assistant = page.getByRole("dialog", { name: demoSite.messages.assistant.title });
    await expect(assistant.getByRole("log").getByText(query, { exact: true })).toBeVisible();
    await expect(assistant.getByRole("log").locator("> div")).toHaveCount(3);
  });

test("works by keyboard alone", { tag: "@engine" }, async ({ page }) => {
  await openHydrated(page, "/search");
  await field(page).focus();
  await page.keyboard.type("power bi");
  await expect(hits(page).first()).toBeVisible();
  await expect(page).toHaveURL(/q=power\+bi$/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: "Search" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: searchPage.ask })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(hits(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/\/search/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a question sent is answered", async ({ page }) => {
    await page.goto("/search");
    await field(page).fill("wordpress");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=wordpress$/);
    await expect(field(page)).toHaveValue("wordpress");
    await expect(hit(page, "WordPress Development")).toBeVisible();
    await expect(page.getByRole("button", { name: searchPage.ask })).toBeHidden();
    await expect(page.getByRole("main").getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
  });
});
