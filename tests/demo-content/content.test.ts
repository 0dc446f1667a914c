import { describe, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { marketOf } from "#domains/institute/rules/market-of.ts";
import { formatMoney } from "#shared/formats/format-money.ts";
import { inMinor } from "#shared/money.ts";
import { timings } from "#shared/timings.ts";
import {
  benefits,
  claims,
  company,
  courseCategories,
  courses,
  findSitePage,
  footerNavigation,
  headerNavigation,
  homeFaqs,
  homeTestimonials,
  plans,
  services,
  thankYou,
} from "../support/demo-content.ts";

describe("plans (specification §9)", () => {
  test("cost $99, $149 and $199, with Standard highlighted", () => {
    expect(plans.map((plan) => [plan.title, plan.fees.USD, plan.highlighted])).toEqual([
      ["Basic", 99, false],
      ["Standard", 149, true],
      ["Premium", 199, false],
    ]);
    for (const country of ["PK", "DE", null]) {
      const { currency } = marketOf(demoContent.money, country);
      const fees = plans.map((plan) => formatMoney(inMinor(plan.fees[currency] ?? 0, currency)));
      expect(fees).toEqual(["$99", "$149", "$199"]);
    }
  });

  test.each(plans)("promise the demo class, the weekly classes and cancellation: $title", ({ features }) => {
    expect(features).toContain("Up to 3 classes per week (2 live interactive and 1 guided assignment)");
    expect(features.join("\n")).toMatch(/free demo class/i);
    expect(features.join("\n")).toMatch(/auto-renewal can be cancelled anytime/i);
  });
});

describe("services (specification §1, §9)", () => {
  test("are nine, eight of them on the home page", () => {
    expect(services.length).toBe(9);
    expect(services.filter((service) => !service.shownOnHome).map((service) => service.title)).toEqual([
      "AI/ML Solutions",
    ]);
  });

  test("name the specified timelines", () => {
    expect(Object.fromEntries(services.map((service) => [service.slug, service.timelineText]))).toEqual({
      "web-development": "2-8 weeks",
      "wordpress-development": "2-6 weeks",
      "mobile-app-development": "3-12 weeks",
      "ui-ux-design": "2-6 weeks",
      "digital-marketing": "Ongoing",
      "ai-chatbot-integration": "2-4 weeks",
      "data-analysis-business-intelligence": "2-4 weeks",
      cybersecurity: "Ongoing, by scope",
      "ai-ml-solutions": "3-6 weeks",
    });
  });

  test.each(services)("are priced by quote and have a page: $slug", (service) => {
    expect(service.priceText).toBe(
      service.slug === "digital-marketing" ? "Custom Strategy – Contact for Quote" : "Contact for Custom Quote",
    );
    expect(findSitePage(service.landingPath)?.path).toBe(service.canonicalPath);
    expect(service.features.length).toBeGreaterThanOrEqual(4);
    expect(service.technologies.length).toBeGreaterThanOrEqual(4);
  });
});

describe("home page (specification §2, §3)", () => {
  test("has eight different questions, none naming a price", () => {
    expect(new Set(homeFaqs.map((faq) => faq.question)).size).toBe(8);
    expect(homeFaqs.map((faq) => faq.answer).join(" ")).not.toMatch(/\$|USD|PKR/);
  });

  test("has four testimonials with an average rating of 4.0 (specification §9)", () => {
    expect(homeTestimonials.length).toBe(4);
    const ratings = homeTestimonials.map((testimonial) => testimonial.rating ?? 0);
    expect(ratings.every((rating) => Number.isInteger(rating) && rating >= 1 && rating <= 5)).toBe(true);
    expect(ratings.reduce((sum, rating) => sum + rating, 0) / 4).toBe(4);
  });

  test("has four categories that lead to the four course pages, and six benefits", () => {
    expect(courseCategories.map((category) => category.href).sort()).toEqual(
      courses.map((entry) => entry.landingPath).sort(),
    );
    expect(benefits.length).toBe(6);
  });

  test("has each band's own figures (specification §1)", () => {
    const figures = Object.fromEntries(
      Object.entries(claims).map(([band, list]) => [band, list.map((claim) => claim.figure)]),
    );
    expect(figures).toEqual({
      homeHero: ["10,000+", "98%", "24/7"],
      homeProof: ["200+", "98%", "2025"],
      about: ["10,000+", "98%", "2025"],
      learning: ["10,000+", "500+", "98%", "24/7"],
      achievements: ["290+", "280+", "7+", "24/7"],
    });
  });
});

describe("navigation (specification §2)", () => {
  test("lists the header's pages and dropdowns in order", () => {
    expect(headerNavigation.map((entry) => [entry.href, entry.dropdown?.map((link) => link.href)])).toEqual([
      ["/", undefined],
      ["/about", undefined],
      ["/courses", ["/CyberSecurityPage", "/DataAnalysisPage", "/AiPage", "/MernStackPage"]],
      [
        "/services",
        [
          "/WordPressDevelopment",
          "/AIChatbotIntegration",
          "/DataAnalysisServices",
          "/WebDevelopmentServices",
          "/CyberSecurityServices",
          "/UIUXServices",
        ],
      ],
      ["/FreeDemo", ["/FreeDemo#book", "/FreeDemo#recorded"]],
    ]);
  });

  test("lists the footer's links, with every popular course to /courses", () => {
    expect(footerNavigation.quickLinks.map((link) => link.href)).toEqual([
      "/about",
      "/services",
      "/courses",
      "/FreeDemo",
      "/contact",
    ]);
    expect(new Set(footerNavigation.popularCourses.map((link) => link.href))).toEqual(new Set(["/courses"]));
    expect(footerNavigation.legal.map((link) => link.href)).toEqual([
      "/privacy",
      "/terms",
      "/refund-policy",
      "/parents",
    ]);
  });
});

describe("company and times (specification §2, §9)", () => {
  test("has two phones in E.164, two e-mail addresses, four social links and the specified hours", () => {
    expect(company.phones.map((phone) => /^\+92\d{10}$/.test(phone.e164))).toEqual([true, true]);
    for (const phone of company.phones) expect(phone.display.replaceAll(" ", "")).toBe(phone.e164);
    expect(new Set(company.emails.map((email) => email.address)).size).toBe(2);
    expect(new Set(company.social.map((link) => new URL(link.url).hostname)).size).toBe(4);
    expect(company.hours.spans.map((span) => [span.days.length, span.opens, span.closes, span.words])).toEqual([
      [5, "09:00", "19:00", "Mon-Fri 9:00 AM-7:00 PM"],
      [1, "10:00", "16:00", "Sat 10:00 AM-4:00 PM"],
    ]);
    expect(company.whatsapp.greeting).toBe("Hello! I'm interested in your services.");
  });

  test("has the specified timings", () => {
    expect(timings).toEqual({
      successToast: 3000,
      errorToast: 5000,
      redirectAfterSuccess: 1000,
      thankYouMessage: 8000,
      authScriptLoad: 15_000,
    });
    expect(new Set(thankYou.messages).size).toBeGreaterThanOrEqual(6);
  });
});
