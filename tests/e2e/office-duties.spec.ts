import { randomUUID } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
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

const branchOf = (id: string, name: string) => {
  return { id, name, street: "12 Link Road", city: "Lahore", phones: [], rooms: [] };
};

test("a member is limited to a branch and given single rights by boxes, and meets nothing else", async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  await callVerbAt(site.dataDir, "setBranches", {
    branches: [branchOf("gulberg", "Gulberg"), branchOf("johar", "جوہر ٹاؤن")],
  });
  await callVerbAt(site.dataDir, "changeBatch", "cyber-lahore", { fields: { branchId: "johar", roomId: null } });
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } });
  const theirs = await context.newPage();
  const { person } = await joinStaffAlone(theirs, site, "support");

  await joinStaff(page, site);
  await openHydrated(page, "/admin/staff");
  const member = page.getByRole("listitem").filter({ hasText: person.email });
  await member.getByText("Change", { exact: true }).click();
  await member.getByRole("radio", { name: /^Owner/ }).check();
  await expect(member.getByRole("checkbox")).toHaveCount(0);
  await member.getByRole("radio", { name: /^Support/ }).check();
  await member.getByRole("checkbox", { name: "جوہر ٹاؤن" }).check();
  await member.getByRole("checkbox", { name: "write and publish pages" }).check();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await member.getByRole("button", { name: "Save" }).click();
  await expect(member).toContainText("Only جوہر ٹاؤن");
  await expect(member).toContainText("May also: write and publish pages");

  await openHydrated(theirs, "/admin/batches");
  await expect(theirs.getByRole("main").getByRole("link", { name: "Cyber Security Lahore Lab" })).toBeVisible();
  await expect(theirs.getByRole("main").getByText("MERN Evening")).toHaveCount(0);
  const screens = await theirs
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((links) =>
      [...new Set(links.flatMap((link) => link.getAttribute("href") ?? []))].filter((to) => to.startsWith("/admin")),
    );
  expect(screens.length).toBeGreaterThan(5);
  for (const screen of [...screens, "/admin/batches/cyber-lahore"]) {
    const answer = await theirs.goto(screen);
    expect([screen, answer?.status()]).toEqual([screen, 200]);
  }
  expect((await theirs.goto("/admin/batches/mern-evening"))?.status()).toBe(403);
  await context.close();
  await callVerbAt(site.dataDir, "changeBatch", "cyber-lahore", { fields: { branchId: null, roomId: null } });
  // A branch stays while somebody is limited to it.
  const { members } = await callVerbAt<{ members: { userId: string; email: string }[] }>(site.dataDir, "listStaff");
  const { userId } = members.find(({ email }) => email === person.email) ?? {};
  await callVerbAt(site.dataDir, "changeStaff", userId, { role: "support", branchIds: [] });
  await callVerbAt(site.dataDir, "setBranches", { branches: [] });
});
