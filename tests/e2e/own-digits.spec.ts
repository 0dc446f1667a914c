import type { Locator } from "@playwright/test";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { type Site, startSite } from "./support/site.ts";
import { test as base, expect } from "./support/test.ts";

/** On a site of its own: every other journey reads Latin digits. A page that hydrates into another text fails by its error. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the destructuring.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.dispose();
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

/** The texts of an element as the page has them. */
const digitsOf = async (part: Locator) => ((await part.textContent()) ?? "").replace(/\D/g, "");

test("Urdu pages are written in Urdu's digits, before hydration and after, and English ones stay", async ({
  page,
  site,
}) => {
  test.slow();
  await openHydrated(page, "/");
  const english = await page.getByRole("main").textContent();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings/words");
  await page.getByLabel("Write numbers in the languages' own digits").check();
  await page.getByLabel("Say the Islamic day beside a day").check();
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByText("Saved. Visitors and students read it now.")).toBeVisible();

  for (const path of ["/ur/courses", "/ur/FreeDemo", "/ur/MernStackPage", "/ar"]) {
    const sent = await (await page.request.get(path)).text();
    const zero = path.startsWith("/ar") ? "٠" : "۰";
    await openHydrated(page, path);
    await expect(page.locator("html")).toHaveAttribute("data-digits", "eastern");
    expect(sent, path).toMatch(new RegExp(`[${zero}-${String.fromCharCode(zero.charCodeAt(0) + 9)}]`));
  }
  await openHydrated(page, "/ur");
  expect(await digitsOf(page.locator("#courses .facts").first())).toBe("");
  await expect(page.getByRole("contentinfo").locator("a[href^='tel:']").first()).toHaveText(/\d/);
  await openHydrated(page, "/");
  await expect(page.locator("html")).not.toHaveAttribute("data-digits");
  expect(await page.getByRole("main").textContent()).toBe(english);
});
