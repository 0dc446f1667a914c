import type { Page } from "@playwright/test";
import { layOutEverything } from "./support/layout.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** The bar at the foot of a phone's screen, on a course's page if not said otherwise. */
const path = "/courses/mern-full-stack-development";
const bar = (page: Page) => page.getByRole("region", { name: "Fee and next batch" });
const button = (page: Page) => bar(page).getByRole("link", { name: "Take a seat" });

/** Whether the bar's button can be pressed where it stands. */
const isShown = (page: Page) =>
  button(page).evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

/** Whether one of the page's own buttons is in sight, below the header. */
const isOwnInSight = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: "Enroll Now" })
    .evaluateAll((links) =>
      links.some((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 64 && top < innerHeight;
      }),
    );

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("shows on the way, and never beside a button of the page's own", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, path);
  await layOutEverything(page);
  let shown = 0;
  for (let top = 0; top < (await lengthOf(page)); top += 200) {
    await scrollTo(page, top);
    const isHere = await isShown(page);
    expect(isHere && (await isOwnInSight(page)), `at ${top} pixels`).toBe(false);
    shown += Number(isHere);
  }
  expect(shown).toBeGreaterThan(10);
});

test("covers nothing that has the focus", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, path);
  await layOutEverything(page);
  const stops = page.locator("main :is(a, button, summary)").filter({ visible: true });
  for (const stop of await stops.all()) {
    await stop.focus();
    const isCovered = await stop.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !element.contains(found) && found?.closest(".foot-bar") !== null;
    });
    expect(isCovered, await stop.innerText()).toBe(false);
  }
});

test.describe("without scripts, from Lahore", () => {
  test.use({ javaScriptEnabled: false, country: "PK" });

  test("asks for the fee and leads to the enrolment", { tag: "@phone" }, async ({ page }) => {
    await page.goto(path);
    const ask = bar(page).getByRole("link", { name: /^Ask for the fee/ });
    expect(decodeURIComponent((await ask.getAttribute("href")) ?? "")).toContain("MERN Full Stack");
    await expect(bar(page)).toContainText(/Next batch: \d+ \w+, \d+ seats? left/);
    await expect(button(page)).toHaveAttribute("href", "/enrollnow?course=mern-full-stack-development");
    await button(page).click();
    await expect(page.getByLabel("Course", { exact: true })).toHaveValue("mern-full-stack-development");
  });

  for (const [other, further] of [
    ["/", "services"],
    ["/courses", "reasons"],
  ] as const)
    test(`stands on ${other} for all courses`, { tag: "@phone" }, async ({ page }) => {
      await page.goto(other);
      expect(await isShown(page)).toBe(false);
      const ask = bar(page).getByRole("link", { name: /^Ask for the fee/ });
      expect(decodeURIComponent((await ask.getAttribute("href")) ?? "")).toContain("your courses");
      await expect(bar(page)).toContainText(/Next batch: \d+ \w+, \d+ seats? left/);
      await expect(button(page)).toHaveAttribute("href", "/enrollnow");
      await page.goto(`${other}#${further}`);
      await expect.poll(() => isShown(page)).toBe(true);
      expect(await isOwnInSight(page)).toBe(false);
    });
});

test("is not there on a wider screen", async ({ page }) => {
  await page.goto(path);
  await expect(button(page)).toBeHidden();
});
