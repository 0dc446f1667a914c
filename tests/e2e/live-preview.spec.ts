import type { Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { saveDraft } from "./support/office-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const panel = (page: Page) => page.getByRole("region", { name: "As visitors will see it" });
const shown = (page: Page) => panel(page).locator("iframe:not([inert])");
const drawn = (page: Page) => panel(page).frameLocator("iframe:not([inert])");
/** The pixels of the page that are beyond the sides of its panel. */
const cutOff = async (page: Page) => {
  const [outer, inner] = [await panel(page).boundingBox(), await shown(page).boundingBox()];
  if (!outer || !inner) return null;
  return Math.round(Math.max(0, outer.x - inner.x, inner.x + inner.width - outer.x - outer.width));
};
const course = "/admin/content/course/data-analyst";

test("the page of a course follows what is typed, unsaved, and keeps its place", async ({ page, site }) => {
  await joinStaff(page, site);
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).pathname));
  await openHydrated(page, course);
  const heading = drawn(page).getByRole("heading", { level: 1 });
  const title = page.locator('[name="page.hero.title"]');
  await expect(heading).toHaveText(await title.inputValue());
  const top = () => shown(page).evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY);
  await shown(page).evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollTo(0, 900));
  await title.fill("Numbers that decide");
  await expect(heading).toHaveText("Numbers that decide");
  expect(await top()).toBe(900);
  expect(new Set(asked)).toEqual(new Set(["/admin/preview/course/data-analyst"]));
  // Another page that shows it, and the other width.
  await panel(page).getByRole("combobox", { name: "Page" }).selectOption({ label: "Courses" });
  await expect(heading).not.toHaveText("Numbers that decide");
  await panel(page).getByRole("button", { name: "Desktop" }).click();
  const widthOf = (frame: HTMLIFrameElement) => frame.clientWidth;
  await expect.poll(() => shown(page).evaluate(widthOf)).toBe(1280);
  await expect.poll(() => cutOff(page)).toBe(0);
  // Nothing of it was stored.
  const kept = await page.request.get("/courses/data-analyst");
  expect(await kept.text()).not.toContain("Numbers that decide");
});

test("a field that keeps the page from being drawn is named, and the last page stays", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, course);
  const heading = drawn(page).getByRole("heading", { level: 1 });
  const before = await page.locator('[name="page.hero.title"]').inputValue();
  await expect(heading).toHaveText(before);
  await page.locator('[name="page.hero.title"]').fill("");
  await panel(page).getByRole("link", { name: "Top of the page › Title" }).click();
  await expect(page.locator('[name="page.hero.title"]')).toBeFocused();
  await expect(heading).toHaveText(before);
  await page.keyboard.type("Back again");
  await expect(heading).toHaveText("Back again");
  await expect(panel(page).getByRole("link")).toHaveCount(0);
});

test("a new document has its page as soon as it can be drawn; put away, the page stays away", async ({
  page,
  site,
}) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/content/new/question");
  await page.getByLabel("Question").fill("Is there a prayer room?");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(panel(page).getByText("The page appears here once these are right:")).toBeVisible();
  await page.getByLabel("Answer").fill("On the first floor.");
  await expect(drawn(page).getByText("Is there a prayer room?")).toBeVisible();
  await saveDraft(page);
  await panel(page).getByRole("button", { name: "Hide the page" }).click();
  await page.reload();
  await expect(panel(page)).toBeHidden();
  await page.getByRole("button", { name: "Show the page" }).click();
  await expect(drawn(page).getByText("Is there a prayer room?")).toBeVisible();
});

test.describe("on a lost connection", () => {
  test.use({ expectedErrors: ["ERR_INTERNET_DISCONNECTED"] });

  test("the last page stays and says so, and the next follows once there is one", async ({ page, site, context }) => {
    await joinStaff(page, site);
    await openHydrated(page, course);
    const heading = drawn(page).getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    const before = await heading.textContent();
    await context.setOffline(true);
    await page.locator('[name="page.hero.title"]').fill("Typed in a tunnel");
    await expect(panel(page).getByRole("status")).toContainText("could not be drawn");
    await expect(heading).toHaveText(before ?? "");
    await context.setOffline(false);
    await expect(heading).toHaveText("Typed in a tunnel");
    await expect(panel(page).getByRole("status")).toHaveCount(0);
  });
});

test("on a phone the page is behind a button", { tag: "@phone" }, async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, course);
  await expect(panel(page)).toBeHidden();
  await page.locator('[name="page.hero.title"]').fill("Numbers in a pocket");
  await page.getByRole("button", { name: "Show the page" }).click();
  await expect(drawn(page).getByRole("heading", { level: 1 })).toHaveText("Numbers in a pocket");
  await expect.poll(() => cutOff(page)).toBe(0);
  await panel(page).getByRole("button", { name: "Hide the page" }).click();
  await expect(page.locator('[name="page.hero.title"]')).toHaveValue("Numbers in a pocket");
});

test("the form with the page beside it is accessible at both widths", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/content/question/home-1");
  await expect(drawn(page).getByRole("heading", { level: 1 })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
