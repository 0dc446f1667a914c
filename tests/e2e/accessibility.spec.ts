import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { sitePages } from "#shared/content/site-pages.ts";
import { cutOffTexts, headingLevels, layOutEverything, pageWidth } from "./support/layout.ts";
import { orderPath } from "./support/order.ts";
import { openAwake } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Every page in both themes, on a phone and at the desk, against WCAG 2.2 AA and axe's best practices. */
const routes = [
  ...sitePages.map(({ path }) => path),
  "/search?q=data",
  "/search?q=xylophone",
  "/course-outline/data-analyst",
  "/course-outline/none",
  "/batches/mern-full-stack-development",
  "/recorded-lectures/mern-evening",
  "/payment/K7M4-Q2XW?key=forged",
  "/no-such-page",
];
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What a theme can change: it changes colours only. */
const aboutColours = ["color-contrast", "link-in-text-block"];

test.use({ expectedErrors: ["404", "403"], contextOptions: { reducedMotion: "reduce" }, trace: "off" });

async function violations(page: Page, rules?: string[]) {
  await layOutEverything(page);
  // One run in the page itself: there are no frames to visit.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations: found } = await (rules ? axe.withRules(rules) : axe.withTags(standards)).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

async function expectNoViolation(page: Page, path: string) {
  test.slow();
  await openAwake(page, path);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await violations(page), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, aboutColours), "dark").toEqual([]);
}

/** Whether the page's headings follow one another, and it fits narrow screens. */
async function expectToFit(page: Page, path: string) {
  await page.goto(path);
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  const levels = await headingLevels(page);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, at) => {
    expect(level - (levels[at - 1] ?? 0), `${levels.slice(0, at + 1)}`).toBeLessThanOrEqual(1);
  });
  await layOutEverything(page);
  for (const width of [320, 720]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await pageWidth(page), `${width}`).toBeLessThanOrEqual(width);
    // The page's own faces may arrive in between: what counts is how it settles.
    await expect.poll(() => cutOffTexts(page), `${width}`).toEqual([]);
  }
}

/** What of a page is too low to be touched. */
async function lowTargets(page: Page): Promise<string[]> {
  await layOutEverything(page);
  return await page
    .locator("header a, header button, main button, main input, main select, main textarea, summary")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((element) => (element.closest("label") ?? element).getBoundingClientRect().height < 44)
        .map((element) => `${element.tagName} ${element.textContent}`),
    );
}

for (const path of routes) {
  test(`${path} has no accessibility violation in either theme`, { tag: "@both" }, async ({ page }) => {
    await expectNoViolation(page, path);
  });

  test(`${path} has an outline without gaps, and fits 320 px and 200 % zoom`, async ({ page }) => {
    await expectToFit(page, path);
  });
}

test.describe("an order's page", () => {
  test("has no violation in either theme", { tag: "@both" }, async ({ page, request }) => {
    await expectNoViolation(page, await orderPath(request));
  });

  test("has an outline without gaps, and fits 320 px and 200 % zoom", async ({ page, request }) => {
    await expectToFit(page, await orderPath(request));
  });

  test("is easily touched on a phone", { tag: "@phone" }, async ({ page, request }) => {
    await page.goto(await orderPath(request));
    expect(await lowTargets(page)).toEqual([]);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: "@both" }, () => {
    test.use({ colorScheme });

    test("the wrongly filled form has no violation", async ({ page }) => {
      await openAwake(page, "/contact?service=ui-ux-design");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
      expect(await violations(page)).toEqual([]);
    });

    for (const [form, country, send] of [
      ["simple", "PK", "Send Request"],
      ["plan", "DE", "Proceed to Payment"],
    ] as const)
      test.describe(`the ${form} enrolment form`, () => {
        test.use({ country });
        test("filled in wrongly has no violation", async ({ page }) => {
          await openAwake(page, "/enrollnow?course=astrology&plan=gold");
          await page.getByRole("button", { name: send }).click();
          await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
          expect(await violations(page)).toEqual([]);
        });
      });
  });
}

test("open questions and a chosen filter have no violation", { tag: "@phone" }, async ({ page }) => {
  test.slow();
  await openAwake(page, "/");
  await page.getByRole("button", { name: "Show all 8 questions" }).click();
  expect(await violations(page)).toEqual([]);
  await openAwake(page, "/portfolio");
  await page.getByRole("button", { name: "Digital Marketing" }).click();
  expect(await violations(page)).toEqual([]);
});

test.describe("an open menu", () => {
  test("at the desk has no violation", async ({ page }) => {
    await openAwake(page, "/");
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: "Services", exact: true }).hover();
    await expect(navigation.getByRole("link", { name: "UI/UX Design" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("on a phone has no violation", { tag: "@phone" }, async ({ page }) => {
    await openAwake(page, "/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("navigation", { name: "Main" }).getByText("Courses", { exact: true }).tap();
    expect(await violations(page)).toEqual([]);
  });
});

test.describe("what is touched", { tag: "@phone" }, () => {
  for (const path of [
    "/",
    "/services",
    "/courses",
    "/courses/data-analyst",
    "/FreeDemo",
    "/portfolio",
    "/search",
    "/enrollnow",
  ])
    test(`is at least 44 px high on a phone: ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await lowTargets(page)).toEqual([]);
    });
});
