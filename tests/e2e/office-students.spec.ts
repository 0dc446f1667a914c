import { readFileSync } from "node:fs";
import { callVerbAt } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test("students are chosen in the list, moved to another batch, billed together and exported", async ({
  page,
  site,
}) => {
  test.slow();
  await joinStaff(page, site);
  for (const [at, name] of ["Zoya Kamal", "زویا کمال"].entries()) {
    const student = { name, email: null, phone: `0300 555123${at}`, tell: false };
    await callVerbAt(site.dataDir, "enrolPerson", { batchId: "data-weekend", ...student });
  }
  await openHydrated(page, "/admin/students?q=0300555123");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("checkbox", { name: "Choose زویا کمال" }).check();
  await page.getByRole("button", { name: "Open fees or move" }).click();
  await expect(page.getByText("1 student is chosen.")).toBeVisible();
  await page.getByRole("link", { name: "Choose others" }).click();

  await openHydrated(page, "/admin/students?q=0300555123");
  await page.getByRole("button", { name: "Open fees or move" }).click();
  await expect(page.getByText("2 students are chosen.")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("checkbox", { name: "زویا کمال" }).uncheck();
  await page.getByLabel("Move to").selectOption({ index: 0 });
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByRole("button", { name: "Yes: Move" }).click();
  await expect(page.getByText("1 student has moved.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2);

  await page.getByRole("link", { name: "Open the fees of 1" }).last().click();
  await page.getByLabel("Fee", { exact: true }).fill("100");
  await page.getByRole("button", { name: "Show what each will owe" }).click();
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(1);

  // A choice of nobody is never taken for the whole class.
  await openHydrated(page, "/admin/batches/data-weekend/fees?q=nobody%20of%20this%20name");
  await expect(page.getByText("Nobody was chosen who has no fees yet.")).toBeVisible();
  await expect(page.getByLabel("Fee", { exact: true })).toHaveCount(0);

  await openHydrated(page, "/admin/students?q=0300555123");
  await page.getByRole("button", { name: "Write an announcement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "announcement" })).toBeVisible();
  await expect(page.getByText(/2 (students|people)/).first()).toBeVisible();

  await openHydrated(page, "/admin/students?q=0300555123");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("students.csv");
  expect(readFileSync(await file.path(), "utf8")).toContain("زویا کمال");
});
