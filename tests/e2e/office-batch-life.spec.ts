import type { Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { dayIn } from "./support/forms/ground.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** A batch of the next term: copied, hidden, shown, removed, or ended. */
const batchId = "mern-gulf";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const press = async (page: Page, name: string) => await page.getByRole("button", { name, exact: true }).click();
/** The names of the batches on the public list. */
const listed = async (page: Page) => await (await page.request.get("/batches")).text();

test("a batch is copied for the next term, hidden, shown again and removed, and visitors' pages follow at once", async ({
  page,
  site,
}) => {
  await joinStaff(page, site);
  await openHydrated(page, `/admin/batches/${batchId}/settings`);
  await page.getByLabel("Name of the new batch").fill("MERN Gulf, next term");
  await page.getByLabel("Its first day").fill("2031-02-03");
  await press(page, "Copy the batch");
  await expect(page.getByText("MERN Gulf, next term is there:")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("link", { name: "Open MERN Gulf, next term" }).click();
  await expect(page.getByRole("heading", { name: "MERN Gulf, next term" })).toBeVisible();
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect.poll(() => listed(page)).toContain("MERN Gulf, next term");

  await press(page, "Hide from visitors");
  await expect(page.getByText("Hidden. Visitors do not see this batch any more.")).toBeVisible();
  for (const path of ["/batches", "/batches/mern-full-stack-development", "/sitemap.xml", "/search?q=gulf+next+term"])
    await expect
      .poll(async () => await (await page.request.get(path)).text())
      .not.toMatch(/MERN Gulf, next term|mern-gulf-next-term/);
  await press(page, "Show to visitors");
  await expect(page.getByText("Visitors see this batch again.")).toBeVisible();
  await expect.poll(() => listed(page)).toContain("MERN Gulf, next term");

  await page.getByLabel("Yes, remove MERN Gulf, next term for ever").check();
  await press(page, "Remove the batch");
  await expect(page).toHaveURL("/admin/batches");
  await expect(page.getByText("MERN Gulf, next term")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a batch is added, ended with a day, and says so beside the button", async ({ page, site }) => {
    await joinStaff(page, site);
    await page.goto("/admin/batches/new");
    const fields = { Name: "Ending Soon", From: "19:00", To: "20:30" };
    for (const day of ["Monday", "Wednesday"]) await page.getByLabel(day).check();
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.locator("summary", { hasText: "Someone who is not in the list" }).click();
    await page.getByLabel("Someone who is not in the list").fill("Noor Fatima");
    await page.getByLabel("First day").fill(dayIn(-30));
    await page.getByLabel("Last day").fill(dayIn(60));
    await page.getByLabel("Seats", { exact: true }).fill("20");
    await page.getByLabel("Description").fill("In the evening.");
    await press(page, "Add the batch");
    await expect(page.getByText(/^Mon, Wed, 7:00 PM – 8:30 PM /)).toBeVisible();
    await page.getByLabel("Last day").last().fill(dayIn(-20));
    await page.getByLabel(/Classes after this day are cancelled/).check();
    await press(page, "End the batch");
    await expect(page.getByText(/^The batch ends on .*[0-9]\./)).toBeVisible();
  });
});
