import type { Page } from "@playwright/test";
import { viewports, violations } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** It saves the institute's facts, which the other journeys read. */
test.use({ alone: "setup-preview" });

/** The screens of the steps; those with several forms have one for each. */
const screens = [
  ...["name", "name/contact", "look", "place", "place/address", "place/hours", "money", "money/fees", "money/payment"],
  ...["course", "batch", "staff", "email", "live"],
];

/** The pixels of each page that are beyond the sides of its frame, or of the place where the frames stand. */
const cutOff = (page: Page) =>
  page.getByRole("region", { name: "Your site, as visitors will see it" }).evaluate((region) =>
    [...region.querySelectorAll("iframe")].map((frame) => {
      const { right } = frame.getBoundingClientRect();
      const [box, place] = [frame.parentElement, frame.parentElement?.parentElement].map((around) =>
        around ? around.getBoundingClientRect().left + around.clientLeft + around.clientWidth : 0,
      );
      return Math.max(0, Math.round(right - Math.min(box ?? 0, place ?? 0)));
    }),
  );

test("the pages beside a step are seen in their whole width on every screen, and it leads back to the way out of the demo", async ({
  page,
  site,
}) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/setup/money");
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutOff(page), `${width} pixels`).toEqual([0, 0]);
  }
  await page.getByRole("main").getByRole("link", { name: "All steps" }).click();
  await expect(page.getByRole("button", { name: "Make this my school" })).toBeVisible();
});

test("a step is saved on its own screen and leads to the next", { tag: "@engine" }, async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/setup/place");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/setup\/look$/);
  await main.getByRole("link", { name: "Back", exact: true }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Name" })).toBeVisible();
  await main.getByRole("button", { name: "Save and publish" }).last().click();
  await expect(main.getByText("Nothing has changed", { exact: false })).toBeVisible();
  const tagline = main.getByRole("textbox", { name: "Tagline", exact: true });
  await tagline.fill(`${await tagline.inputValue()} Today.`);
  await main.getByRole("button", { name: "Save and publish" }).last().click();
  const outcome = main.getByRole("status").filter({ hasText: "Visitors see it now" });
  await expect(outcome).toBeFocused();
  await expect(page).toHaveURL(/setup\/name$/);
  await main.getByRole("link", { name: "Next: Look" }).click();
  await expect(page).toHaveURL(/setup\/look$/);
});

test("every step is accessible at both widths", {
  tag: "@thorough",
}, async ({ page, site }) => {
  test.slow();
  await joinStaff(page, site);
  for (const screen of screens) {
    await openHydrated(page, `/admin/setup/${screen}`);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      expect(await violations(page), `${screen} at ${viewport.width} px`).toEqual([]);
    }
  }
});
