import { describe, expect, test } from "vitest";
import { servicePages, services } from "../support/demo-content.ts";

const buttons = ["Get a Free Quote", "Get a Security Assessment", "Start Your Project"];

/** The named routes (specification §2); the other three services have only their canonical address. */
const namedRoutes: Record<string, string> = {
  "wordpress-development": "/WordPressDevelopment",
  "ai-chatbot-integration": "/AIChatbotIntegration",
  "data-analysis-business-intelligence": "/DataAnalysisServices",
  "web-development": "/WebDevelopmentServices",
  cybersecurity: "/CyberSecurityServices",
  "ui-ux-design": "/UIUXServices",
};

describe("service landing pages (specification §2)", () => {
  test("exist for each of the nine services, in the services' order", () => {
    expect(servicePages.map((page) => page.slug)).toEqual(services.map((service) => service.slug));
    expect(servicePages.length).toBe(9);
  });

  test.each(services)("have the canonical address, six of them a named route too: $slug", (service) => {
    expect(service.canonicalPath).toBe(`/services/${service.slug}`);
    expect(service.landingPath).toBe(namedRoutes[service.slug] ?? service.canonicalPath);
  });

  test.each(servicePages)("link to the contact page at top and bottom: $slug", ({ slug, hero, closing }) => {
    for (const { label, href } of [hero.action, closing.action]) {
      expect(buttons).toContain(label);
      expect(href).toBe("/contact");
      expect(label === "Get a Security Assessment").toBe(slug === "cybersecurity");
    }
  });

  test.each(servicePages)("have six cards, five or six reasons and six cases: $slug", ({ offers, reasons, cases }) => {
    expect(new Set(offers.cards.map((card) => card.title)).size).toBe(6);
    expect(new Set(cases.studies.map((study) => study.title)).size).toBe(6);
    expect(reasons.points.length).toBeGreaterThanOrEqual(5);
    expect(reasons.points.length).toBeLessThanOrEqual(6);
    for (const study of cases.studies) {
      expect(study.technologies.length, study.title).toBeGreaterThanOrEqual(1);
      expect(study.result, study.title).not.toBe("");
    }
  });

  test("have no case twice, and name no price (specification §9: every service is priced by quote)", () => {
    const studies = servicePages.flatMap((page) => page.cases.studies);
    expect(new Set(studies.map((study) => study.title)).size).toBe(54);
    expect(new Set(studies.map((study) => study.work)).size).toBe(54);
    expect(JSON.stringify(servicePages)).not.toMatch(/\$|USD|PKR|Rs\.? ?\d/);
  });
});
