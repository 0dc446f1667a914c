import { expect, test } from "vitest";
import { type ServicePage, servicePages, services } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";

/** Specification §2, "Service landing pages": one template for the nine services and their six named routes. */
const namedRoutes: Record<string, string> = {
  "/WordPressDevelopment": "/services/wordpress-development",
  "/AIChatbotIntegration": "/services/ai-chatbot-integration",
  "/DataAnalysisServices": "/services/data-analysis-business-intelligence",
  "/WebDevelopmentServices": "/services/web-development",
  "/CyberSecurityServices": "/services/cybersecurity",
  "/UIUXServices": "/services/ui-ux-design",
};

const addresses = [
  ...services.map(({ canonicalPath }) => [canonicalPath, canonicalPath]),
  ...Object.entries(namedRoutes),
];

test("all nine and their six named routes answer, and name the canonical address", async () => {
  expect(addresses).toHaveLength(15);
  for (const [path = "", canonical] of addresses) {
    const page = await openPage(path);
    expect(page.status, path).toBe(200);
    expect(page.html, path).toContain(`<link rel="canonical" href="https://darsgah.example${canonical}"/>`);
  }
});

test("each has a hero, six cards, reasons, six cases and the closing call", async () => {
  for (const service of servicePages) await expectServicePage(service);
});

async function expectServicePage({ slug, hero, offers, reasons, cases, closing }: ServicePage) {
  const page = await openPage(`/services/${slug}`);
  const main = page.getByRole("main");
  expect(main.getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
  expect(["Get a Free Quote", "Get a Security Assessment", "Start Your Project"]).toContain(hero.action.label);
  for (const link of main.getByRole("link", { name: hero.action.label }).all())
    expect(link).toHaveAttribute("href", "/contact");

  const offered = main.getByRole("region", { name: offers.title }).getByRole("heading", { level: 3 });
  expect(offered).toHaveText(offers.cards.map(({ title }) => title));
  expect(offered).toHaveCount(6);
  const why = main.getByRole("region", { name: reasons.title }).getByRole("heading", { level: 3 });
  expect(why).toHaveText(reasons.points.map(({ title }) => title));

  const finished = main.getByRole("region", { name: cases.title });
  expect(finished.getByRole("heading", { level: 3 })).toHaveCount(6);
  for (const { title, clientKind, result } of cases.studies) {
    expect(finished.getByRole("heading", { name: title })).toBeVisible();
    expect(finished.getByText(clientKind, { exact: true })).toBeVisible();
    expect(finished.getByText(result, { exact: true })).toBeVisible();
  }
  expect(main.getByRole("region", { name: closing.title }).getByRole("link")).toHaveAttribute("href", "/contact");
}
