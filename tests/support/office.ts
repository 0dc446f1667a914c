import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { StaffAccess } from "#domains/staff/server/staff-sessions.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import { password } from "./accounts.ts";
import type { TestApp } from "./app.ts";
import { Browser } from "./browser.ts";
import { linkOf } from "./invite.ts";
import { someAddress } from "./orders.ts";

/** A code of an authenticator app as it shows it `steps` half minutes from now. */
export function codeOf(key: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** The back office of a running program, as members of its staff use it through the services. */
export function startOffice(test: () => TestApp) {
  const office = () => test().app.services.office;
  const accounts = () => {
    const { own } = test().app.services.accounts;
    if (!own) throw new Error("The accounts are not ours.");
    return own;
  };
  const userOf = async (browser: Browser) => {
    const user = await test().app.services.accounts.whoIs(browser.visitor);
    if (!user) throw new Error("Nobody is signed in.");
    return user;
  };
  const operator = async (path: string, body: unknown) => {
    const init = { method: "POST", body: JSON.stringify(body) };
    const response = await test().app.manage(new Request(`http://manage${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  const access = async (browser: Browser): Promise<StaffAccess> => {
    const found = await office().findAccess(await userOf(browser), browser.headers);
    browser.take(found.cookies);
    return found.access;
  };
  const invite = async (email: string, role: StaffRole = "owner", batchIds: string[] = []) => {
    const { status, body } = await operator("/call/inviteStaff", [{ name: "Sana Javed", email, role, batchIds }]);
    if (status !== 200) throw new Error(`The invitation was refused: ${body.message}`);
    const link = await linkOf(body, test().dataDir, test().secret);
    return { ...body, token: link.searchParams.get("token") ?? "" };
  };
  /** A person with an account who is not on the staff. */
  const signedUp = async (name = "Sana Javed") => {
    const browser = new Browser(someAddress());
    const email = `${randomUUID()}@example.com`;
    browser.take(await accounts().signUp({ name, email, password }, browser.visitor));
    return { browser, email, user: await userOf(browser) };
  };
  /** Follows an invitation in a browser where its account is signed in. */
  const accept = async (browser: Browser, token: string) =>
    browser.take(await office().acceptInvitation(token, { user: await userOf(browser), headers: browser.headers }));
  /** A member of the staff who has not passed a second factor. */
  const unverified = async (role: StaffRole = "owner", batchIds: string[] = [], name = "Sana Javed") => {
    const somebody = await signedUp(name);
    const { token } = await invite(somebody.email, role, batchIds);
    await accept(somebody.browser, token);
    return somebody;
  };
  const memberAccess = async (browser: Browser) => {
    const found = await access(browser);
    if (found.is === "stranger") throw new Error("This account is not of the staff.");
    return { ...found, visitor: browser.visitor };
  };
  /** Sets up an app in a browser, and returns its key; the app's next code is still unused. */
  const setUp = async (browser: Browser) => {
    const { key } = await office().startAuthenticator(await memberAccess(browser));
    browser.take(await office().confirmAuthenticator(await memberAccess(browser), codeOf(key)));
    return key;
  };
  /** The verbs of a member of the staff who has just passed a second factor, and the key of their app. */
  const member = async (role: StaffRole = "owner", batchIds: string[] = [], name = "Sana Javed") => {
    const somebody = await unverified(role, batchIds, name);
    const { browser } = somebody;
    const key = await setUp(browser);
    browser.take(await office().verifyCode(await memberAccess(browser), codeOf(key, 1)));
    const { member: found, session } = await memberAccess(browser);
    return { ...somebody, key, session, verbs: office().as(found, session) };
  };
  return { office, operator, access, memberAccess, invite, signedUp, accept, unverified, setUp, member };
}
