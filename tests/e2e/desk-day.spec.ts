import type { Browser, Page } from "@playwright/test";
import { faultsAtDeskAndPhone } from "./support/accessibility.ts";
import { batchOf, type FeePayer, studentsWithFees } from "./support/fees.ts";
import { joinStaff, joinStaffAlone, passSecondFactor } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** On a site of its own: the drawers of all clerks are on one screen. */
test.use({
  ...{ alone: "desk day", contextOptions: { reducedMotion: "reduce" } },
  expectedErrors: ["status of 409", "status of 422"],
});

/** A clerk at a browser of their own. */
async function clerk(browser: Browser, site: Site, name: string, role: "support" | "cashier"): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: site.origin, reducedMotion: "reduce", viewport: { width: 1366, height: 768 } },
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const page = await context.newPage();
  const { key } = await joinStaffAlone(page, site, role, name);
  await passSecondFactor(context, site, key);
  return page;
}

async function take(page: Page, { personId }: FeePayer, amount: string, how = "Cash") {
  await openHydrated(page, `/admin/fees/${personId}`);
  await page.getByLabel(/^Amount received/).fill(amount);
  await page.getByRole("radio", { name: how, exact: true }).check({ force: true });
  await page.getByRole("button", { name: /^Take PKR/ }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Received PKR/ })).toBeVisible();
}

/** The words of people's names and reasons that break in their middle on a phone. */
async function brokenNames(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  return await page
    .getByRole("main")
    .locator("bdi")
    .evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.firstChild;
        return [...(text?.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          if (!text) return [];
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
}

test("two clerks close their day: each counts their own cash, a difference needs its reason, and the owner sees who handed what to whom", async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const batchId = await batchOf(site, "data-analyst", "Data Mornings");
  const [hina, usman] = await studentsWithFees(site, batchId, ["Hina Aslam", "Usman Tariq"]);
  if (!hina || !usman) throw new Error("There are no students.");
  const sana = await clerk(browser, site, "Sana Javed", "support");
  const nasir = await clerk(browser, site, "Nasir Mehmood", "cashier");
  await take(sana, hina, "6000");
  await take(sana, hina, "2000", "Easypaisa");
  await take(nasir, usman, "4000");

  await sana.getByRole("link", { name: "Count the drawer" }).first().click();
  await expect(sana.getByRole("heading", { level: 1, name: "Today at the desk" })).toBeVisible();
  const day = sana.getByRole("main");
  // What a wallet brought is in no drawer.
  await expect(day.getByText("Your drawer: PKR 6,000")).toBeVisible();
  await expect(day.getByRole("listitem").filter({ hasText: "Nasir Mehmood" })).toContainText("PKR 4,000");
  const row = (...words: string[]) =>
    words.reduce((rows, hasText) => rows.filter({ hasText }), day.getByRole("row")).first();
  await expect(row("Sana Javed", "Cash")).toContainText("PKR 6,000");
  await expect(row("Sana Javed", "Easypaisa")).toContainText("PKR 2,000");
  await expect(row("Nasir Mehmood", "Cash")).toContainText("PKR 4,000");
  expect(await faultsAtDeskAndPhone(sana)).toEqual([]);

  const count = async (theirs: Page, counted: string, to: string) => {
    await theirs.getByLabel("Counted, in PKR").fill(counted);
    await theirs.getByLabel("Handed over to").selectOption(to);
    await theirs.getByRole("button", { name: "Close the drawer" }).click();
  };
  await count(sana, "5,900", "Nasir Mehmood");
  await expect(day.getByText("What was counted differs from what was taken. Please write why.").first()).toBeVisible();
  await expect(day.getByLabel("Counted, in PKR")).toHaveValue("5,900");
  await day.getByLabel("Why it differs, if it does").fill("A note of 100 was torn");
  await day.getByRole("button", { name: "Close the drawer" }).click();
  await expect(day.getByText("The drawer is closed. It differs by -PKR 100.").first()).toBeVisible();

  // Cash that a colleague took over is in that drawer. Who counted before the last student paid counts again.
  await openHydrated(nasir, "/admin/fees/day");
  await expect(nasir.getByText("Your drawer: PKR 9,900")).toBeVisible();
  const other = await nasir.context().newPage();
  await take(other, usman, "1000");
  await other.close();
  await count(nasir, "9900", "The safe");
  await expect(nasir.getByText("Cash was taken since you opened this page. Please count again.").first()).toBeVisible();
  await openHydrated(nasir, "/admin/fees/day");
  await expect(nasir.getByText("Your drawer: PKR 10,900")).toBeVisible();
  await count(nasir, "10900", "The safe");
  await expect(nasir.getByText("The drawer is closed, and what was counted agrees.").first()).toBeVisible();
  await nasir.reload();
  await expect(nasir.getByText("No drawer holds cash.")).toBeVisible();

  await joinStaff(page, site);
  await openHydrated(page, "/admin/fees/day");
  await expect(page.getByText("No drawer holds cash.")).toBeVisible();
  const closings = page.getByRole("table").last().getByRole("row");
  const nasirs = closings.filter({ hasText: "The safe" });
  const sanas = closings.filter({ hasText: "A note of 100 was torn" });
  for (const text of ["PKR 10,900", "none", "The safe"]) await expect(nasirs).toContainText(text);
  for (const text of ["Sana Javed", "PKR 6,000", "PKR 5,900", "-PKR 100", "Nasir Mehmood"])
    await expect(sanas).toContainText(text);
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  expect(await brokenNames(page)).toEqual([]);
  for (const theirs of [sana, nasir]) await theirs.context().close();
});
