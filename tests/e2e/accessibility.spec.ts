import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openAwake } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Every route in both themes, on a phone and at the desk, against WCAG 2.2 AA and axe's best practices. */
const routes = ["/", "/contact", "/Thank-you", "/no-such-page"];
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

test.use({ expectedErrors: ["404"], contextOptions: { reducedMotion: "reduce" } });

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: "@both" }, () => {
    test.use({ colorScheme });
    for (const path of routes) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await openAwake(page, path);
        expect(await violations(page)).toEqual([]);
      });
    }

    test("the wrongly filled form has none either", async ({ page }) => {
      await openAwake(page, "/contact");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe("an open menu", () => {
  test("at the desk has no violation", async ({ page }) => {
    await openAwake(page, "/");
    await page.getByRole("button", { name: "Services menu" }).click();
    await expect(page.getByRole("link", { name: "UI/UX Design" }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("on a phone has no violation", { tag: "@phone" }, async ({ page }) => {
    await openAwake(page, "/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("navigation", { name: "Main" }).getByText("Courses", { exact: true }).tap();
    expect(await violations(page)).toEqual([]);
  });
});

for (const path of routes) {
  test(`${path} fits a screen 320 px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAwake(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`${path} has one main heading and its landmarks`, async ({ page }) => {
    await openAwake(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
  });
}

test("what is touched is at least 44 px high on a phone", { tag: "@phone" }, async ({ page }) => {
  await openAwake(page, "/");
  const low = await page
    .locator("header a, header button, main button, main input, main textarea, summary")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => `${element.tagName} ${element.textContent}`),
    );
  expect(low).toEqual([]);
});
