import { portfolioCategories, projects } from "../support/demo-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Portfolio section"; §4, "Portfolio filter". */
test("filters by kind of work; all of them to begin with", async ({ page }) => {
  await openHydrated(page, "/portfolio");
  const filter = page.getByRole("group", { name: "Show projects in" });
  await expect(filter.getByRole("button")).toHaveText([...portfolioCategories]);
  await expect(filter.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
  const titles = page.getByRole("article").getByRole("heading", { level: 3 });
  for (const category of portfolioCategories.slice(1)) {
    await filter.getByRole("button", { name: category }).click();
    await expect(filter.getByRole("button", { pressed: true })).toHaveText([category]);
    const inIt = projects.filter((project) => project.category === category);
    await expect(titles).toHaveText(inIt.map(({ title }) => title));
    await expect(page.getByRole("status").getByText(`${inIt.length} of 6 projects`)).toBeAttached();
  }
  await filter.getByRole("button", { name: "All" }).press("Enter");
  await expect(titles).toHaveCount(6);
});

test("a filter chosen before hydration is not lost", async ({ page }) => {
  await page.goto("/portfolio", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Mobile Development" }).click();
  await expect(page.getByRole("button", { name: "Mobile Development" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").getByText("2 of 6 projects")).toBeAttached();
});
