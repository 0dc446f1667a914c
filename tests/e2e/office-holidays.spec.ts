import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedErrors: ["422"] });

test("holidays are said once, show the classes that change, and are taken back", async ({ page, site }) => {
  test.slow();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings/holidays");
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const first = page.getByRole("group").first();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await first.getByLabel("First day").fill(day(40));
  await save.click();
  await expect(page.getByText("Please write its name.")).toBeVisible();
  await expect(first.getByLabel("First day")).toHaveValue(day(40));
  await first.getByLabel("Name").fill("عید الفطر");
  await first.getByLabel("Last day").fill(day(50));
  await save.click();
  const changes = page.getByRole("region", { name: "Classes that change" });
  await expect(changes.getByText("No class:").first()).toBeVisible();
  await expect(changes.getByRole("link", { name: "MERN Weekend" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("button", { name: "Save and tell them" }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto("/admin/batches/mern-weekend/timetable");
  await page.getByText("When classes are").click();
  await expect(page.getByText("The institute's holidays are left out too: عید الفطر")).toBeVisible();

  await openHydrated(page, "/admin/settings/holidays");
  await page.getByLabel("Remove this holiday").check();
  await page.getByRole("button", { name: "Show what changes" }).click();
  await expect(changes.getByText("Held again:").first()).toBeVisible();
  await page.getByRole("button", { name: "Save and tell them" }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(page.getByLabel("Remove this holiday")).toHaveCount(0);
});
