import { portfolioCategories, projects } from "../support/demo-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Portfolio section"; §4, "Portfolio filter". */
test("shows six projects, the featured ones marked, each live in a new tab", async ({ page }) => {
  await page.goto("/portfolio");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const { title, description, category, client, duration, technologies, featured, url } of projects) {
    const card = cards.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    for (const text of [description, category, client, duration])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByRole("list").getByRole("listitem")).toHaveText(technologies);
    await expect(card.getByText("Featured", { exact: true })).toHaveCount(featured ? 1 : 0);
    await expect(card.getByRole("img", { name: new RegExp(title) })).toBeVisible();
    const live = card.getByRole("link", { name: "Live project" });
    await expect(live).toHaveAttribute("href", url);
    await expect(live).toHaveAttribute("target", "_blank");
    await expect(live).toHaveAttribute("rel", /noopener/);
  }
});

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

test("shows the achievements, and 'Start Your Project' leads to the contact page", async ({ page }) => {
  await openHydrated(page, "/portfolio");
  const achievements = page.getByRole("region", { name: "In figures" });
  for (const [figure, label] of [
    ["290+", "projects completed"],
    ["280+", "happy clients"],
    ["7+", "years experience"],
    ["24/7", "support"],
  ] as const)
    await expect(achievements.getByRole("term").filter({ hasText: label }).locator("..")).toContainText(figure);
  await page.getByRole("main").getByRole("link", { name: "Start Your Project" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
