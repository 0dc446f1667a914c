import type { Page } from "@playwright/test";
import { demoSite } from "#content/demo-site.ts";
import { toasts } from "#shared/messages/en/toasts.ts";
import { fillText } from "#shared/rules/fill-text.ts";
import { projects, services, servicesPage } from "../support/demo-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

type Service = (typeof services)[number];

/** Specification §2, "Services page", with the price texts of §9. */
const priceOf = ({ title }: Service) =>
  title === "Digital Marketing" ? "Custom Strategy – Contact for Quote" : "Contact for Custom Quote";

const quoteFor = (page: Page, title: string) =>
  page.getByRole("link", { name: "Get Quote" }).filter({ hasText: `: ${title}` });

test("shows nine services, each with its timeline, features, technologies and price text", async ({ page }) => {
  await page.goto("/services");
  const cards = page.getByRole("region", { name: servicesPage.list.title }).getByRole("article");
  await expect(cards).toHaveCount(9);
  for (const service of services) {
    const { title, description, features, technologies, canonicalPath } = service;
    const card = cards.filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });
    await expect(card).toContainText(`Timeline: ${service.timelineText}`);
    for (const text of [description, priceOf(service), ...features])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByRole("list", { name: `Built with: ${title}` }).getByRole("listitem")).toHaveText(
      technologies,
    );
    await expect(card.getByRole("link", { name: "See how we work" })).toHaveAttribute("href", canonicalPath);
  }
});

test("'Get Quote' says so and opens the contact page in a new tab, the message begun", async ({ page, context }) => {
  await openHydrated(page, "/services");
  const notifications = page.getByRole("region", { name: "Notifications" });
  for (const title of ["Cybersecurity", "AI/ML Solutions"]) {
    const opened = context.waitForEvent("page");
    await quoteFor(page, title).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/contact\?service=/);
    await expect(tab.getByLabel("Message", { exact: true })).toHaveValue(
      fillText(demoSite.messages.labels.contact.quoteOpening, { service: title }),
    );
    await tab.close();
    await expect(notifications.getByText("Quote Request", { exact: true })).toHaveCount(1);
    await expect(notifications.getByText(toasts.quoteRequest.text, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/services$/);
  }
});

test("'Get Consultation' leads to the contact page", async ({ page }) => {
  await openHydrated(page, "/services");
  const links = page.getByRole("main").getByRole("link", { name: "Get Consultation" });
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", "/contact");
  await links.first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
});

test("holds the portfolio block below the services", async ({ page }) => {
  await openHydrated(page, "/services");
  const block = page.getByRole("region", { name: servicesPage.portfolio.title });
  await expect(block.getByRole("article")).toHaveCount(projects.length);
  await block.getByRole("button", { name: "Digital Marketing" }).click();
  await expect(block.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "In figures" }).getByText("290+")).toBeVisible();
});
