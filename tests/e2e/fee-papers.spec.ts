import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { callVerbAt, enterBatch } from "../support/ask-manage.ts";
import { copiedText } from "../support/pdf-text.ts";
import { newBatch } from "../support/staff.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinAsTeacher, joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { type Site, startSite } from "./support/site.ts";
import { test as base, expect } from "./support/test.ts";

/** On a site of its own: a rule for fees would change every other journey's papers. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the destructuring.
    async ({}, use) => {
      const site = await startSite();
      await enterBatch(site.dataDir, newBatch);
      await use(site);
      await site.dispose();
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 422"] });
test.describe.configure({ mode: "serial" });

const batchId = newBatch.id;

/** A student of the batch whose fees are open: 6,000 rupees a month. */
async function student({ dataDir }: Site, name: string) {
  const { id } = await callVerbAt<{ id: string }>(dataDir, "enrolPerson", {
    ...{ batchId, name, email: null, phone: "+923001234567" },
  });
  const fees = { plan: "standard", schedule: "monthly", monthly: "6000", currency: "PKR" };
  const { reference } = await callVerbAt<{ reference: string }>(dataDir, "billPlace", id, fees);
  return reference;
}

test("an owner sets a late fee, and a clerk prints the vouchers of a student and of a class", async ({
  page,
  site,
}) => {
  test.slow();
  const reference = await student(site, "Ayesha Siddiqa");
  await student(site, "محمد عبداللہ خان");
  await joinStaff(page, site);
  const main = page.getByRole("main");
  await openHydrated(page, "/admin/settings/payment");
  const another = main.getByRole("group", { name: "Another way" });
  await another.getByLabel("Name, as students know it").fill("Meezan Bank");
  await another
    .getByLabel("What students need, a line each")
    .fill("Account title: Noor School\nIBAN: PK36 SCBL 0000 0011 2345 6702");
  await another.getByLabel("Consumer number").fill("1000123456");
  await another.getByLabel(/Orders in rupees show it/).check();
  await main.getByRole("button", { name: "Save and publish" }).click();
  await expect(main.getByText("Saved. Students see it now")).toBeVisible();

  await openHydrated(page, "/admin/settings/desk");
  const lateFee = main.getByLabel("Late fee, in PKR");
  await lateFee.fill("five hundred");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Please write an amount in PKR")).toBeVisible();
  await expect(lateFee).toHaveValue("five hundred");
  await lateFee.fill("500/-");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Saved.")).toBeVisible();
  await expect(lateFee).toHaveValue("500");

  await openHydrated(page, `/admin/payments/${reference}`);
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Fee voucher" }).first().click();
  const voucher = await opening;
  const part = voucher.getByRole("region", { name: "Bank's copy" });
  await expect(part.getByText("Six thousand Pakistani rupees only")).toBeVisible();
  await expect(part.getByText("PKR 6,500")).toBeVisible();
  await expect(part.getByRole("img", { name: "Raast payment code" })).toBeVisible();
  await expect(part.getByText("1000123456").first()).toBeVisible();
  expect(await violationsAtBothWidths(voucher)).toEqual([]);
  await voucher.close();

  await openHydrated(page, `/admin/batches/${batchId}`);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Fee vouchers (PDF)" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("fee-vouchers.pdf");
  const pdf = await readFile(await file.path());
  expect(pdf.toString("latin1")).toMatch(/\/Type \/Pages\s+\/Count \d/);
  expect(await copiedText(pdf)).toContain("Fee voucher");
});

