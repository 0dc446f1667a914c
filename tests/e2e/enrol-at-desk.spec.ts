import { randomInt } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 422"] });

test("a clerk enrols a student of another class from their page, with the fees, and is told of a seat they have", async ({
  page,
  site,
}) => {
  test.slow();
  const name = `Areeba ${randomInt(1e9)}`;
  const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
  const id = await callVerbAt<string>(site.dataDir, "addStudent", { name, phone });
  await joinStaff(page, site, "support");
  await openHydrated(page, `/admin/people/${id}`);
  await page.getByRole("link", { name: "Enrol in a class" }).click();
  const classes = page.getByRole("listitem");
  await expect(classes.filter({ hasText: /seats? left/ }).first()).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const batch = classes
    .filter({ hasText: /seats? left/ })
    .getByRole("link")
    .first();
  const batchName = await batch.innerText();
  await batch.click();
  await expect(page.getByRole("heading", { level: 2, name: batchName })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await page.getByLabel("Fee", { exact: true }).fill("nothing");
  await page.getByRole("button", { name: "Enrol and open the fees" }).click();
  await expect(page.getByLabel("Fee", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Fee", { exact: true }).fill("6,000");
  await page.getByLabel("Currency").selectOption("PKR");
  await page.getByLabel("Number of months").fill("3");
  await page.getByRole("button", { name: "Enrol and open the fees" }).click();
  const done = page.getByRole("status").filter({ hasText: `${name} has a seat in ${batchName}` });
  await expect(done).toContainText("The fees are open: order");
  await expect(classes.filter({ hasText: batchName }).filter({ hasText: "Has a seat" })).toBeVisible();

  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("link", { name: "Take money" })).toBeVisible();
});
