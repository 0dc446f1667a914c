import type { Browser } from "@playwright/test";
import { faultsAtDeskAndPhone } from "./support/accessibility.ts";
import { batchOf, studentsWithFees } from "./support/fees.ts";
import { joinStaff, joinStaffAlone, passSecondFactor } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** On a site of its own: everybody's requests are on one screen. */
test.use({ ...{ alone: "refund requests", expectedErrors: ["status of 422"] } });

/** A cashier at a browser of their own. */
async function cashier(browser: Browser, site: Site, name: string) {
  const context = await browser.newContext({
    ...{ baseURL: site.origin, reducedMotion: "reduce", viewport: { width: 1366, height: 768 } },
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const page = await context.newPage();
  const { key } = await joinStaffAlone(page, site, "cashier", name);
  await passSecondFactor(context, site, key);
  return page;
}

test("a cashier asks for a refund: the owner refuses one with a reason and approves the next, and its cash leaves the cashier's drawer", async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const batchId = await batchOf(site, "data-analyst", "Data Mornings");
  const [hina] = await studentsWithFees(site, batchId, ["Hina Aslam"]);
  if (!hina) throw new Error("There is no student.");
  const sana = await cashier(browser, site, "Sana Javed");
  await openHydrated(sana, `/admin/fees/${hina.personId}`);
  await sana.getByLabel(/^Amount received/).fill("6000");
  await sana.getByRole("button", { name: /^Take PKR/ }).click();
  await expect(sana.getByRole("status").filter({ hasText: /^Received PKR/ })).toBeVisible();

  const order = `/admin/payments/${hina.reference}`;
  const form = sana.getByRole("group").filter({ has: sana.getByText("Ask for a refund", { exact: true }) });
  const ask = async (amount: string, reason: string) => {
    await openHydrated(sana, order);
    // What was typed before a refusal stands there still, in an open form.
    const amountField = form.getByLabel("Amount", { exact: true });
    if (!(await amountField.isVisible())) await form.getByText("Ask for a refund", { exact: true }).click();
    await expect(form.getByText("At most PKR 6,000 can go back.")).toBeVisible();
    await amountField.fill(amount);
    await form.getByLabel("Why", { exact: true }).fill(reason);
    await sana.getByRole("button", { name: "Ask for approval" }).click();
  };
  await ask("9,000", "She moves to Multan");
  await expect(sana.getByText("That is more than was paid. Nothing was changed.").first()).toBeVisible();
  await expect(form.getByLabel("Amount", { exact: true })).toHaveValue("9,000");
  await ask("6,000", "She moves to Multan");
  await expect(sana.getByRole("status").filter({ hasText: "Asked for PKR 6,000 back." })).toBeVisible();

  await joinStaff(page, site);
  const decide = async () => {
    await openHydrated(page, "/admin");
    const waiting = page.getByRole("region", { name: "Refunds that wait for approval" });
    await expect(waiting).toContainText("PKR 6,000 back, Cash");
    await expect(waiting).toContainText("Asked by Sana Javed");
    await waiting.getByRole("link", { name: "Hina Aslam" }).click();
    await expect(page.getByText("Sana Javed hands the cash out; it leaves that drawer.")).toBeVisible();
  };
  await decide();
  expect(await faultsAtDeskAndPhone(page)).toEqual([]);
  await page.getByLabel("Why not? The clerk who asked will read it").fill("She came to every class");
  await page.getByRole("button", { name: "Refuse", exact: true }).click();
  await expect(page.getByText("Refused: nothing goes back.").first()).toBeVisible();
  await openHydrated(sana, "/admin/fees");
  const decided = sana.getByRole("region", { name: "Your refunds, decided in the last days" });
  await expect(decided).toContainText("She came to every class");

  await ask("6,000", "Ill since the first class");
  await expect(sana.getByRole("status").filter({ hasText: "Asked for PKR 6,000 back." })).toBeVisible();
  await decide();
  await page.getByRole("button", { name: "Approve the refund" }).click();
  await expect(page.getByText(/^Approved: .* Sana Javed hands out the cash\.$/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve the refund" })).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "Ill since the first class" }).first()).toContainText("6,000");

  await openHydrated(sana, "/admin/fees");
  await expect(decided.getByRole("listitem")).toHaveCount(2);
  expect(await faultsAtDeskAndPhone(sana)).toEqual([]);
  await openHydrated(sana, "/admin/fees/day");
  await expect(sana.getByText("Your drawer: PKR 0")).toBeVisible();
  await sana.context().close();
});
