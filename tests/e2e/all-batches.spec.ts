import { titlesOf } from "../support/plan-cost.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor narrows them by course, evening and weekend, and sees what to do where none fits", async ({
      page,
    }) => {
      if (scripts) await openHydrated(page, "/courses/data-analyst");
      else await page.goto("/courses/data-analyst");
      await page.getByRole("link", { name: "All dates" }).click();
      const main = page.getByRole("main");
      await expect(page).toHaveURL(/\/batches\?course=data-analyst$/);
      await expect(main.getByRole("article")).toHaveCount(2);
      const filter = page.getByRole("navigation", { name: "Show" });
      await filter.getByRole("link", { name: "Weekend" }).click();
      await expect(page).toHaveURL(/\?course=data-analyst&when=weekend$/);
      await expect(main.getByRole("article")).toHaveCount(1);
      await expect(main.getByRole("article", { name: "Data Analysis Weekend" })).toBeVisible();
      const cyber = filter.getByRole("link", { name: titlesOf("cyber-security-ceh").cardTitle });
      await cyber.click();
      await expect(main.getByRole("heading", { name: "No batch fits this yet" })).toBeVisible();
      await expect(cyber).toHaveAttribute("aria-current", "true");
      await main.getByRole("link", { name: "Show all batches" }).click();
      await expect(main.getByRole("article")).toHaveCount(9);
    });
  });
