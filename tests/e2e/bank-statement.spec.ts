import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test("a clerk brings a bank's file, settles what is certain in one press, and decides the rest", async ({
  page,
  request,
  site,
}) => {
  const [sure, typed] = [await orderPath(request), await orderPath(request)].map((path) => path.split(/[/?]/)[2] ?? "");
  await joinStaff(page, site);
  await openHydrated(page, "/admin/payments/statement");
  const main = page.getByRole("main");
  const rows = [
    "Date,Particulars,Debit,Credit,Balance",
    `01-Dec-2026,IBFT IN SOMEBODY ${sure},,"20.00",120.00`,
    "02-Dec-2026,RAAST P2P UNKNOWN PERSON,,25.00,145.00",
    "03-Dec-2026,SMS ALERT CHARGES,5.00,,140.00",
  ].join("\n");
  // The desk opens fees in any currency; the institute's own is chosen.
  const currency = main.getByLabel("Currency");
  await expect(currency).toHaveValue("USD");
  await expect(currency.getByRole("option", { name: "PKR", exact: true })).toBeAttached();
  const bring = async () => {
    await main.getByLabel("Or paste its rows here").fill(rows);
    await main.getByRole("button", { name: "Read" }).click();
  };
  await bring();
  await expect(main.getByRole("heading", { name: "What its columns hold" })).toBeVisible();
  await expect(main.getByLabel("Money that came")).toHaveValue("3");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await main.getByRole("button", { name: "Take these rows" }).click();
  await expect(main.getByText(/2 new rows of ours, 0 known before, 1 none of ours/).first()).toBeVisible();
  await expect(main.getByRole("heading", { name: "1 row is certain" })).toBeVisible();
  await main.getByRole("button", { name: "Settle it" }).click();
  await expect(main.getByText(/1 payment taken/).first()).toBeVisible();

  // The headings are remembered: the same file is read at once, and changes nothing.
  await bring();
  await expect(main.getByText(/0 new rows of ours, 2 known before/).first()).toBeVisible();
  await main
    .getByLabel("Its reference")
    .first()
    .fill(typed ?? "");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await main.getByRole("button", { name: "Settle", exact: true }).first().click();
  await expect(main.getByText("Nothing to decide")).toBeVisible();
  for (const reference of [sure, typed]) await expect(main.getByRole("link", { name: reference })).toBeVisible();
});
