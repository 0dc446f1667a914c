import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the screens of e-mails and of students have no violation, and every e-mail can be opened", async ({
  page,
  site,
}) => {
  test.slow();
  test.setTimeout(240_000);
  await joinStaff(page, site);
  const main = page.getByRole("main");
  for (const screen of ["/admin/settings/email", "/admin/settings/emails", "/admin/students", "/admin/students/new"]) {
    await openHydrated(page, screen);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    expect.soft(await violationsAtBothWidths(page), screen).toEqual([]);
  }
  await openHydrated(page, "/admin/settings/emails");
  await main.getByRole("link", { name: /order/i }).first().click();
  await expect(page).toHaveURL(/settings\/emails\/.+/);
  await expect(main.frameLocator("iframe").locator("h1")).toBeVisible();
  expect.soft(await violationsAtBothWidths(page), "the texts of an e-mail").toEqual([]);
});
