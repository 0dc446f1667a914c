import { beforeAll, describe, expect, test } from "vitest";
import { company, courseCategories, courses, homeTestimonials, plans, services } from "../support/demo-content.ts";
import { openPage, type ParsedPage } from "../support/parsed-page.ts";

/** Specification §2, "Home page": every part of its list, as it is sent. */
describe("the home page", () => {
  let page: ParsedPage;
  beforeAll(async () => {
    page = await openPage("/");
  });

  test("the hero offers a free demo class", () => {
    expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const action = page.getByRole("link", { name: "Book Your Free Demo Class" });
    expect(action).toHaveAttribute("href", "/FreeDemo");
  });

  test("shows the three plans with their features", () => {
    for (const { title, features } of plans) {
      const plan = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
      for (const feature of features) expect(plan.getByText(feature, { exact: true })).toBeVisible();
    }
  });

  test("shows the software services and leads to all of them", () => {
    const shown = services.filter(({ shownOnHome }) => shownOnHome);
    expect(shown).toHaveLength(8);
    const main = page.getByRole("main");
    for (const { title, landingPath } of shown)
      expect(main.locator("#services").getByRole("link", { name: title, exact: true })).toHaveAttribute(
        "href",
        landingPath,
      );
    expect(main.getByRole("link", { name: "View All Services" })).toHaveAttribute("href", "/services");
  });

  test("shows the four courses, each with its enrolment and outline", () => {
    const cards = page.locator("#courses").getByRole("article");
    expect(cards).toHaveCount(courses.length);
    for (const { cardTitle, canonicalPath, duration, level } of courses) {
      const card = cards.filter({ has: page.getByRole("heading", { name: cardTitle }) });
      expect(card.getByRole("link", { name: cardTitle, exact: true })).toHaveAttribute("href", canonicalPath);
      expect(card.getByText(duration)).toBeVisible();
      expect(card.getByText(level)).toBeVisible();
      expect(card.getByRole("link", { name: "Enrol Now" })).toHaveAttribute("href", /^\/enrollnow(\?|$)/);
      expect(card.getByRole("link", { name: "Course Outline" })).toHaveAttribute("href", /^\/course-outline\/[\w-]+$/);
    }
    for (const link of page.getByRole("link", { name: "View All Courses" }).all())
      expect(link).toHaveAttribute("href", "/courses");
  });

  test("asks for the fee of each course and plan where prices are hidden", () => {
    for (const [region, names] of [
      ["#courses", courses.map(({ cardTitle, title }) => [cardTitle, title])],
      ["#pricing", plans.map(({ title }) => [title, title])],
    ] as const)
      for (const [shown, asked] of names) {
        const card = page
          .locator(region)
          .getByRole("article")
          .filter({ has: page.getByRole("heading", { name: shown }) });
        const ask = card.getByRole("link", { name: new RegExp(`^Ask for the fee.*${shown}`) });
        expect(ask).toHaveAttribute(
          "href",
          new RegExp(`^https://wa\\.me/.*fee%20for%20.*${encodeURIComponent(asked?.split(" (")[0] ?? "")}`),
        );
      }
  });

  test("leads from a category to its course", () => {
    const categories = page.locator("#categories");
    for (const { title, href } of courseCategories)
      expect(categories.getByRole("link", { name: title })).toHaveAttribute("href", href);
  });

  test("shows four testimonials with their stars", () => {
    expect(homeTestimonials).toHaveLength(4);
    for (const { name, rating } of homeTestimonials) {
      const figure = page.getByRole("figure").filter({ hasText: name });
      expect(figure.getByText(name)).toBeVisible();
      expect(figure.getByRole("img", { name: new RegExp(`${rating}`) })).toBeVisible();
    }
  });

  test("the footer leads everywhere it should", () => {
    const footer = page.getByRole("contentinfo");
    const social = footer.getByRole("link", { name: /opens in a new tab/ });
    expect(social).toHaveCount(4);
    for (const link of social.all()) expect(link).toHaveAttribute("target", "_blank");

    const quick = footer.getByRole("navigation", { name: "Quick links" }).getByRole("link");
    expect(quick).toHaveText(["About", "Services", "Courses", "Free Demo", "Contact"]);
    const popular = footer.getByRole("navigation", { name: "Popular courses" }).getByRole("link");
    expect(popular.elements.length).toBeGreaterThan(0);
    for (const link of popular.all()) expect(link).toHaveAttribute("href", "/courses");

    expect(footer.getByText(company.address.city)).toBeVisible();
    for (const { e164, display } of company.phones)
      expect(footer.getByRole("link", { name: display })).toHaveAttribute("href", `tel:${e164}`);
    expect(company.phones).toHaveLength(2);
    for (const href of ["/privacy", "/terms", "/refund-policy"])
      expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    expect(footer.getByText(`© ${company.copyrightYear}`)).toBeVisible();
  });
});
