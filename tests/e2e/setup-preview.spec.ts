import type { Page } from "@playwright/test";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

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

test("the pages beside a step are seen in their whole width on every screen", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/setup/money");
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutOff(page), `${width} pixels`).toEqual([0, 0]);
  }
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
  await main.getByRole("link", { name: "Next: Look" }).click();
  await expect(page).toHaveURL(/setup\/look$/);
});
