import { policies } from "../support/demo-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Privacy, terms and refund pages", with the figures of §9. */
const figures = {
  "/privacy": ["reply within 24 hours"],
  "/terms": ["law of Pakistan", "courts of Karachi", "reply within 24 hours"],
  "/refund-policy": [
    "full refund within 7 days from course start or project initiation",
    "Ask in writing, by e-mail",
    "standard window of 14 days",
    "up to 3 months",
    "up to 12 months",
    "Card or PayPal: within 1 business day",
    "Wire transfer or check: within 7 business days",
    "Direct debit: up to 6 weeks",
    "card payment provider",
    "courts of Karachi",
  ],
};

for (const { path, hero, sections, effectiveDate } of policies) {
  test(`${path} states its figures, says since when, and its contents lead to each section`, async ({ page }) => {
    await openHydrated(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
    for (const words of figures[path as keyof typeof figures]) await expect(main).toContainText(words);
    await expect(main.getByRole("time")).toHaveAttribute("datetime", effectiveDate);
    await expect(main.getByRole("heading", { level: 2 }).filter({ hasText: /./ })).toHaveCount(sections.length + 1);

    const entries = page.getByRole("navigation", { name: /contents|on this page/i }).getByRole("link");
    await expect(entries).toHaveText(sections.map(({ heading }) => heading));
    const last = sections.at(-2);
    await entries
      .filter({ hasText: last?.heading ?? "" })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}#${last?.id}$`));
    await expect(page.getByRole("region", { name: last?.heading ?? "" })).toBeInViewport();
  });
}

test("the footer leads to all three", async ({ page }) => {
  await openHydrated(page, "/");
  for (const { path, hero } of policies) {
    await page.getByRole("contentinfo").getByRole("link", { name: hero.title }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
  }
});
