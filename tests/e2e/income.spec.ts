import type { Page } from "@playwright/test";
import { callVerbAt } from "../support/ask-manage.ts";
import { faultsAtDeskAndPhone } from "./support/accessibility.ts";
import { batchOf, monthFromNow, studentsWithFees, today } from "./support/fees.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** On a site of its own: what comes in is counted to the rupee. */
test.use({ alone: "income", contextOptions: { reducedMotion: "reduce" } });

/** Takes what is asked for, or another amount, at the desk. */
async function takeMoney(page: Page, personId: string, { amount, how }: { amount: string; how: string }) {
  await openHydrated(page, `/admin/fees/${personId}`);
  await page.getByLabel(/^Amount received/).fill(amount);
  await page.getByRole("radio", { name: how, exact: true }).check({ force: true });
  await page.getByRole("button", { name: /^Take (PKR|\$)/ }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Received/ })).toBeVisible();
}

test("an owner sees what came by day, way and course, opens the rows behind a number, and never meets two currencies as one", async ({
  page,
  site,
}) => {
  test.slow();
  const titleOf = async (id: string) => {
    const key = { kind: "course", id, locale: "en" };
    return (await callVerbAt<{ published: { title: string } }>(site.dataDir, "showDocument", key)).published.title;
  };
  const [dataTitle, securityTitle] = [await titleOf("data-analyst"), await titleOf("cyber-security-ceh")];
  const data = await batchOf(site, "data-analyst", "Data Mornings");
  const security = await batchOf(site, "cyber-security-ceh", "Security Evenings");
  const [hina] = await studentsWithFees(site, data, ["Hina Aslam"]);
  const [usman] = await studentsWithFees(site, security, ["Usman Tariq"]);
  const [lena] = await studentsWithFees(site, security, ["Lena Vogt"], { currency: "USD", monthly: "100" });
  await joinStaff(page, site);
  await page.setViewportSize({ width: 1366, height: 768 });
  await takeMoney(page, hina?.personId ?? "", { amount: "6000", how: "Cash" });
  await takeMoney(page, usman?.personId ?? "", { amount: "2000", how: "Easypaisa" });
  await takeMoney(page, lena?.personId ?? "", { amount: "100", how: "Cash" });

  await openHydrated(page, "/admin");
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Income" }).click();
  const main = page.getByRole("main");
  await main.getByRole("navigation", { name: "Currency" }).getByRole("link", { name: "PKR" }).click();
  await expect(main.getByRole("link", { name: "Received today: PKR 8,000" })).toBeVisible();
  const paid = main.getByRole("region", { name: "How it was paid" });
  await expect(paid.getByRole("listitem")).toHaveText(["CashPKR 6,00075 %", "EasypaisaPKR 2,00025 %"]);
  const came = main.getByRole("region", { name: "Where it came in" });
  await came.getByRole("link", { name: "Course" }).click();
  await expect(came.getByRole("listitem").filter({ hasText: dataTitle })).toContainText("PKR 6,000");
  await expect(came.getByRole("listitem").filter({ hasText: securityTitle })).toContainText("PKR 2,000");

  // The rows of a course, of a way and of a day; the number that opens them stays where it was.
  await came.getByRole("link", { name: "PKR 2,000" }).click();
  const rows = page.getByRole("complementary");
  await expect(rows.getByRole("heading", { name: "Received" })).toBeVisible();
  await expect(rows.getByText("1 entry · PKR 2,000")).toBeVisible();
  await expect(rows.getByRole("link", { name: "Usman Tariq" })).toBeVisible();
  await expect(rows.getByRole("link", { name: "Hina Aslam" })).toHaveCount(0);
  await expect(came.getByRole("listitem").filter({ hasText: securityTitle })).toContainText("PKR 2,000");
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await rows.getByRole("link", { name: "Close" }).click();
  await expect(came.getByRole("listitem").filter({ hasText: securityTitle })).toContainText("PKR 2,000");
  await paid.getByRole("link", { name: "PKR 6,000" }).click();
  await expect(rows.getByText("1 entry · PKR 6,000")).toBeVisible();
  await expect(rows.getByRole("listitem").filter({ hasText: "Hina Aslam" })).toContainText("Cash");

  // By keyboard alone: a day of the list, its rows, the order, and back.
  await main.getByText("The days as a list").focus();
  await page.keyboard.press("Enter");
  const dayOfMonth = `${Number(today().slice(8))}`;
  const row = main.getByRole("listitem").filter({ hasText: new RegExp(`^${dayOfMonth} `) });
  await row.getByRole("link", { name: "PKR 8,000" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows.getByText("2 entries · PKR 8,000")).toBeVisible();
  await rows.getByRole("link", { name: "Hina Aslam" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/payments/${hina?.reference}`));
  await page.goBack();
  await expect(rows.getByText("2 entries · PKR 8,000")).toBeVisible();

  // Dollars are a month of their own.
  await main.getByRole("navigation", { name: "Currency" }).getByRole("link", { name: "USD" }).click();
  await expect(main.getByRole("link", { name: "Received today: $100" })).toBeVisible();
  await expect(main.getByText(/PKR\s\d|8,100/)).toHaveCount(0);
  await main.getByRole("link", { name: "Still owed: $0" }).click();
  await expect(page).toHaveURL(/#owed$/);
  await expect(main.getByRole("link", { name: "Received today: $100" })).toBeVisible();
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await main.getByRole("link", { name: "The month before" }).click();
  await expect(main.getByRole("link", { name: /^Received in .*: \$0$/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`month=${monthFromNow(-1)}`));
});
