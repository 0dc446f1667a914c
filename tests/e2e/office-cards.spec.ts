import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaffAlone, passSecondFactor } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedErrors: ["422"] });

test("an owner types the keys for cards, which no page shows again", async ({ page, site }) => {
  // The keys ask for a second factor that was passed a short while ago.
  const { key } = await joinStaffAlone(page, site);
  await passSecondFactor(page.context(), site, key);
  await openHydrated(page, "/admin/settings/payment");
  const cards = page.getByRole("region", { name: "Cards" });
  await expect(cards.getByText("Cards are not taken.")).toBeVisible();
  await cards.getByLabel("Secret key").fill("pk_test_1234567890");
  await cards.getByLabel("Signing secret of the webhook").fill("whsec_1234567890");
  await cards.getByRole("button", { name: "Save the keys" }).click();
  await expect(cards.getByText("Please copy the key whole: it begins with sk_ or rk_.")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await cards.getByLabel("Secret key").fill("sk_test_1234567890");
  await cards.getByRole("button", { name: "Save the keys" }).click();
  await expect(cards.getByText("with the key that ends in 7890")).toBeVisible();
  await expect(cards.getByText("This is a test key")).toBeVisible();
  expect(await page.content()).not.toContain("sk_test_1234567890");
  await cards.getByRole("button", { name: "Take no cards any more" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Yes/ }).click();
  await expect(cards.getByText("Cards are not taken.")).toBeVisible();
});
