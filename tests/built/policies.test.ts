import { expect, test } from "vitest";
import { policies } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";

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

for (const { path, hero, sections, effectiveDate = "" } of policies) {
  test(`${path} states its figures, says since when, and its contents lead to each section`, async () => {
    const page = await openPage(path);
    const main = page.getByRole("main");
    expect(main.getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
    for (const words of figures[path as keyof typeof figures]) expect(main).toContainText(words);
    expect(main.locator("time")).toHaveAttribute("datetime", effectiveDate);
    expect(main.getByRole("heading", { level: 2 }).filter({ hasText: /./ })).toHaveCount(sections.length + 1);

    const entries = page.getByRole("navigation", { name: /contents|on this page/i }).getByRole("link");
    expect(entries).toHaveText(sections.map(({ heading }) => heading));
    for (const [at, { id, heading }] of sections.entries()) {
      expect(entries.nth(at)).toHaveAttribute("href", `#${id}`);
      expect(page.getByRole("region", { name: heading, exact: true })).toHaveAttribute("id", id);
    }
  });
}

test("the footer leads to all three", async () => {
  const page = await openPage("/");
  for (const { path, hero } of policies) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: hero.title });
    expect(link).toHaveAttribute("href", path);
    expect((await openPage(path)).getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
  }
});
