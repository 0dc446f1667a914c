import type { Page } from "@playwright/test";
import { type ServicePage, servicePages, services } from "../support/demo-content.ts";
import { chooseInMenu, openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

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

test("all nine and their six named routes answer, and name the canonical address", async ({ request, site }) => {
  expect(addresses).toHaveLength(15);
  for (const [path = "", canonical] of addresses) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toContain(`<link rel="canonical" href="${site.origin}${canonical}"/>`);
  }
});

test.describe("as they are sent", () => {
  test.use({ javaScriptEnabled: false });
  test("each has a hero, six cards, reasons, six cases and the closing call", async ({ page }) => {
    for (const service of servicePages)
      await test.step(service.slug, async () => await expectServicePage(page, service));
  });
});

async function expectServicePage(page: Page, { slug, hero, offers, reasons, cases, closing }: ServicePage) {
  await page.goto(`/services/${slug}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: hero.title })).toBeVisible();
  expect(["Get a Free Quote", "Get a Security Assessment", "Start Your Project"]).toContain(hero.action.label);
  for (const link of await main.getByRole("link", { name: hero.action.label }).all())
    await expect(link).toHaveAttribute("href", "/contact");
  await expect(main.getByRole("link", { name: hero.action.label }).first()).toBeInViewport();

  const offered = main.getByRole("region", { name: offers.title }).getByRole("heading", { level: 3 });
  await expect(offered).toHaveText(offers.cards.map(({ title }) => title));
  await expect(offered).toHaveCount(6);
  const why = main.getByRole("region", { name: reasons.title }).getByRole("heading", { level: 3 });
  await expect(why).toHaveText(reasons.points.map(({ title }) => title));

  const finished = main.getByRole("region", { name: cases.title });
  await expect(finished.getByRole("heading", { level: 3 })).toHaveCount(6);
  for (const { title, clientKind, result } of cases.studies) {
    await expect(finished.getByRole("heading", { name: title })).toBeVisible();
    await expect(finished.getByText(clientKind, { exact: true })).toBeVisible();
    await expect(finished.getByText(result, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole("region", { name: closing.title }).getByRole("link")).toHaveAttribute("href", "/contact");
}

test("a named route shows the very page of the canonical address, from the header too", async ({ page }) => {
  await openHydrated(page, "/");
  await chooseInMenu(page, "Services", "UI/UX Design");
  await expect(page).toHaveURL(/\/UIUXServices$/);
  const hero = servicePages.find(({ slug }) => slug === "ui-ux-design")?.hero;
  await expect(page.getByRole("heading", { level: 1, name: hero?.title })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: hero?.action.label }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
});
