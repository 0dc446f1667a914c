import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { formatMonth } from "#shared/formats/format-date.ts";
import { callVerbAt } from "../support/ask-manage.ts";
import { sheetRows } from "../support/workbook.ts";
import { faultsAtDeskAndPhone } from "./support/accessibility.ts";
import { batchOf, type FeePayer, monthFromNow, studentsWithFees, thisMonth, today } from "./support/fees.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { test as base, expect } from "./support/test.ts";

const lastMonth = monthFromNow(-1);

interface Payers {
  hina: FeePayer;
  usman: FeePayer;
}

/** Two students with three payments, one of them last month's. */
const test = base.extend<object, { payers: Payers }>({
  payers: [
    async ({ site }, use) => {
      const batchId = await batchOf(site, "data-analyst", "Data Mornings");
      const fees = { firstMonth: lastMonth, months: 2, dueDay: 1 };
      const [hina, usman] = await studentsWithFees(site, batchId, ["Hina Aslam", "Usman Tariq"], fees);
      if (!hina || !usman) throw new Error("There are no students.");
      const take = async ({ reference }: FeePayer, money: object) => {
        const order = { reference, charges: 2 };
        await callVerbAt(site.dataDir, "takeMoney", { key: randomUUID(), orders: [order], ...money });
      };
      await take(hina, { amount: "6000", method: "cash", receivedOn: `${lastMonth}-10` });
      await take(hina, { amount: "2500", method: "transfer", way: "easypaisa" });
      await take(usman, { amount: "1000", method: "cash" });
      await use({ hina, usman });
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

/** On a site of its own: a closed month is everybody's. */
test.use({
  ...{ alone: "books", contextOptions: { reducedMotion: "reduce" } },
  expectedErrors: ["status of 422"],
});
test.describe.configure({ mode: "serial" });

async function search(page: Page, typed: string) {
  await page.getByLabel("Name, reference, amount or phone").fill(typed);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === typed);
}

test("payments are found by name, reference, amount and phone, with what they come to above them", async ({
  page,
  site,
  payers,
}) => {
  const { hina, usman } = payers;
  await joinStaff(page, site);
  await openHydrated(page, "/admin/payments");
  const main = page.getByRole("main");
  const totals = main.getByRole("list", { name: "In all" });
  for (const typed of ["hina aslam", hina.reference.toLowerCase(), "6000", `0${hina.phone.slice(3)}`]) {
    await search(page, typed);
    await expect(totals.getByRole("listitem"), typed).toHaveText(
      typed === "6000"
        ? "2 orders · costs PKR 24,000 · received PKR 9,500 · still to pay PKR 14,500"
        : "1 order · costs PKR 12,000 · received PKR 8,500 · still to pay PKR 3,500",
    );
    await expect(main.getByRole("link", { name: "Hina Aslam" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Usman Tariq" })).toHaveCount(typed === "6000" ? 1 : 0);
  }
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);

  // What was received: entries, each by its own sum, and by the days that it came on.
  const show = async (name: string) => {
    await main.getByRole("link", { name, exact: true }).click();
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
  };
  await show("Money received");
  await search(page, "2,500");
  await expect(totals.getByRole("listitem")).toHaveText("1 entry · received PKR 2,500");
  await expect(main.getByRole("listitem").filter({ hasText: "Hina Aslam" })).toContainText("Easypaisa");
  await main.getByLabel("Opened from").fill(`${lastMonth}-01`);
  await main.getByLabel("Opened until").fill(`${lastMonth}-28`);
  await search(page, "hina");
  await expect(totals.getByRole("listitem")).toHaveText("1 entry · received PKR 6,000");
  await search(page, "nobody of this name");
  await expect(main.getByText("There is nothing here.")).toBeVisible();
  await expect(totals.getByRole("listitem")).toHaveCount(0);
  await show("All");
  for (const label of ["Opened from", "Opened until"]) await main.getByLabel(label).fill("");
  await search(page, usman.reference);
  await main.getByRole("link", { name: "Usman Tariq" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Usman Tariq" })).toBeVisible();
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
});

type LedgerRow = Record<string, string>;

/** The accountant's file of both months, as it is downloaded, in rows by its headings. */
async function download(page: Page, format: "CSV" | "Excel"): Promise<LedgerRow[]> {
  const books = page.getByRole("region", { name: "For the accountant" });
  await books.getByLabel("From", { exact: true }).fill(`${lastMonth}-01`);
  await books.getByLabel("To", { exact: true }).fill(today());
  const coming = page.waitForEvent("download");
  await books.getByRole("button", { name: format }).click();
  const file = await readFile(await (await coming).path());
  if (format === "CSV") return parse(file, { bom: true, columns: true });
  const [head = [], ...rows] = sheetRows(file);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ""])));
}

/** What a row adds to what is owed. */
const moved = ({ charged, takenOff, received, givenBack }: LedgerRow) =>
  Number(charged) - Number(takenOff) - Number(received) + Number(givenBack);

/** The balances that do not follow from those before them, of each currency. */
function wrongBalances(rows: LedgerRow[]): LedgerRow[] {
  const balances = new Map<string, number>();
  return rows.filter((row) => {
    const { currency = "", balance, order } = row;
    const expected = order ? (balances.get(currency) ?? 0) + moved(row) : Number(balance);
    balances.set(currency, Number(balance));
    return expected !== Number(balance);
  });
}

test("the accountant's files have a row for each entry of the ledger, and a balance that goes on", async ({
  page,
  site,
  payers,
}) => {
  const { hina, usman } = payers;
  await joinStaff(page, site);
  await openHydrated(page, "/admin/income");
  const csv = await download(page, "CSV");
  const inBoth = [
    [hina.reference, "charged", "6000"],
    [hina.reference, "charged", "6000"],
    [usman.reference, "charged", "6000"],
    [usman.reference, "charged", "6000"],
    [hina.reference, "received", "6000"],
    [hina.reference, "received", "2500"],
    [usman.reference, "received", "1000"],
  ];
  const said = (rows: LedgerRow[]) =>
    rows.flatMap((row) =>
      ["charged", "takenOff", "received", "givenBack"].flatMap((name) =>
        row[name] ? [[row.order, name, row[name]]] : [],
      ),
    );
  expect(said(csv).sort()).toEqual(inBoth.sort());
  expect(csv.find(({ received }) => received === "6000")).toMatchObject({
    ...{ day: `${lastMonth}-10`, written: today(), receivedOn: `${lastMonth}-10`, student: "Hina Aslam" },
    ...{ batch: "Data Mornings", entry: "Payment", method: "Cash", currency: "PKR" },
  });
  expect(csv.find(({ received }) => received === "2500")).toMatchObject({ day: today(), method: "Easypaisa" });
  expect(
    csv
      .map(({ receipt }) => receipt)
      .filter(Boolean)
      .map(Number)
      .sort(),
  ).toEqual([1, 2, 3]);
  expect(wrongBalances(csv)).toEqual([]);
  expect(csv.at(-1)?.balance).toBe("14500");
  const excel = await download(page, "Excel");
  expect(said(excel)).toEqual(said(csv));
  expect(excel.map(({ balance }) => balance)).toEqual(csv.map(({ balance }) => balance));
});

/** What the income of a month says was received. */
async function received(page: Page, month: string): Promise<string> {
  await openHydrated(page, `/admin/income?month=${month}&currency=PKR`);
  const text = await page.getByRole("link", { name: /^Received in / }).innerText();
  return text.replaceAll("\u00a0", " ");
}

test("a month is closed: money that came in it, and a lower fee, count today from then on, and both say so", async ({
  page,
  site,
  payers,
}) => {
  test.slow();
  const { usman } = payers;
  await joinStaff(page, site);
  const main = page.getByRole("main");
  const inWords = formatMonth(lastMonth);
  await openHydrated(page, "/admin/income");
  // This month is not over.
  await expect(main.getByRole("button", { name: /^Close / })).toHaveCount(0);
  await main.getByRole("link", { name: "The month before" }).click();
  await main.getByRole("button", { name: `Close ${inWords}` }).click();
  const question = page.getByRole("dialog", { name: `Close ${inWords} and all months before it?` });
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(main.getByText(`${inWords} is closed.`).first()).toBeVisible();
  await expect(main.getByText(new RegExp(`^${inWords}, by `))).toBeVisible();
  await expect(main.getByRole("button", { name: /^Close / })).toHaveCount(0);
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  const [before, beforeNow] = [await received(page, lastMonth), await received(page, thisMonth())];
  expect([before, beforeNow]).toEqual(["PKR 6,000", "PKR 3,500"]);

  await openHydrated(page, `/admin/fees/${usman.personId}`);
  await page.getByLabel(/^Amount received/).fill("700");
  await page.getByLabel("Day received").fill(`${lastMonth}-20`);
  await page.getByRole("button", { name: "Take PKR 700" }).click();
  await expect(page.getByText("Its month is closed: it counts in the books of today.")).toBeVisible();
  expect(await received(page, lastMonth)).toBe(before);
  expect(await received(page, thisMonth())).toBe("PKR 4,200");
  await main.getByRole("link", { name: /^Received today/ }).click();
  const late = page.getByRole("complementary").getByRole("listitem").filter({ hasText: "PKR 700" });
  await expect(late).toContainText(`received on 20 ${inWords.slice(0, 3)}`);

  await openHydrated(page, `/admin/payments/${usman.reference}`);
  await main.getByText("Change what it costs").click();
  const correction = main.getByRole("group").filter({ hasText: "Change what it costs" });
  await correction.getByLabel("Of which payment").selectOption({ index: 1 });
  await correction.getByLabel("Amount").fill("500");
  await correction.getByLabel("Why").fill("Two classes fell out");
  await correction.getByRole("button", { name: "Change" }).click();
  await expect(main.getByText("The order costs something else now.").first()).toBeVisible();
  await openHydrated(page, "/admin/income");
  const rows = await download(page, "CSV");
  const written = rows.filter(({ received: came, takenOff }) => came === "700" || takenOff === "500");
  expect(written.map(({ day, receivedOn }) => ({ day, receivedOn }))).toEqual([
    { day: today(), receivedOn: `${lastMonth}-20` },
    { day: today(), receivedOn: "" },
  ]);
  expect(wrongBalances(rows)).toEqual([]);
  await openHydrated(page, `/admin/income?month=${lastMonth}&currency=PKR`);
  await expect(main.getByRole("region", { name: "Where it came in" })).toContainText("Taken off PKR 0");
  await expect(main.getByRole("button", { name: `Open again: ${inWords}` })).toBeVisible();
});
