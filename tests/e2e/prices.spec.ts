import type { Page } from "@playwright/test";
import { courses, plans } from "../support/demo-content.ts";
import { courseFee, dollars, planFee } from "../support/plan-cost.ts";
import { expectNoLayoutShift, fontsArrived, openHydrated, placeOf, watchLayoutShift } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §4, "Price visibility": shown once a lookup names a country that is neither Pakistan nor Qatar. */
const amounts = (page: Page) =>
  page
    .getByRole("main")
    .getByText(/\$\s?\d/)
    .filter({ visible: true });

async function answeredLookup(page: Page) {
  const answer = page.waitForResponse("**/api/geo");
  await page.goto("/");
  await answer;
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

for (const country of ["PK", "QA"]) {
  test.describe(`from ${country}`, () => {
    test.use({ country });
    test("no price is shown", async ({ page }) => {
      await answeredLookup(page);
      await expect(page.locator("#pricing").getByRole("heading", { name: "Premium" })).toBeVisible();
      await expect(amounts(page)).toHaveCount(0);
    });
  });
}

test.describe("when the lookup names no country", () => {
  test.use({ country: null });
  test("no price is shown", async ({ page }) => {
    await answeredLookup(page);
    await expect(amounts(page)).toHaveCount(0);
  });
});

test.describe("when the lookup fails", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });
  test("no price is shown, and the failure goes to the console only (specification §8)", async ({ page }) => {
    const issues: string[] = [];
    page.on("console", (message) => issues.push(message.text()));
    await page.route("**/api/geo", (route) => route.abort());
    await openHydrated(page, "/");
    await expect(amounts(page)).toHaveCount(0);
    expect(issues.join()).toContain("/api/geo");
    await expect(page.getByText("Error", { exact: true })).toHaveCount(0);
  });
});

test.describe("before the lookup has answered", () => {
  test("no price is shown; from Germany they come with the answer, which moves nothing", { tag: "@engine" }, async ({
    page,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/geo", async (route) => {
      await held;
      await route.continue();
    });
    await watchLayoutShift(page);
    await openHydrated(page, "/");
    await expect(amounts(page)).toHaveCount(0);
    const places = () =>
      Promise.all(["#pricing", "#courses", "#faq", "#contact"].map((section) => placeOf(page.locator(section))));
    await fontsArrived(page);
    // Sections far below have their true height once the idle browser has laid them out.
    await expect(page.locator(".below-fold:not([style])")).toHaveCount(0);
    const before = await places();
    answer();
    for (const plan of plans)
      await expect(page.locator("#pricing").getByText(dollars(planFee(plan) * 100), { exact: true })).toBeVisible();
    const coursePrices = page.locator("#courses").getByText(/^\$[\d,.]+$/);
    const expected = courses.map((course) => dollars(courseFee(course) * 100));
    // Another journey on the same site may have published a course of its own.
    await expect.poll(() => coursePrices.allInnerTexts()).toEqual(expect.arrayContaining(expected));
    for (const price of await coursePrices.all()) await expect(price).toBeVisible();
    expect(await places()).toEqual(before);
    await expectNoLayoutShift(page, 0.0005);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("no price is shown", async ({ page }) => {
    await page.goto("/");
    await expect(amounts(page)).toHaveCount(0);
  });
});
