import type { Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** On a site of its own: it begins without a branch and leaves two, with a batch at one. */
test.use({ expectedErrors: ["409", "422"], alone: "branches" });

const press = async (page: Page, name: string) => await page.getByRole("button", { name, exact: true }).click();

test("branches with rooms are published, chosen for a batch, and not removed while it is there", async ({
  page,
  site,
}) => {
  test.slow();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings/branches");
  await expect(page.getByText("There is no branch")).toBeVisible();
  for (const [at, name] of ["Model Town", "جوہر ٹاؤن"].entries()) {
    await press(page, "Add a branch");
    const branch = page.getByRole("group").nth(at);
    await branch.getByLabel("Name", { exact: true }).fill(name);
    await branch.getByLabel("Street and number").fill("12 Link Road");
    await branch.getByLabel("City", { exact: true }).fill("Lahore");
    if (at > 0) continue;
    await branch.getByRole("button", { name: "Add a room" }).click();
    await branch.getByLabel("Room", { exact: true }).fill("Room 1");
    await branch.getByLabel("Seats").fill("many");
  }
  await press(page, "Save and publish");
  await expect(page.getByText("Please correct the marked fields.")).toBeVisible();
  await page.getByLabel("Seats").fill("۲۰");
  await press(page, "Save and publish");
  await expect(page.getByText("Saved. Visitors see it now.")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await openHydrated(page, "/admin/batches/cyber-lahore/settings");
  await page.getByLabel("Branch and room").selectOption({ label: "Model Town, Room 1 (20 seats)" });
  await press(page, "Save");
  await expect(page.getByText("The public pages show it now.")).toBeVisible();
  // On a busy machine the pages follow a moment after the answer.
  await expect(async () => {
    await page.goto("/batches");
    await page.getByRole("link", { name: "Model Town" }).click();
    await expect(page.getByText("Model Town, Room 1")).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await openHydrated(page, "/admin/settings/branches");
  await page.getByRole("button", { name: "Remove this branch" }).first().click();
  await press(page, "Save and publish");
  await expect(page.getByText("What you removed is still needed.")).toBeVisible();
});

test("teachers are in one list, renamed in one place, and joined where they are one person", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings/teachers");
  await page.getByLabel("Name, as students read it").last().fill("Rabia Anwer");
  await press(page, "Add");
  await expect(page.getByText("Rabia Anwer is in the list now.")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const pair = page.getByRole("region", { name: "These look like one person" }).getByRole("listitem");
  await pair.getByLabel("Name that stays").selectOption({ label: "Rabia Anwar" });
  await pair.getByRole("button", { name: "Join", exact: true }).click();
  await press(page, "Yes: Join");
  await expect(page.getByText("Joined. All batches and classes say the one name now.")).toBeVisible();
  await expect(page.getByText("Rabia Anwer")).toHaveCount(0);
});
