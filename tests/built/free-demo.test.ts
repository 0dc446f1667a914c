import { expect, test } from "vitest";
import { demoFaqs, demoPage, demoTestimonials } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";

/** Specification §2, "Free demo page", and §9 on its length. */
test("says what a class is, what learners tell of it, and opens its questions", async () => {
  const page = await openPage("/FreeDemo");
  // 30 to 45 minutes, free, live, rescheduled free.
  const main = page.getByRole("main");
  expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  for (const fact of ["30 to 45 minutes", "Free", "Live, with a teacher", "Reschedule free"])
    expect(main.getByRole("listitem").getByText(fact, { exact: true })).toBeVisible();
  const figures = page.getByRole("region", { name: demoPage.testimonials.title }).getByRole("figure");
  expect(figures).toHaveCount(6);
  for (const { name, role, company, content, rating } of demoTestimonials) {
    const figure = figures.filter({ hasText: name });
    for (const text of [content, `${role}, ${company}`]) expect(figure).toContainText(text);
    expect(figure.getByRole("img", { name: new RegExp(`${rating}`) })).toBeVisible();
  }
  const [faq] = demoFaqs;
  // An element of HTML itself, which every browser opens.
  const asked = page
    .locator("details")
    .filter({ has: page.locator("summary").filter({ hasText: faq?.question ?? "" }) });
  expect(asked.getByText(faq?.answer ?? "", { exact: true })).toBeVisible();
});