test("a clerk reminds who is overdue, and a teacher sees a mark without the sum", async ({ page, site, browser }) => {
  const name = "Bilal Ahmed";
  const { id } = await callVerbAt<{ id: string }>(site.dataDir, "enrolPerson", {
    ...{ batchId, name, email: "bilal@example.com", phone: "+923001234599" },
  });
  const terms = {
    firstMonth: "2026-01",
    dueDay: 5,
    plan: "standard",
    currency: "PKR",
    feeFor: "course",
    monthly: "6000",
  };
  const { opened } = await callVerbAt<{ opened: number }>(site.dataDir, "openFees", {
    batchId,
    places: [id],
    ...terms,
  });
  expect(opened).toBe(1);
  await joinStaff(page, site, "support");
  await openHydrated(page, "/admin/fees");
  await page.getByRole("link", { name: "Reminders" }).click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("PKR 6,000")).toBeVisible();
  await expect(row.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me\/923001234599.*payment/);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await row.getByRole("button", { name: "Mark as sent" }).click();
  await expect(page.getByText(`Marked: ${name} is reminded.`)).toBeVisible();
  await expect(row.getByText(/^WhatsApp: .*, /)).toBeVisible();
  await row.getByRole("button", { name: "Send e-mail" }).click();
  await expect(page.getByText(`The e-mail to ${name} is on its way.`)).toBeVisible();
  const isMailed = () => site.mails.some(({ parsed }) => parsed.text?.includes("Your fee is overdue") ?? false);
  await expect.poll(isMailed, { timeout: 15_000 }).toBe(true);
  await page.getByRole("link", { name: "Over 30 days" }).click();
  await expect(row).toBeVisible();
  await page.getByRole("link", { name: "Up to 7 days" }).click();
  await expect(row).toBeHidden();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await joinAsTeacher(theirs, site, [batchId]);
  await openHydrated(theirs, `/admin/batches/${batchId}`);
  const student = theirs.getByRole("listitem").filter({ hasText: name });
  await expect(student.getByText(/^Fee \d+ days late$/)).toBeVisible();
  await expect(student.getByText("6,000")).toBeHidden();
  await context.close();
});

test("an owner sets taxes, and a receipt names them on A4 and on the 80 mm of a thermal printer", async ({
  page,
  site,
}) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/settings/receipts");
  const main = page.getByRole("main");
  await main.getByLabel("National Tax Number (NTN)").fill("1234567-8");
  const save = main.getByRole("button", { name: "Save" });
  const write = async (rate: string) => {
    const another = main.getByRole("group", { name: "Another rate" });
    await another.getByLabel("Name of the tax").fill("Punjab sales tax on services");
    await another.getByLabel("Rate in per cent").fill(rate);
    await another.getByLabel("From").fill("2026-07-01");
    await save.click();
  };
  await write("16 %");
  await expect(main.getByText("Saved. Receipts say it from now on.")).toBeVisible();
  // The page has the rate and an empty row after it.
  await expect(main.getByRole("group", { name: "Punjab sales tax on services, 16 %" })).toBeVisible();
  await write("15");
  await expect(main.getByText("Another rate of this tax begins on the same day.")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await main.getByRole("group", { name: "Punjab sales tax on services, 15 %" }).getByLabel("Remove this rate").check();
  await save.click();
  await expect(main.getByText("Saved. Receipts say it from now on.")).toBeVisible();

  const reference = await student(site, "Hamza Tariq");
  const { receipts } = await callVerbAt<{ receipts: { path: string }[] }>(site.dataDir, "takeMoney", {
    ...{ key: randomUUID(), orders: [{ reference, charges: 1 }], method: "cash" },
  });
  await openHydrated(page, receipts[0]?.path ?? "");
  const paperOf = page.getByRole("article", { name: "Receipt" });
  await expect(paperOf.getByText("of which Punjab sales tax on services 16 %")).toBeVisible();
  await expect(paperOf.getByText("PKR 827.59")).toBeVisible();
  await expect(paperOf.getByText("NTN 1234567-8")).toBeVisible();
  await page.getByRole("link", { name: "For a printer of 80 mm" }).click();
  await expect(page).toHaveURL(/paper=80/);
  const width = async () => (await page.getByRole("article").boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThan(330);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const paper = await page.pdf({ preferCSSPageSize: true });
  const [, across] = /\/MediaBox \[0 0 ([\d.]+) /.exec(paper.toString("latin1")) ?? [];
  expect(Math.round((Number(across) / 72) * 25.4)).toBe(80);
  await page.getByRole("link", { name: "For A4" }).click();
  await expect.poll(width).toBeGreaterThan(330);
});
