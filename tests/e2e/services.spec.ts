import type { Page } from "@playwright/test";
import { demoSite } from "#content/demo-site.ts";
import { toasts } from "#server/compose/words/program.en.ts";
import { fillText } from "#shared/fill-text.ts";
import { projects, servicesPage } from "../support/demo-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Services page". */
const quoteFor = (page: Page, title: string) =>
  page.getByRole("link", { name: "Get Quote" }).filter({ hasText: `: ${title}` });

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
