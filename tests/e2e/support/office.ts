import type { Page } from "@playwright/test";
import { askManage } from "../../support/ask-manage.ts";
import { codeOf } from "../../support/office.ts";
import { fillSignUp, newPerson, type Person } from "./account.ts";
import { openHydrated } from "./page.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

type Role = "owner" | "manager" | "teacher" | "support";

/** Invites somebody by command; answers the path of the link in the email that has come. */
export async function inviteToStaff(
  site: Site,
  { name, email }: Person,
  role: Role = "owner",
  batchIds: string[] = [],
): Promise<string> {
  await askManage(site.dataDir, "POST", "/staff/invitations", { name, email, role, batchIds });
  const find = () =>
    site.mails
      .filter(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("Join"))
      .map(({ parsed }) => /\/admin\/invitation\?token=[\w.-]+/.exec(parsed.text ?? "")?.[0])
      .find(Boolean);
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return find() ?? "";
}

/** Follows an invitation as somebody without an account. */
async function followInvitation(page: Page, link: string, person: Person) {
  await openHydrated(page, link);
  await page.getByRole("link", { name: "Create account" }).click();
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Join the staff" }).click();
}

/** The same, up to the second factor. */
export async function acceptInvitation(page: Page, link: string, person: Person) {
  await followInvitation(page, link, person);
  await expect(page.getByRole("heading", { level: 1, name: "Protect your sign-in" })).toBeVisible();
}

/** Sets up an app that shows codes, and answers its key. */
export async function setUpApp(page: Page): Promise<string> {
  const key = (await page.getByRole("code").innerText()).trim();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(key));
  await page.getByRole("button", { name: "Check the code" }).click();
  await page.getByRole("link", { name: "Later" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeVisible();
  return key;
}

/** Shows the app's next code, for what asks for the second factor again; the page then shows what is due today. */
export async function showFactor(page: Page, key: string) {
  await page.goto("/admin/verify?again");
  await page.getByLabel("Code", { exact: true }).fill(codeOf(key, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/verify"));
}

/** Joins the staff as somebody new, with a second factor; the page then shows what is due today. */
export async function joinStaff(page: Page, site: Site, role: Role = "owner") {
  const person = newPerson();
  await acceptInvitation(page, await inviteToStaff(site, person, role), person);
  return { person, key: await setUpApp(page) };
}

/** Joins the staff as the teacher of these batches, who needs no second factor; the page then shows their classes. */
export async function joinAsTeacher(page: Page, site: Site, batchIds: string[]) {
  const person = newPerson();
  await followInvitation(page, await inviteToStaff(site, person, "teacher", batchIds), person);
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeVisible();
  return { person };
}
