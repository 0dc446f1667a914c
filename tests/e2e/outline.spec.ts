import { outlineOf } from "../support/demo-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const outline = outlineOf("data-analyst");

/** Specification §2, "Course outline"; §8 for its replacement. */
const path = "/course-outline/data-analyst";

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
  const seen = Promise.withResolvers<void>();
  await page.route("**/course-outline/*.data*", async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "View Course Outline" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  seen.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(outline.roadmap);
});
