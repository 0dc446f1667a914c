import { expect, test } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { openPage } from "../support/parsed-page.ts";

/** The search target of specification §2: /search with a q parameter. */
test("finds courses, services, projects, questions and policies, each at its place", async () => {
  for (const [query, kind, href] of [
    ["data analysis", "Course", "/courses/data-analyst"],
    ["chatbot", "Service", "/services/ai-chatbot-integration"],
    ["Mandi Board", "Project", "/portfolio#mandi-board"],
    ["reschedule demo", "Question", "/FreeDemo#faq"],
    ["direct debit", "Policy", "/refund-policy#processing"],
  ] as const) {
    const page = await openPage(`/search?q=${encodeURIComponent(query)}`);
    const found = page.getByRole("main").getByRole("listitem").filter({ hasText: kind });
    expect(found.locator(`a[href="${href}"]`).first(), query).toBeVisible();
  }
});

test.each([
  ["ur", "hamza rafeeq", "حمزہ رفیق"],
  ["ur", "fees kitni hai", "فیس اور پلان"],
  ["ar", "استرداد المبلغ", "استرداد"],
])("in %s finds the pages of that language: %s", async (locale, query, title) => {
  const page = await openPage(`/${locale}/search?q=${encodeURIComponent(query)}`);
  const found = page.getByRole("main").locator("h3 a").first();
  expect(found).toHaveText(new RegExp(title));
  expect(found.elements[0]?.getAttribute("href")).toMatch(new RegExp(`^/${locale}[/#]`));
});

test("takes any letters a visitor sends, as text", async () => {
  const query = '<script>alert(1)</script> & "q" اردو';
  const page = await openPage(`/search?q=${encodeURIComponent(query)}`);
  const field = page.getByRole("searchbox", { name: demoSite.messages.search.field.label });
  expect(field).toHaveAttribute("value", query);
  expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});
