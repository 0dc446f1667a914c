import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Not-found page". For its HTML: tests/built/not-found.test.ts. */
test.use({ expectedErrors: ["404"] });

test("works deep down, leads home, and is logged (specification §8)", async ({ page, site }) => {
  const path = `/a/b/no-such-page-${Math.random().toString(36).slice(2)}.html`;
  await openHydrated(page, path);
  await page.getByRole("main").getByRole("link", { name: /home/i }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Book Your Free Demo Class" })).toBeVisible();
  await expect.poll(() => site.output()).toContain(path);
});
