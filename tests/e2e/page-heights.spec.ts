import type { Page } from "@playwright/test";
import { courses, servicePages } from "../support/demo-content.ts";
import { layOutEverything } from "./support/layout.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Scroll length of pages, in screens of 390 × 844, and the content in view before scrolling. */
const screens = async (page: Page) => {
  await layOutEverything(page);
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
};

for (const [path, most] of [
  ["/", 9],
  ...courses.map(({ canonicalPath }) => [canonicalPath, 8] as const),
  ["/services", 10],
  ["/courses", 9],
  ["/FreeDemo", 10],
  ["/about", 8],
  ["/portfolio", 5],
] as const)
  test(`${path} is at most ${most} screens of a phone long`, { tag: ["@phone", "@thorough"] }, async ({ page }) => {
    await openHydrated(page, path);
    expect(await screens(page)).toBeLessThanOrEqual(most);
  });

test("the footer takes at most 0.6 screens of a phone, and folds its links away", { tag: "@phone" }, async ({
  page,
}) => {
  await openHydrated(page, "/about");
  await layOutEverything(page);
  const footer = page.getByRole("contentinfo");
  expect(await footer.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight / innerHeight)).toBeLessThanOrEqual(0.6);
  const link = footer.getByRole("link", { name: "Free Demo" });
  await expect(link).toBeHidden();
  await footer.getByText("Quick links").filter({ visible: true }).click();
  await expect(link).toBeVisible();
});

for (const [path, first] of [
  ["/courses", (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading").first()],
  ["/services", (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading").first()],
  ["/portfolio", (page: Page) => page.getByRole("main").getByRole("article").getByRole("img").first()],
  ["/contact", (page: Page) => page.getByRole("main").getByLabel("First name")],
  ["/FreeDemo", (page: Page) => page.getByRole("main").getByRole("radio").first()],
  ["/enrollnow", (page: Page) => page.getByRole("main").locator("form select:visible").first()],
] as const)
  test(`${path} shows its first course, service or field without scrolling`, { tag: ["@both", "@thorough"] }, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await expect(first(page)).toBeInViewport({ ratio: 0.7 });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the first action of the home page, the courses and each service is in view", { tag: "@thorough" }, async ({
    page,
  }) => {
    for (const [path, action] of [
      ["/", "Book Your Free Demo Class"],
      ["/courses", "Book your Free Demo"],
      ...servicePages.map(({ slug, hero }) => [`/services/${slug}`, hero.action.label] as const),
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("link", { name: action }).first(), path).toBeInViewport();
    }
  });

  test("every card of a row can be brought into sight", { tag: ["@phone", "@engine"] }, async ({ page }) => {
    await page.goto("/");
    for (const row of await page.locator("main .swipe").all()) {
      const cards = row.locator("> li");
      expect(await cards.count()).toBeGreaterThan(1);
      for (const card of [cards.last(), cards.first()]) {
        await card.scrollIntoViewIfNeeded();
        await expect(card).toBeInViewport({ ratio: 0.5 });
      }
    }
  });

  test("what a service includes is one press away on a phone, and told at once on a desk", { tag: "@both" }, async ({
    page,
    isMobile,
  }) => {
    await page.goto("/services");
    const card = page.getByRole("main").getByRole("article").first();
    const feature = card.locator(".ticks > li").first();
    if (isMobile) {
      await expect(feature).toBeHidden();
      await card.getByText("What is included and how it is built").click();
    }
    await expect(feature).toBeVisible();
  });
});
