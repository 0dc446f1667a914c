import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffSessions } from "#domains/staff/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { hour, minute } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { callVerb } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { codeOf, startOffice } from "../support/office.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

describe.each(databases)("the staff on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { office, operator, access, memberAccess, invite, signedUp, accept, unverified, setUp, member } = startOffice(
    () => test,
  );

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ DEMO_CONTENT: "on", SMTP_URL: smtp.url }, { database: opened });
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  describe("an invitation", () => {
    it("comes by e-mail, and makes the account of its address a member, once", async () => {
      const { email, browser } = await signedUp();
      expect(await access(browser)).toEqual({ is: "stranger" });
      const { token } = await invite(email, "support");
      const mail = await until(() =>
        smtp.received.find(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("Join")),
      );
      expect(mail.parsed.text).toContain(`/admin/invitation?token=${token}`);
      expect(mail.parsed.text).toContain("as support");
      expect(await office().readInvitation(token)).toMatchObject({ email, role: "support" });
      await accept(browser, token);
      expect(await access(browser)).toMatchObject({ is: "unverified", member: { email, role: "support" } });
      await expect(accept(browser, token)).rejects.toEqual(refusal("unauthorized"));
      expect(await office().readInvitation(token)).toBeNull();
    });

    it("is changed and sent again: the earlier link opens nothing any more", async () => {
      const { email, browser } = await signedUp();
      const { id, token } = await invite("mistyped@example.com", "support");
      const { verbs } = await member();
      const duty = { role: "teacher", batchIds: ["mern-evening"] } as const;
      const changed = { name: "Sana Javed", email, ...duty, batchIds: [...duty.batchIds] };
      await verbs.changeInvitation(id, changed);
      expect(await office().readInvitation(token)).toBeNull();
      const mail = await until(() =>
        smtp.received.find(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("Join")),
      );
      const [, link = ""] = /invitation\?token=([\w.-]+)/.exec(mail.parsed.text ?? "") ?? [];
      await accept(browser, link);
      expect(await access(browser)).toMatchObject({ member: { email, ...duty } });
      await expect(verbs.changeInvitation(id, changed)).rejects.toEqual(refusal("not_found"));
    });

    it("is for no batch that is not there, and nor is a change of a member", async () => {
      const { email, user } = await unverified("teacher", ["mern-evening"]);
      const wrong = { name: "Sana", email: `other.${email}`, role: "teacher", batchIds: ["mern-evening", "none"] };
      const refused = { status: 422, body: { fields: { batchIds: expect.stringContaining("no longer there") } } };
      expect(await operator("/call/inviteStaff", [wrong])).toMatchObject(refused);
      expect(await operator("/call/changeStaff", [user.id, { role: "teacher", batchIds: ["none"] }])).toMatchObject(
        refused,
      );
    });

    it("is for its own address alone", async () => {
      const { token } = await invite("somebody.else@example.com");
      const { browser } = await signedUp();
      await expect(accept(browser, token)).rejects.toEqual(refusal("forbidden"));
      expect(await access(browser)).toEqual({ is: "stranger" });
    });

    it("opens nothing once it is replaced, withdrawn, too old or made up", async () => {
      const { email, browser } = await signedUp();
      const [first, second] = [await invite(email), await invite(email)];
      await expect(accept(browser, first.token)).rejects.toEqual(refusal("unauthorized"));
      const { verbs } = await member();
      await verbs.withdrawInvitation(second.id);
      await expect(accept(browser, second.token)).rejects.toEqual(refusal("unauthorized"));
      const third = await invite(email);
      await opened.database.execute(sql`
        update staff_invitations set expires_at = now() - interval '1 second' where id = ${third.id}`);
      await expect(accept(browser, third.token)).rejects.toEqual(refusal("unauthorized"));
      await expect(accept(browser, "made.up.token")).rejects.toEqual(refusal("unauthorized"));
    });

    it("is refused for somebody who is there, and for an address that is none", async () => {
      const { email } = await unverified();
      const again = { name: "Sana", email: email.toUpperCase(), role: "owner", batchIds: [] };
      expect((await operator("/call/inviteStaff", [again])).status).toBe(409);
      expect((await operator("/call/inviteStaff", [{ ...again, email: "nowhere" }])).status).toBe(422);
      expect((await operator("/call/inviteStaff", [{ ...again, role: "king" }])).status).toBe(422);
    });
  });

  describe("the second factor", () => {
    it("is asked of owners, managers and support, and not of teachers", async () => {
      for (const role of ["owner", "manager", "support"] as const)
        expect(await access((await unverified(role)).browser)).toMatchObject({ is: "unverified" });
      expect(await access((await unverified("teacher")).browser)).toMatchObject({ is: "open" });
    });

    it("opens the office by the code of an app, each code once, in the session that showed it", async () => {
      const { browser } = await unverified();
      const { key, uri } = await office().startAuthenticator(await memberAccess(browser));
      expect(uri).toContain("otpauth://totp/");
      await expect(office().confirmAuthenticator(await memberAccess(browser), "000000")).rejects.toEqual(
        refusal("invalid", ["code"]),
      );
      const before = browser.cookies.get("staff");
      const code = codeOf(key);
      browser.take(await office().confirmAuthenticator(await memberAccess(browser), code));
      expect(browser.cookies.get("staff")).not.toBe(before);
      expect(await access(browser)).toMatchObject({ is: "open" });
      await expect(office().verifyCode(await memberAccess(browser), code)).rejects.toEqual(
        refusal("invalid", ["code"]),
      );
      browser.cookies.delete("staff");
      expect(await access(browser)).toMatchObject({ is: "unverified" });
      browser.take(await office().verifyCode(await memberAccess(browser), codeOf(key, 1)));
      expect(await access(browser)).toMatchObject({ is: "open" });
    });

    it("stores the app's secret so that the database alone shows no code", async () => {
      const { key, user } = await member();
      const { rows } = await opened.database.execute(sql`
        select secret, pending from staff_authenticators where user_id = ${user.id}`);
      expect(rows).toEqual([{ secret: expect.any(String), pending: null }]);
      expect(JSON.stringify(rows)).not.toContain(key);
    });

    it("stays the old app until the first code of a new one", async () => {
      const { browser, key, user } = await member();
      const { key: next } = await office().startAuthenticator(await memberAccess(browser));
      expect(next).not.toBe(key);
      const verify = async (code: string) => browser.take(await office().verifyCode(await memberAccess(browser), code));
      await expect(verify(codeOf(next))).rejects.toEqual(refusal("invalid", ["code"]));
      await opened.database.execute(sql`update staff_authenticators set last_step = 0 where user_id = ${user.id}`);
      await verify(codeOf(key));
      browser.take(await office().confirmAuthenticator(await memberAccess(browser), codeOf(next)));
      await expect(verify(codeOf(key, 1))).rejects.toEqual(refusal("invalid", ["code"]));
      await verify(codeOf(next, 1));
    });

    it("cannot be replaced by somebody who has only the password", async () => {
      const { browser } = await member();
      browser.cookies.delete("staff");
      const session = await memberAccess(browser);
      await expect(office().startAuthenticator(session)).rejects.toEqual(refusal("unauthorized"));
      await expect(office().startPasskey(session)).rejects.toEqual(refusal("unauthorized"));
      await expect(office().renewRecoveryCodes(session)).rejects.toEqual(refusal("unauthorized"));
    });

    it("is replaced by a recovery code, once", async () => {
      const { browser } = await member();
      const [code = ""] = await office().renewRecoveryCodes(await memberAccess(browser));
      expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
      browser.cookies.delete("staff");
      const typed = code.replaceAll("-", "");
      browser.take(await office().verifyCode(await memberAccess(browser), typed));
      expect(await access(browser)).toMatchObject({ is: "open" });
      await expect(office().verifyCode(await memberAccess(browser), typed)).rejects.toEqual(
        refusal("invalid", ["code"]),
      );
      expect(await office().secondFactorsOf((await memberAccess(browser)).member.userId)).toMatchObject({
        recoveryCodes: 9,
      });
    });

    it("lets nobody guess: ten tries in a quarter of an hour", async () => {
      const { browser } = await unverified();
      const key = await setUp(browser);
      for (let tries = 0; tries < 10; tries += 1)
        await expect(office().verifyCode(await memberAccess(browser), "000000")).rejects.toEqual(refusal("invalid"));
      await expect(office().verifyCode(await memberAccess(browser), codeOf(key, 1))).rejects.toEqual(
        refusal("throttled"),
      );
    });

    it("is asked again for what matters most", async () => {
      const { browser, session } = await member();
      const old = { ...session, shownAt: new Date(Date.now() - 11 * minute) };
      const { member: found } = await memberAccess(browser);
      const verbs = office().as(found, old);
      const invitation = { name: "Noor", email: "noor@example.com", role: "support" as const, batchIds: [] };
      await expect(verbs.inviteStaff(invitation)).rejects.toEqual(refusal("unauthorized"));
      await expect(verbs.removeStaff(found.userId)).rejects.toEqual(refusal("unauthorized"));
      await expect(
        verbs.refundOrder("K7M4-Q2XW", { amount: "1", method: "cash", reason: "x", beyondWindow: false }),
      ).rejects.toEqual(refusal("unauthorized"));
      await expect(verbs.listStaff()).resolves.toMatchObject({ members: expect.any(Array) });
    });
  });

  describe("a session", () => {
    it("belongs to one account: another one in the same browser starts its own", async () => {
      const [one, other] = [await member(), await signedUp()];
      const staffCookie = one.browser.cookies.get("staff") ?? "";
      other.browser.cookies.set("staff", staffCookie);
      expect(await access(other.browser)).toEqual({ is: "stranger" });
    });

    it("ends after twelve hours without a visit, and when it is ended elsewhere", async () => {
      const { browser, session, verbs } = await member();
      const isIt = eq(staffSessions.id, session.id);
      const expiresAt = new Date(Date.now() - 1);
      expect(session.expiresAt.getTime() - Date.now()).toBeGreaterThan(11.9 * hour);
      await opened.database.update(staffSessions).set({ expiresAt }).where(isIt);
      expect(await access(browser)).toMatchObject({ is: "unverified" });
      const other = await member();
      await verbs.endStaffSession(other.session.id);
      expect(await access(other.browser)).toMatchObject({ is: "unverified" });
    });

    it("is ended by its own member; another's is not", async () => {
      const [one, other] = [await member("support"), await member("support")];
      await expect(office().endOwnSession(one.user.id, other.session.id)).rejects.toEqual(refusal("not_found"));
      expect(await access(other.browser)).toMatchObject({ is: "open" });
      await office().endOwnSession(one.user.id, one.session.id);
      expect(await access(one.browser)).toMatchObject({ is: "unverified" });
    });
  });

  it("never loses its last owner", async () => {
    const { verbs, user } = await member();
    const { members } = await verbs.listStaff();
    for (const one of members.filter(({ role, userId }) => role === "owner" && userId !== user.id))
      await verbs.changeStaff(one.userId, { role: "support", batchIds: [] });
    await expect(verbs.removeStaff(user.id)).rejects.toEqual(refusal("conflict"));
    await expect(verbs.changeStaff(user.id, { role: "manager", batchIds: [] })).rejects.toEqual(refusal("conflict"));
    const second = await member();
    const both = [verbs.removeStaff(second.user.id), second.verbs.removeStaff(user.id)];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is listed, changed and reduced by the operator", async () => {
    const { user, email, browser } = await member("manager");
    const { body } = await callVerb(test, "listStaff");
    expect(body.members).toContainEqual(expect.objectContaining({ userId: user.id, email, role: "manager" }));
    await callVerb(test, "changeStaff", user.id, { role: "teacher", batchIds: ["mern-evening"] });
    expect(await access(browser)).toMatchObject({ member: { role: "teacher", batchIds: ["mern-evening"] } });
    expect((await callVerb(test, "removeStaff", user.id)).status).toBe(200);
    expect(await access(browser)).toEqual({ is: "stranger" });
  });
});
