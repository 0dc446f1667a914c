import { outlineOf } from "../support/demo-content.ts";
import { titlesOf } from "../support/plan-cost.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const outline = outlineOf("data-analyst");

/** Specification §2, "Course outline"; §8 for what replaces it. */
const path = "/course-outline/data-analyst";

test("an outline shows its weeks by month, the weekly schedule, and the ways on", async ({ page }) => {
  await page.goto("/courses");
  const card = page.getByRole("article").filter({ hasText: titlesOf("data-analyst").title });
  const opened = page.waitForEvent("popup");
  await card.getByRole("link", { name: "Course Outline" }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`${path}$`));
  const main = tab.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(outline.roadmap);
  for (const text of Object.values(outline.weeklySchedule)) await expect(main.getByText(text)).toBeVisible();
  const weeks = outline.months.flatMap((month) => month.weeks);
  await expect(main.getByRole("article")).toHaveCount(weeks.length);
  for (const { week, title, theory, lab } of weeks.slice(0, 3)) {
    const article = main.getByRole("article").nth(week - 1);
    await expect(article.getByRole("heading")).toHaveText(title);
    await expect(article.getByRole("listitem")).toHaveText(theory);
    await expect(article).toContainText(lab);
  }
  const links: [string, string][] = [
    ["Enroll Now", "/enrollnow?course=data-analyst"],
    ["View Batches", "/batches/data-analyst"],
    ["Choose Your Batch", "/batches/data-analyst"],
    ["Contact Advisor", "/contact"],
  ];
  for (const [name, href] of links) await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("Back leads where the visitor came from, or to the courses", async ({ page }) => {
  await openHydrated(page, "/batches/data-analyst");
  await page.getByRole("link", { name: "View Course Outline" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/batches\/data-analyst$/);
  await openHydrated(page, path);
  await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/(courses|batches\/data-analyst)$/);
});

test.describe("where there is nothing to show", () => {
  test.use({ expectedErrors: ["404", "ERR_FAILED", "Failed to fetch"] });

  test("an unknown course is 'Course Not Found', with the way home (specification §8)", async ({ page }) => {
    const answer = await page.goto("/course-outline/none");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course Not Found");
    await page.getByRole("link", { name: "Go Back Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("a failure says so, and Go Back leads back (specification §8)", async ({ page }) => {
    await openHydrated(page, "/batches/data-analyst");
    await page.route("**/course-outline/*.data*", (route) => route.abort());
    await page.getByRole("link", { name: "View Course Outline" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error");
    await expect(page.getByText("Failed to fetch course outline.")).toBeVisible();
    await expect(page.getByText("Could not load course outline. Please try again later.")).toBeVisible();
    await page.getByRole("link", { name: "Go Back" }).click();
    await expect(page).toHaveURL(/\/batches\/data-analyst$/);
  });
});

test("while an outline is on its way, its shape shows", async ({ page }) => {
  await openHydrated(page, "/batches/data-analyst");
  await page.route("**/course-outline/*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.getByRole("link", { name: "View Course Outline" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(outline.roadmap);
});
