import { randomUUID } from "node:crypto";
import { codeOf } from "../support/office.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { mailedPath } from "./support/mails.ts";
import { joinStaff, joinStaffAlone } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** Duties of teachers, and the way into the office. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a teacher is invited with named batches, the invitation is changed, and its page leads on with the address filled in", async ({
  page,
  site,
  browser,
}) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/staff");
  const [wrong, right] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const form = page.locator("form").filter({ hasText: "Invite a member" });
  await form.getByLabel("Name").fill("Rabia Anwar");
  await form.getByLabel("E-mail address").fill(wrong);
  await form.getByRole("radio", { name: /^Teacher/ }).check();
  await form.getByRole("checkbox", { name: "MERN Gulf Evening" }).check();
  await form.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`The invitation is on its way to ${wrong}.`)).toBeVisible();
  const invited = page.getByRole("listitem").filter({ hasText: wrong });
  await expect(invited).toContainText("May open MERN Gulf Evening");
  await invited.getByText("Change or withdraw").click();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await invited.getByLabel("E-mail address").fill(right);
  await invited.getByRole("checkbox", { name: "AI Weekend" }).check();
  await invited.getByRole("button", { name: "Save and send again" }).click();
  await expect(page.getByText(`The invitation is changed and on its way to ${right}.`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: right })).toContainText(
    /May open (MERN Gulf Evening and AI Weekend|AI Weekend and MERN Gulf Evening)/,
  );

  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } });
  const theirs = await context.newPage();
  const link = await mailedPath(site, right, /\/admin\/invitation\?token=[\w.-]+/);
  await theirs.goto(`${site.origin}${link}`);
  const ways = theirs.getByRole("main").getByRole("link");
  await expect(ways.first()).toHaveText("Create account");
  await ways.first().click();
  await expect(theirs.getByLabel(/e-?mail/i)).toHaveValue(right);
  await context.close();
});

test("an export that asked for the second factor again comes on the page where it was pressed", async ({
  page,
  site,
}) => {
  const { key } = await joinStaffAlone(page, site);
  const from = "/audit?subject=staff&file=%2Faudit.csv%3Fsubject%3Dstaff";
  await openHydrated(page, `/admin/verify?again&from=${encodeURIComponent(from)}`);
  const download = page.waitForEvent("download");
  await page.getByLabel("Code", { exact: true }).fill(codeOf(key, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "Later" }).click();
  expect((await download).suggestedFilename()).toBe("audit.csv");
  await expect(page).toHaveURL("/admin/audit?subject=staff");
});
