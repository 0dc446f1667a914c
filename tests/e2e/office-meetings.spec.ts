import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaffAlone, passSecondFactor } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedErrors: ["422"] });

test("an owner types the account in which classes meet, whose secrets no page shows again", async ({ page, site }) => {
  const { key } = await joinStaffAlone(page, site);
  await passSecondFactor(page.context(), site, key);
  await openHydrated(page, "/admin/settings/meetings");
  const account = page.getByRole("region", { name: "Zoom or Google Meet" });
  await expect(account.getByText("There is no account at Zoom or Google Meet.")).toBeVisible();
  const google = account.getByRole("group").filter({ hasText: "Set up Google Meet" });
  await google.getByText("Set up Google Meet").click();
  await expect(account.getByText("https://www.googleapis.com/auth/meetings.space.created")).toBeVisible();
  await google.getByLabel("Client ID").fill("1234-abc");
  await google.getByLabel("Client secret").fill("GOCSPX-of-the-test");
  await google.getByLabel("Refresh token").fill("1//of-the-test");
  await account.getByRole("button", { name: "Save and meet at Google Meet" }).click();
  await expect(account.getByText("it ends in .apps.googleusercontent.com.", { exact: false }).first()).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await google.getByLabel("Client ID").fill("1234-abc.apps.googleusercontent.com");
  await google.getByLabel("Client secret").fill("GOCSPX-of-the-test");
  await google.getByLabel("Refresh token").fill("1//of-the-test");
  await account.getByRole("button", { name: "Save and meet at Google Meet" }).click();
  await expect(account.getByText("Classes meet at Google Meet.", { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain("of-the-test");
  await account.getByRole("button", { name: "Remove the account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Yes/ }).click();
  await expect(account.getByText("There is no account at Zoom or Google Meet.")).toBeVisible();
});
