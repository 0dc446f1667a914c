import type { Locator, Page } from "@playwright/test";
import { faultsAtDeskAndPhone } from "./support/accessibility.ts";
import { batchOf, monthFromNow, studentsWithFees } from "./support/fees.ts";
import { cutOffTexts } from "./support/layout.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const names = ["Abdullah Tariq", "Khadija Arshad", "محمد عثمان غنی", "Muhammad Usman Ghani Siddiqui"];

/** Scrolls a table sideways as far as it goes; returns how far that is. */
const scrollToEnd = (table: Locator) =>
  table.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    return element.scrollLeft;
  });

/** The names of which a part lies outside the table's box or below another cell, or a word is broken in its middle. */
async function hiddenNames(page: Page, table: Locator): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const name of names) {
    const link = table.getByRole("link", { name, exact: true });
    // On a phone the menu lies over the end of the page.
    await link.evaluate((element) => element.scrollIntoView({ block: "center", inline: "nearest" }));
    const isSeen = await link.evaluate((element) => {
      const box = element.closest("section")?.getBoundingClientRect();
      const own = element.closest("th");
      const text = element.querySelector("bdi")?.firstChild;
      const isWhole = [...(text?.textContent ?? "").matchAll(/\S+/g)].every(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text) return false;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length === 1;
      });
      const isInSight = [...element.getClientRects()].every(({ left, right, top, bottom }) => {
        const points = [left + 1, (left + right) / 2, right - 1];
        const isInside = box !== undefined && left >= box.left && right <= box.right;
        return isInside && points.every((x) => own?.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      });
      return isWhole && isInSight;
    });
    if (!isSeen) found.push(name);
  }
  const cut = await cutOffTexts(page);
  return [...found, ...cut.filter((text) => names.includes(text))];
}

test("in the register the students' names stay in sight while months scroll, at each width", async ({ page, site }) => {
  test.slow();
  const batchId = await batchOf(site, "data-analyst", "Register Mornings");
  const fees = { firstMonth: monthFromNow(-2), months: 7, dueDay: 5, monthly: "125000" };
  const students = await studentsWithFees(site, batchId, names, fees);
  const [first] = students;
  await joinStaff(page, site);
  await page.setViewportSize({ width: 1366, height: 768 });
  await openHydrated(page, `/admin/fees?of=batch:${batchId}`);
  const table = page.getByRole("region", { name: "Fees by month" });
  await expect(table.getByRole("row")).toHaveCount(names.length + 3);
  await scrollToEnd(table);
  expect(await hiddenNames(page, table)).toEqual([]);
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);

  // A student's panel takes a third of the desk: the months scroll, the names do not.
  await page.setViewportSize({ width: 1366, height: 768 });
  await openHydrated(page, `/admin/fees/${first?.personId}?of=batch:${batchId}`);
  expect(await scrollToEnd(table)).toBeGreaterThan(50);
  expect(await hiddenNames(page, table)).toEqual([]);
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  // A cell that the arrows come to is not below them.
  await scrollToEnd(table);
  const last = table.locator('[data-cell="0 7"]');
  await last.focus();
  for (let column = 6; column > 0; column -= 1) {
    await page.keyboard.press("ArrowLeft");
    const cell = table.locator(`[data-cell="0 ${column}"]`);
    await expect(cell).toBeFocused();
    const isSeen = await cell.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, (top + bottom) / 2));
    });
    expect([column, isSeen]).toEqual([column, true]);
  }

  // Another name in the register is paid for alone, whoever was paid for together before.
  const [, second, third] = students;
  await page.setViewportSize({ width: 1366, height: 768 });
  await openHydrated(page, `/admin/fees/${first?.personId}?of=batch:${batchId}&with=${second?.personId}`);
  const panel = page.getByRole("complementary");
  await expect(panel.getByRole("heading", { name: second?.name ?? "" })).toBeVisible();
  await table.getByRole("link", { name: third?.name ?? "", exact: true }).click();
  await expect(panel.getByRole("heading", { level: 2, name: third?.name ?? "" })).toBeVisible();
  await expect(panel.getByRole("heading", { level: 3 })).toHaveCount(0);

  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, `/admin/fees?of=batch:${batchId}`);
    await scrollToEnd(table);
    expect([width, ...(await hiddenNames(page, table))]).toEqual([width]);
  }
});
