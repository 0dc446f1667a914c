import { randomUUID } from "node:crypto";
import { contactForm } from "../support/contact-form.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

test("a visit from a campaign, and what became of it, stand in the figures", async ({ page, site, browser }) => {
  test.slow();
  const campaign = `flyer-${randomUUID().slice(0, 8)}`;
  const userAgent = `${phone} ${campaign}`;
  const visitor = await browser.newContext({ userAgent });
  const visited = await visitor.newPage();
  await visited.goto(`${site.origin}/?utm_source=${campaign}`);
  const data = contactForm({ email: `${randomUUID()}@example.com` });
  const sent = await visitor.request.post(`${site.origin}/api/send-email`, {
    data,
    headers: { "User-Agent": userAgent },
  });
  expect(sent.ok()).toBe(true);
  await visitor.close();
  await joinStaff(page, site);
  const row = page.getByRole("row").filter({ hasText: campaign });
  await expect(async () => {
    await openHydrated(page, "/admin/figures");
    // One visit, one lead, and nothing after it.
    await expect(row.getByRole("cell")).toHaveText(["1", "1", "0", "0", "0", "0"], { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole("img", { name: /^Visits a week: / })).toBeVisible();
});

test("typing leads to a person, by keyboard alone", async ({ page, site, request }) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const data = contactForm({ firstName: "Zubaida", lastName: `Noor ${mark}`, email: `${randomUUID()}@example.com` });
  expect((await request.post("/api/send-email", { data })).ok()).toBe(true);
  await joinStaff(page, site);
  await openHydrated(page, "/admin");
  await page.keyboard.press("Control+k");
  await page.keyboard.type(`zubai ${mark}`);
  await expect(page.getByRole("option", { name: `Zubaida Noor ${mark}` })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Zubaida Noor ${mark}` })).toBeVisible();
});

test("a discount code is made, and ended", async ({ page, site }) => {
  test.slow();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/discounts");
  const code = `EID-${randomUUID().slice(0, 6).toUpperCase()}`;
  await page.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await page.getByLabel("How much").fill("12");
  await page.getByLabel("How often it can be used").fill("3");
  await page.getByRole("button", { name: "Make the code" }).click();
  const made = page.getByRole("listitem").filter({ hasText: code });
  await expect(made).toContainText("12%");
  await made.getByRole("button", { name: "End now" }).click();
  await expect(made).toContainText("Ended");
});
