import type { Page } from "@playwright/test";
import { callVerbAt } from "../support/ask-manage.ts";
import { faultsAtDeskAndPhone } from "./support/accessibility.ts";
import { batchOf, studentsWithFees } from "./support/fees.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 403"] });

/** The office's addresses that a role's menu names. */
async function menuOf(page: Page): Promise<string[]> {
  const links = page.getByRole("navigation", { name: "Back office" }).getByRole("link");
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(all)].filter((to) => to.startsWith("/admin"));
}

/** Opens an address that the role does not include, and reads what the page says. */
async function expectRefused(page: Page, address: string) {
  const answer = await page.goto(address);
  expect([address, answer?.status()]).toEqual([address, 403]);
  await expect(page.getByRole("heading", { level: 1, name: "Your role does not include this" })).toBeVisible();
  await expect(page.getByText("An owner of the institute can give you another role.")).toBeVisible();
}

test("a cashier takes money and sees today, and is refused in words elsewhere", async ({ page, site }) => {
  test.slow();
  const batchId = await batchOf(site, "data-analyst", "Cash Mornings");
  const [student] = await studentsWithFees(site, batchId, [`Zainab ${batchId}`]);
  if (!student) throw new Error("There is no student.");
  await joinStaff(page, site, "cashier");
  await openHydrated(page, "/admin");
  await expect(page).toHaveURL("/admin/fees");
  const menu = await menuOf(page);
  expect(menu.sort()).toEqual(["/admin/fees", "/admin/security"]);

  await page.getByLabel("Name or phone").fill(student.name);
  await page.keyboard.press("Enter");
  const amount = page.getByLabel("Amount received, in PKR");
  await expect(amount).toHaveValue("6000");
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await page.getByRole("button", { name: "Take PKR 6,000" }).click();
  await expect(page.getByRole("status").filter({ hasText: `Received PKR 6,000 from ${student.name}` })).toBeVisible();
  await openHydrated(page, "/admin/fees/day");
  await expect(page.getByText("Your drawer: PKR 6,000")).toBeVisible();
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  // The order that the desk names, without what others decide.
  await openHydrated(page, `/admin/payments/${student.reference}`);
  await expect(page.getByRole("heading", { level: 2, name: student.name })).toBeVisible();
  for (const name of ["Send money back", "Change what it costs", "Record another payment", "Cancel this order"])
    await expect(page.getByText(name)).toHaveCount(0);

  for (const address of [
    "income",
    "students",
    "leads",
    "audit",
    "staff",
    "settings/payment",
    `people/${student.personId}`,
  ])
    await expectRefused(page, `/admin/${address}`);
  await page.getByRole("link", { name: "Go to today" }).click();
  await expect(page).toHaveURL("/admin/fees");
});

test("an accountant reads all money and exports it, and neither takes nor changes any", async ({ page, site }) => {
  test.slow();
  const batchId = await batchOf(site, "data-analyst", "Books Mornings");
  const [student] = await studentsWithFees(site, batchId, [`Rubina ${batchId}`]);
  if (!student) throw new Error("There is no student.");
  await callVerbAt(site.dataDir, "takeMoney", {
    ...{ key: crypto.randomUUID(), orders: [{ reference: student.reference, charges: 1 }], method: "cash" },
  });
  await joinStaff(page, site, "accountant");
  await openHydrated(page, "/admin/income");
  const menu = await menuOf(page);
  expect(menu).toEqual(expect.arrayContaining(["/admin/payments", "/admin/fees", "/admin/income"]));
  const main = page.getByRole("main");
  for (const name of [/^Close /, /^Open again/]) await expect(main.getByRole("button", { name })).toHaveCount(0);
  for (const [button, file] of [
    ["CSV", "ledger.csv"],
    ["Excel", "ledger.xlsx"],
  ] as const) {
    const coming = page.waitForEvent("download");
    await main.getByRole("button", { name: button }).click();
    expect((await coming).suggestedFilename()).toBe(file);
  }

  await openHydrated(page, `/admin/fees?of=batch:${batchId}`);
  await expect(main.getByLabel("Name or phone")).toHaveCount(0);
  await main.getByRole("link", { name: student.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/payments/${student.reference}`));
  await expect(page.getByRole("heading", { level: 2, name: student.name })).toBeVisible();
  await expect(main.getByText("PKR 6,000").first()).toBeVisible();
  await expect(page.getByRole("complementary").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Change these fees" })).toHaveCount(0);
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  // The desk of a student says what is owed, and has nothing to press.
  await openHydrated(page, `/admin/fees/${student.personId}`);
  await expect(page.getByRole("heading", { level: 2, name: student.name })).toBeVisible();
  await expect(main.getByRole("button", { name: /^Take/ })).toHaveCount(0);
  await expect(main.getByLabel(/^Amount received/)).toHaveCount(0);
  await openHydrated(page, "/admin/fees/day");
  await expect(main.getByRole("button", { name: "Close the drawer" })).toHaveCount(0);
  for (const address of menu) {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 200]);
  }
  for (const address of ["staff", "settings/payment", "leads"]) await expectRefused(page, `/admin/${address}`);
});
