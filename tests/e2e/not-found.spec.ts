import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Not-found page". */
test.use({ expectedErrors: ["404"] });

test("an unknown path answers 404 with a way home, stays out of search engines, and is logged (specification §8)", async ({
  page,
  site,
}) => {
  const path = `/no-such-page-${Math.random().toString(36).slice(2)}`;
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /home/i })).toHaveAttribute("href", "/");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect.poll(() => site.output()).toContain(path);
});

test("works deep down, and leads home", async ({ page }) => {
  await openHydrated(page, "/a/b/c.html");
  await page.getByRole("main").getByRole("link", { name: /home/i }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Book Your Free Demo Class" })).toBeVisible();
});

test("an unknown API path answers in the API's own words", async ({ request }) => {
  const response = await request.get("/api/no-such-call");
  expect(response.status()).toBe(404);
  const body = await response.json();
  expect(body).toMatchObject({ code: "not_found", message: body.error });
});
