import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import type { StaffRole } from "#shared/staff-role.ts";
import { callVerbAt } from "../../support/ask-manage.ts";
import { codeOf } from "../../support/office.ts";
import { fillSignUp, newPerson, type Person } from "./account.ts";
import { mailedPath } from "./mails.ts";
import { openHydrated } from "./page.ts";
import { readPage, sendForm } from "./send-form.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/** Invites a person by command; returns the path of the link in the email that has come. */
export async function inviteToStaff(
  site: Site,
  { name, email }: Person,
  role: StaffRole = "owner",
  batchIds: string[] = [],
): Promise<string> {
  await callVerbAt(site.dataDir, "inviteStaff", { name, email, role, batchIds });
  return await mailedPath(site, email, /\/admin\/invitation\?token=[\w.-]+/);
}

/** Follows an invitation as a person without an account, up to the second factor. */
export async function acceptInvitation(page: Page, link: string, person: Person) {
  await openHydrated(page, link);
  await page.getByRole("link", { name: "Create account" }).click();
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Join the staff" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Protect your sign-in" })).toBeVisible();
}

/** Sets up an app that shows codes, and returns its key. */
export async function setUpApp(page: Page): Promise<string> {
  const key = (await page.getByRole("code").innerText()).trim();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(key));
  await page.getByRole("button", { name: "Check the code" }).click();
  await page.getByRole("link", { name: "Later" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeVisible();
  return key;
}

/** A member of the staff, and the key of their app: empty for a teacher, who needs none. */
interface Member {
  person: Person;
  key: string;
}

interface NewMember {
  role: StaffRole;
  batchIds?: string[];
  name?: string | undefined;
}

/** Signs a browser in as a new member of the staff, by the same forms as a person, without opening their pages. */
async function makeMember(
  context: BrowserContext,
  site: Site,
  { role, batchIds = [], name }: NewMember,
): Promise<Member> {
  const person = { ...newPerson(), ...(name !== undefined && { name }) };
  const link = await inviteToStaff(site, person, role, batchIds);
  await sendForm(context, site, "/sign-up", { ...person });
  await sendForm(context, site, link, {});
  if (role === "teacher") return { person, key: "" };
  const [, key = ""] = /<code[^>]*>([A-Z2-7]{16,})<\/code>/.exec(await readPage(context, site, "/admin/verify")) ?? [];
  await sendForm(context, site, "/admin/verify", { intent: "new-app", code: codeOf(key) });
  return { person, key };
}

/** Half a minute, in milliseconds: how long an app shows a code. */
const codeLasts = 30_000;

/** When the last code of each app was for: each works once. */
const lastShown = new Map<string, number>();

/** Shows the second factor, once the app has a code that was not shown yet. */
export async function passSecondFactor(context: BrowserContext, site: Site, key: string) {
  const next = () => Math.floor(Date.now() / codeLasts) + 1;
  const last = lastShown.get(key) ?? 0;
  if (next() <= last) await setTimeout((last - next() + 1) * codeLasts - (Date.now() % codeLasts));
  lastShown.set(key, next());
  await sendForm(context, site, "/admin/verify?again", { intent: "code", code: codeOf(key, 1) });
}

/** Adds a colleague who works at a browser of their own, without a second factor. */
export async function addColleague(context: BrowserContext, site: Site, batchIds: string[]): Promise<Person> {
  const browser = context.browser();
  if (!browser) throw new Error("This context has no browser.");
  const own = await browser.newContext();
  const { person } = await makeMember(own, site, { role: "teacher", batchIds });
  await readPage(own, site, "/admin");
  await own.close();
  return person;
}

interface KeptMember extends Member {
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  /** When the second factor was shown, in milliseconds. */
  passedAt: number;
}

/** Half of the time for which a factor counts as fresh, in milliseconds: a test may need it to its end. */
const passesFor = 5 * 60_000;

/** The staff of each program that runs, a member for each role. */
const kept = new WeakMap<Site, Map<StaffRole, KeptMember>>();

/**
 * Signs the page's browser in as a member of the staff who has passed a second factor. The tests of a worker share one
 * for each role; a test that changes the member, or needs their codes, takes one by `joinStaffAlone`.
 */
export async function joinStaff(page: Page, site: Site, role: StaffRole = "owner"): Promise<Member> {
  const context = page.context();
  const staff = kept.get(site) ?? new Map<StaffRole, KeptMember>();
  kept.set(site, staff);
  const member = staff.get(role);
  if (member) {
    await context.addCookies(member.cookies);
    if (member.key && Date.now() - member.passedAt > passesFor) {
      await passSecondFactor(context, site, member.key);
      staff.set(role, { ...member, cookies: await context.cookies(site.origin), passedAt: Date.now() });
    }
    return member;
  }
  const made = await makeMember(context, site, { role });
  // Setting up a factor is not passing it.
  if (made.key) await passSecondFactor(context, site, made.key);
  staff.set(role, { ...made, cookies: await context.cookies(site.origin), passedAt: Date.now() });
  return made;
}

/** Signs the page's browser in as a member of the staff used by no other test; with a name of their own if one is given. */
export async function joinStaffAlone(
  page: Page,
  site: Site,
  role: StaffRole = "owner",
  name?: string,
): Promise<Member> {
  return await makeMember(page.context(), site, { role, name });
}

/** Signs the page's browser in as the teacher of these batches, who needs no second factor. */
export async function joinAsTeacher(page: Page, site: Site, batchIds: string[], name?: string): Promise<Member> {
  return await makeMember(page.context(), site, { role: "teacher", batchIds, name });
}
