import { servicePages } from "../support/demo-content.ts";
import { chooseInMenu, openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Service landing pages": one template for the nine services and their six named routes. */
test("a named route shows the very page of the canonical address, from the header too", async ({ page }) => {
  await openHydrated(page, "/");
  await chooseInMenu(page, "Services", "UI/UX Design");
  await expect(page).toHaveURL(/\/UIUXServices$/);
  const hero = servicePages.find(({ slug }) => slug === "ui-ux-design")?.hero;
  await expect(page.getByRole("heading", { level: 1, name: hero?.title })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: hero?.action.label }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
});
