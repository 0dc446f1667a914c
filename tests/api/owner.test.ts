import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { password, refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { Browser } from "../support/browser.ts";
import { databases } from "../support/databases.ts";
import { codeOf, startOffice } from "../support/office.ts";
import { someAddress } from "../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

describe.each(databases)("an owner who has lost every second factor, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { office, operator, access, memberAccess, accept, signedUp, setUp, member } = startOffice(() => test);

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ DEMO_CONTENT: "off", SMTP_URL: smtp.url }, { database: opened });
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const restore = async (email: string) => await operator("/owner", { email });
  const signedInAgain = async (email: string) => {
    const browser = new Browser(someAddress());
    browser.take((await test.app.services.accounts.own?.signIn({ email, password }, browser.visitor)) ?? []);
    return browser;
  };
  const mailTo = async (email: string, subject: string) =>
    await until(() =>
      smtp.received.find(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith(subject)),
    );

  it("is invited while there is none, and asked for by address once there is", async () => {
    const { email, browser } = await signedUp();
    const { status, body } = await restore(email.toUpperCase());
    expect({ status, body }).toEqual({ status: 200, body: { is: "invited", link: expect.any(String) } });
    expect((await mailTo(email, "Join")).parsed.text).toContain(body.link);
    await accept(browser, new URL(body.link).searchParams.get("token") ?? "");
    await setUp(browser);
    expect(await access(browser)).toMatchObject({ is: "open", member: { email, role: "owner" } });
    expect(await restore("stranger@example.com")).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining(`stranger@example.com is not on the staff. Owners are: ${email}.`) },
    });
  });

  it("is signed out, sets up a new factor by the link, and everybody on the staff is told", async () => {
    const owner = await member();
    const colleague = await member("support", [], "Hamza Rafiq");
    await office().renewRecoveryCodes(await memberAccess(owner.browser));
    const { status, body } = await restore(owner.email);
    expect({ status, body }).toEqual({ status: 200, body: { is: "restored", link: expect.any(String) } });

    expect(await test.app.services.accounts.whoIs(owner.browser.visitor)).toBeNull();
    expect(await office().secondFactorsOf(owner.user.id)).toEqual({
      ...{ authenticator: false, passkeys: 0, recoveryCodes: 0, any: false },
    });
    const { rows } = await opened.database.execute(sql`
      select count(*)::int as sessions from staff_sessions where user_id = ${owner.user.id}`);
    expect(rows).toEqual([{ sessions: 0 }]);
    expect(await access(colleague.browser)).toMatchObject({ is: "open" });

    expect((await mailTo(owner.email, "Set up")).parsed.text).toContain("/admin/verify?link=");
    for (const { email } of [owner, colleague])
      expect((await mailTo(email, "An owner was let in again")).parsed.text).toContain(owner.email);
    const { rows: entries } = await opened.database.execute(sql`
      select actor, subject_id, details from audit_entries where verb = 'restoreOwner'`);
    expect(entries).toEqual([{ actor: "operator", subject_id: owner.user.id, details: {} }]);

    const browser = await signedInAgain(owner.email);
    await expect(office().startAuthenticator(await memberAccess(browser))).rejects.toEqual(refusal("unauthorized"));
    const token = new URL(body.link).searchParams.get("link") ?? "";
    expect(await office().openSetUpLink(await memberAccess(browser), token)).toBe(true);
    const key = await setUp(browser);
    expect(key).not.toBe(owner.key);
    expect(await access(browser)).toMatchObject({ is: "open" });
    await expect(office().verifyCode(await memberAccess(browser), codeOf(owner.key))).rejects.toEqual(
      refusal("invalid", ["code"]),
    );
  });

  it("is refused for a member who is no owner, and for what is no address", async () => {
    const { email, browser } = await member("manager");
    expect(await restore(email)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`${email} is on the staff, but is not an owner. Nothing was changed.`) },
    });
    expect(await access(browser)).toMatchObject({ is: "open" });
    expect((await restore("nowhere")).status).toBe(422);
  });
});
