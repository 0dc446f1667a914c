import type { Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const panel = (page: Page) => page.getByRole("region", { name: "As visitors will see it" });
const drawn = (page: Page) => panel(page).frameLocator("iframe:not([inert])");
const batchId = "data-weekend";
const settings = `/admin/batches/${batchId}/settings`;
const description = (page: Page) => page.getByLabel("Description");

/** The card of the batch whose name the form holds. */
const cardOf = async (page: Page) => {
  const name = await page.getByLabel("Name", { exact: true }).inputValue();
  return drawn(page).getByRole("article", { name, exact: true });
};

test("the card of a batch follows what is typed, unsaved", async ({ page, site }) => {
  await joinStaff(page, site);
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).pathname));
  await openHydrated(page, settings);
  const card = await cardOf(page);
  await expect(card).toContainText(await description(page).inputValue());
  await expect(card).toBeInViewport();
  await description(page).fill("Knives are <b>lent</b> to you.");
  await expect(card).toContainText("Knives are <b>lent</b> to you.");
  await page.getByLabel("Seats", { exact: true }).fill("47");
  await expect(card).toContainText("47");
  expect(new Set(asked)).toEqual(new Set([`/admin/preview/batch/${batchId}`]));
  await expect(panel(page).getByRole("status")).toHaveCount(0);
  // Nothing of it was stored.
  const kept = await page.request.get("/api/batches");
  expect(await kept.text()).not.toContain("Knives are");
});

test("what is typed before the scripts are there stays, and the card follows it", async ({ page, site }) => {
  await joinStaff(page, site);
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(settings, { waitUntil: "commit" });
  await description(page).fill("Bring an apron.");
  allow();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(description(page)).toHaveValue("Bring an apron.");
  await description(page).press("End");
  await expect(await cardOf(page)).toContainText("Bring an apron.");
});

test("nothing of the site's look reaches the form, and the page has its own light and dark", async ({ page, site }) => {
  await joinStaff(page, site);
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, settings);
  const card = await cardOf(page);
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  const before = await sheets();
  await expect(card).toBeVisible();
  expect(await sheets()).toEqual(before);
  const ground = () => card.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).not.toBe(light);
});

test.describe("a new batch", () => {
  test("has its card once nothing is missing, and each thing that is leads to its field", async ({ page, site }) => {
    await joinStaff(page, site);
    await openHydrated(page, "/admin/batches/new");
    await expect(panel(page).getByText("The page appears here once these are right:")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Bread in the morning");
    await page.getByLabel("Monday").check();
    await page.getByLabel("From", { exact: true }).fill("10:00");
    await page.getByLabel("To", { exact: true }).fill("11:30");
    await page.getByLabel("First day").fill("2031-02-03");
    await page.getByLabel("Last day").fill("2031-04-28");
    await page.getByText("Someone who is not in the list").first().click();
    await page.getByLabel("Someone who is not in the list").fill("Rukhsana Bibi");
    await page.getByLabel("Seats", { exact: true }).fill("12");
    await expect(panel(page).getByRole("link")).toHaveText(["Description"]);
    await panel(page).getByRole("link", { name: "Description" }).click();
    await expect(description(page)).toBeFocused();
    await page.keyboard.type("Flour is there.");
    const card = await cardOf(page);
    await expect(card).toContainText("Flour is there.");
    await expect(card).toContainText("Rukhsana Bibi");
    await expect(card).toContainText("10:00 AM – 11:30 AM");
    await expect(card).toBeInViewport();
    await expect(panel(page).getByRole("link")).toHaveCount(0);
    // What is wrong later leaves the last card.
    await page.getByLabel("Last day").fill("2031-01-01");
    await expect(panel(page).getByRole("link", { name: "Last day" })).toBeVisible();
    await expect(card).toContainText("Flour is there.");
  });
});

test("on a phone the page is behind a button", { tag: "@phone" }, async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, settings);
  await expect(panel(page)).toBeHidden();
  await description(page).fill("Typed in a bus.");
  await page.getByRole("button", { name: "Show the page" }).click();
  await expect(await cardOf(page)).toContainText("Typed in a bus.");
  await panel(page).getByRole("button", { name: "Hide the page" }).click();
  await expect(description(page)).toHaveValue("Typed in a bus.");
});

test("the form with the page beside it is accessible at both widths", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, settings);
  await expect(await cardOf(page)).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
