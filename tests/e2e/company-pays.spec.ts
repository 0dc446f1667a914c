import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { callVerbAt, enterBatch } from "../support/ask-manage.ts";
import { copiedText } from "../support/pdf-text.ts";
import { newBatch } from "../support/staff.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const thisMonth = new Date().toISOString().slice(0, 7);

interface Member {
  id: string;
  person: { id: string };
}

/** A student of the batch who pays 6,000 rupees a month from this month on. */
async function student({ dataDir }: Site, batchId: string, name: string) {
  const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
  const { id } = await callVerbAt<{ id: string }>(dataDir, "enrolPerson", { batchId, name, email: null, phone });
  const terms = { plan: "standard", currency: "PKR", feeFor: "month", monthly: "6000", firstMonth: thisMonth };
  const { references } = await callVerbAt<{ references: string[] }>(dataDir, "openFees", {
    ...{ batchId, places: [id], ...terms, months: 3, dueDay: 28 },
  });
  const { members } = await callVerbAt<{ members: Member[] }>(dataDir, "showClass", batchId);
  return { name, reference: references[0] ?? "", personId: members.find((one) => one.id === id)?.person.id ?? "" };
}

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 422"] });

test("a company pays for three: one voucher, one receipt that names each; the next month begins with its name", async ({
  page,
  site,
}) => {
  test.slow();
  const company = `Textile Mills ${randomInt(1e9)}`;
  const names = [1, 2, 3].map(() => `Asma ${randomInt(1e9)}`);
  const batch = { ...newBatch, id: `company-${randomInt(1e9)}`, seats: 10 };
  await enterBatch(site.dataDir, batch);
  const students: Awaited<ReturnType<typeof student>>[] = [];
  for (const name of names) students.push(await student(site, batch.id, name));
  const [first, ...others] = students;
  await joinStaff(page, site, "support");
  await openHydrated(page, `/admin/fees/${first?.personId}?${others.map((one) => `with=${one.personId}`).join("&")}`);
  await page.getByText("A company pays", { exact: true }).click();
  await page.getByLabel("Company", { exact: true }).fill(company);
  await page.getByLabel("Its NTN, if you have it").fill("1234567-8");
  await page.getByLabel("Its telephone or e-mail").fill("021 111 222 333");
  await page.getByRole("button", { name: "Save who pays" }).click();
  await expect(page.getByText(`${company} pays these fees. Its voucher is ready.`)).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "One voucher for all of its students (PDF)" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("fee-voucher-company.pdf");
  const voucher = await readFile(await file.path());
  for (const text of [company, "PKR 18,000"]) expect(await copiedText(voucher)).toContain(text);
  const listed = await copiedText(voucher, 1);
  for (const text of ["PKR 18,000", ...names]) expect(listed).toContain(text);

  await page.getByRole("button", { name: "Take PKR 18,000" }).click();
  const done = page.getByRole("status").filter({ hasText: `Received PKR 18,000 from ${company}` });
  await expect(done).toBeVisible();
  await openHydrated(page, "/admin/fees");
  const drawer = page.getByRole("region", { name: "Your drawer" });
  const slip = drawer.getByRole("listitem").filter({ hasText: company });
  await expect(slip.getByText("PKR 18,000")).toBeVisible();
  const opening = page.waitForEvent("popup");
  await slip.getByRole("link", { name: "Print" }).click();
  const receipt = await opening;
  for (const name of names) await expect(receipt.getByText(name)).toBeVisible();
  await expect(receipt.getByText("1234567-8")).toBeVisible();
  expect(await violationsAtBothWidths(receipt)).toEqual([]);
  await receipt.close();

  await openHydrated(page, "/admin/fees");
  await page.getByLabel("Name or phone").fill(company);
  await expect(page.getByText("Company: pays for 3 students")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Take PKR 18,000" })).toBeVisible();
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue(company);
});

test("a late joiner's part of a month is proposed by classes left, and a seat goes to another person", async ({
  page,
  site,
}) => {
  test.slow();
  const { reference } = await student(site, "ai-evening", `Omar ${randomInt(1e9)}`);
  await joinStaff(page, site);
  await openHydrated(page, `/admin/payments/${reference}`);
  const main = page.getByRole("main");
  await main.getByText("Part of a month, by classes left").click();
  const part = main.getByRole("group").filter({ hasText: "Part of a month, by classes left" });
  await part.getByLabel("First class on or after").fill(`${thisMonth}-28`);
  await expect(part.getByText(/^\d+ of \d+ classes are left\.$/)).toBeVisible();
  await expect(part.getByLabel("Amount less")).toHaveValue(/^\d+$/);
  await expect(part.getByLabel("Why")).toHaveValue(/^Joins on .* classes are left$/);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await main
    .getByRole("group")
    .filter({ hasText: "Part of a month" })
    .getByRole("button", { name: "Ask for it" })
    .click();
  await expect(main.getByText(/less is asked for/).first()).toBeVisible();

  const other = `Kamran ${randomInt(1e9)}`;
  await main.getByText("Hand the seat on to another person").click();
  const form = main.getByRole("group").filter({ hasText: "Hand the seat on" });
  await form.getByLabel("Name", { exact: true }).fill(other);
  await form.getByLabel("Phone").fill("0300 7654321");
  await form.getByLabel("Why").fill("His brother comes instead");
  await form.getByRole("button", { name: "Hand the seat on" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes: Hand the seat on" }).click();
  await expect(main.getByText(`${other} has the seat now. PKR 18,000 is left to pay`)).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
