import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a setting is found by a word of its label, and the answer leads to its field", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings");
  const main = page.getByRole("main");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await main.getByLabel("Find a setting").fill("currency");
  await main.getByRole("button", { name: "Find", exact: true }).click();
  await main.getByRole("link", { name: "Currency", exact: true }).click();
  await expect(main.getByLabel("Currency", { exact: true }).first()).toBeFocused();
  await main.getByRole("link", { name: "All settings" }).click();
  await expect(main.getByRole("link", { name: "Parts of the site" })).toBeVisible();
  await main.getByLabel("Find a setting").fill("nothing like this");
  await main.getByRole("button", { name: "Find", exact: true }).click();
  await expect(main.getByText("No setting has this name.")).toBeVisible();
});
