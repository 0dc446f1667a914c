import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { contactForm } from "../support/contact-form.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 409"] });

/** The findings at both widths; the page is wide again afterwards, with the list beside its panel. */
async function findings(page: Page): Promise<string[]> {
  const found = await violationsAtBothWidths(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

test("a support day: a lead is noted in seconds, answered with a saved reply in its language, and comes back later", async ({
  page,
  site,
  request,
  browser,
}) => {
  test.slow();
  const email = `${randomUUID()}@example.com`;
  const message = "Data analysis ki fee kitni hai? Shaam ki class chahiye";
  expect((await request.post("/api/send-email", { data: contactForm({ email, message }) })).ok()).toBe(true);
  await joinStaff(page, site);

  await openHydrated(page, "/admin/leads/replies");
  await page.getByLabel("Name", { exact: true }).fill("Month by month");
  await page.getByLabel("Roman Urdu").fill("{name}, fee har mahine {fee} hai.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Somebody at the desk, by keyboard alone.
  await openHydrated(page, "/admin/leads");
  await page.keyboard.press("n");
  await page.getByLabel("Name or @name").fill("Tariq Mahmood");
  await page.getByLabel("Phone or e-mail").fill("0300 7654321");
  await page.getByLabel("Came by").last().selectOption({ label: "Walked in" });
  await page.getByLabel("What they want").fill("A course after matric, for his daughter");
  await page.getByRole("button", { name: "Add the lead" }).click();
  const panel = page.getByRole("complementary");
  await expect(panel.getByRole("heading", { name: "Tariq Mahmood" })).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ hasText: "after matric" })).toBeVisible();
  await panel.getByText("Remind me", { exact: true }).click();
  await panel.getByRole("button", { name: "Remind me then" }).click();
  await expect(panel.getByText(/^It comes back /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Later 1" })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await openHydrated(page, `/admin/leads?state=all&q=${email}`);
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Shaam ki class chahiye");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("j");
  await expect(panel.getByRole("listitem").filter({ hasText: message })).toBeVisible();
  const lead = new URL(page.url());
  await page.keyboard.press("r");
  await page.keyboard.type("/mon");
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Your answer")).toHaveValue(/^Ayesha Khan, fee har mahine/);
  await panel.getByRole("button", { name: "As it will arrive" }).click();
  const frame = page.frameLocator("iframe[name=answer-preview]");
  await expect(frame.getByText("Aap ne likha tha:")).toBeVisible();
  await expect(frame.getByText(message)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // A colleague sees who is answering; the second answer is refused, and its text stays.
  const context = await browser.newContext({ baseURL: site.origin });
  const theirs = await context.newPage();
  await joinStaff(theirs, site, "support");
  await openHydrated(theirs, `${lead.pathname}${lead.search}`);
  await expect(theirs.getByText(/ is answering$/).first()).toBeVisible();
  await theirs.getByLabel("Your answer").fill("Ji, har mahine.");
  await page.keyboard.press("Escape");
  await panel.getByRole("button", { name: "Send e-mail" }).click();
  await expect(panel.getByText("The e-mail is on its way.")).toBeVisible();
  await theirs.getByRole("button", { name: "Send e-mail" }).click();
  await expect(theirs.getByText(/ has answered since you opened it/)).toBeVisible();
  await expect(theirs.getByLabel("Your answer")).toHaveValue("Ji, har mahine.");
  await context.close();
  await expect
    .poll(() => site.mails.find(({ to, parsed }) => to.includes(email) && /aap ke sawal/.test(parsed.subject ?? "")))
    .toBeTruthy();
});
