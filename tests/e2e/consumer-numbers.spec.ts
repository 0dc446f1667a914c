import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { faultsAtDeskAndPhone } from "./support/accessibility.ts";
import { billStudent, openBatch } from "./support/billed-student.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ alone: "changed plans", contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 422"] });

const newNumber = () => String(randomInt(1_000_000_000, 9_999_999_999));

/** The form of an order's consumer number, opened on the order's page. */
async function openForm(page: Page, reference: string) {
  await openHydrated(page, `/admin/payments/${reference}`);
  const summary = page.locator("summary", { hasText: "Consumer number" });
  await summary.click();
  const form = page.getByRole("group").filter({ has: summary });
  const save = form.getByRole("button", { name: "Save" });
  return {
    form,
    number: form.getByLabel("Number of this order"),
    list: form.getByLabel("Or for several orders"),
    save,
  };
}

test("a clerk gives orders their consumer numbers: a bad one is refused at its field, and a good one finds the student", async ({
  page,
  site,
}) => {
  test.slow();
  const batchId = await openBatch(site);
  const [student, other] = [await billStudent(site, batchId), await billStudent(site, batchId)];
  const [first, second] = [newNumber(), newNumber()];
  await joinStaff(page, site, "support");
  const { form, number, list, save } = await openForm(page, student.reference);
  await number.fill("1000-1Z");
  await save.click();
  await expect(
    form.getByText("“1000-1Z” is no consumer number: please write its 6 to 24 digits.").first(),
  ).toBeVisible();
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expect(number).toHaveValue("1000-1Z");
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await number.fill(`${first.slice(0, 4)} ${first.slice(4)}`);
  await save.click();
  await expect(page.getByText("Saved.").first()).toBeVisible();

  await openForm(page, student.reference);
  await expect(number).toHaveValue(first);
  const bad = `${student.reference} ${second}\n${other.reference} 12-Z`;
  await list.fill(bad);
  await save.click();
  await expect(form.getByText(`1000123456: ${other.reference} 12-Z`).first()).toBeVisible();
  await expect(list).toHaveAttribute("aria-invalid", "true");
  await expect(list).toHaveValue(bad);
  await list.fill(`${other.reference} ${first}`);
  await save.click();
  await expect(form.getByText(`${first} is the number of order ${student.reference}`).first()).toBeVisible();
  await expect(list).toHaveAttribute("aria-invalid", "true");
  await expect(number).not.toHaveAttribute("aria-invalid");
  await expect(list).toHaveValue(`${other.reference} ${first}`);
  await list.fill(`${other.reference},${second}`);
  await save.click();
  await expect(page.getByText("1 number is saved.").first()).toBeVisible();

  await openHydrated(page, "/admin");
  await page.keyboard.press("Control+k");
  await page.keyboard.type(first);
  const found = page.getByRole("option", { name: student.reference });
  await expect(found).toContainText(student.name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: student.name })).toBeVisible();

  await openHydrated(page, "/admin/payments?state=all");
  await page.getByRole("searchbox", { name: "Name, reference, amount or phone" }).fill(second);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("row").filter({ hasText: other.reference })).toContainText(other.name);
  await expect(page.getByRole("row").filter({ hasText: student.reference })).toHaveCount(0);
});
