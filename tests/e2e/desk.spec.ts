import { randomInt } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaffAlone, passSecondFactor } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const batchId = "ai-evening";

interface Member {
  id: string;
  person: { id: string };
}

/** A student of the batch whose fees are open: 6,000 rupees a month. */
async function student({ dataDir }: Site, name: string) {
  const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
  const { id } = await callVerbAt<{ id: string }>(dataDir, "enrolPerson", { batchId, name, email: null, phone });
  const fees = { plan: "standard", schedule: "monthly", monthly: "6000", currency: "PKR" };
  await callVerbAt(dataDir, "billPlace", id, fees);
  const { members } = await callVerbAt<{ members: Member[] }>(dataDir, "showClass", batchId);
  return members.find((one) => one.id === id)?.person.id ?? "";
}

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 422"] });

test("a clerk takes money by keyboard in four keys after the name, and puts a mistake right", async ({
  page,
  site,
}) => {
  test.slow();
  const [name, sister] = [`Areeba ${randomInt(1e9)}`, `Talha ${randomInt(1e9)}`];
  const personId = await student(site, name);
  await student(site, sister);
  // A drawer of her own: what others took is in theirs.
  const { key } = await joinStaffAlone(page, site, "support");
  if (key) await passSecondFactor(page.context(), site, key);
  await openHydrated(page, "/admin");

  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { level: 1, name: "Fees" })).toBeVisible();
  await page.keyboard.press("c");
  const search = page.getByLabel("Name or phone");
  await expect(search).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  const amount = page.getByLabel("Amount received, in PKR");
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue("6000");
  await page.keyboard.press("Enter");
  const done = page.getByRole("status").filter({ hasText: `Received PKR 6,000 from ${name}` });
  await expect(done).toBeVisible();
  const drawer = page.getByRole("region", { name: "Your drawer" });
  await expect(drawer.getByText("PKR 6,000").first()).toBeVisible();
  await expect(drawer.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me.*6%2C000/);
  await done.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "is taken back" })).toBeVisible();
  await expect(amount).toHaveValue("6000");

  // Brother and sister at once, a part more than is asked.
  await search.fill(sister);
  await page.getByRole("link", { name: "Pay together" }).click();
  await expect(amount).toHaveValue("12000");
  await amount.fill("-5");
  await page.getByRole("button", { name: "Take money" }).click();
  await expect(page.getByText("Please write an amount of PKR in figures").first()).toBeVisible();
  await amount.fill("12,500/-");
  await expect(page.getByText("PKR 500 stays as credit.")).toBeVisible();
  await page.getByRole("button", { name: "Take PKR 12,500" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Received PKR 12,500" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await openHydrated(page, "/admin/fees/day");
  await page.getByLabel("Counted, in PKR").fill("12,300");
  await page.getByLabel("Handed over to").selectOption("The bank");
  await page.getByRole("button", { name: "Close the drawer" }).click();
  await expect(page.getByText("Please write why.").first()).toBeVisible();
  await page.getByLabel("Why it differs, if it does").fill("Change given twice");
  await page.getByRole("button", { name: "Close the drawer" }).click();
  await expect(page.getByText("It differs by -PKR 200")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await openHydrated(page, `/admin/people/${personId}`);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
});
