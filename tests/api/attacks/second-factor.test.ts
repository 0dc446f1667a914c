import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffSessions } from "#domains/staff/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { minute } from "#shared/durations.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import { otherPassword, password, refusal } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { Browser } from "../../support/browser.ts";
import { databases } from "../../support/databases.ts";
import { codeOf, startOffice } from "../../support/office.ts";
import { someAddress } from "../../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../../support/smtp.ts";
import { until } from "../../support/until.ts";

/** Ways around the second factor, for an attacker with a password, or with a browser left open. */
describe.each(databases)("the second factor on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { office, access, memberAccess, unverified, setUp, member } = startOffice(() => test);
  const own = () => {
    const { own: accounts } = test.app.services.accounts;
    if (!accounts) throw new Error("The accounts are not ours.");
    return accounts;
  };
  /** Signs in with the password: in a browser at another address, or in this one. */
  const signedIn = async (email: string, browser = new Browser(someAddress())) => {
    browser.take(await own().signIn({ email, password }, browser.visitor));
    return browser;
  };
  const change = async (browser: Browser, values: Partial<typeof staffSessions.$inferSelect>) => {
    const { session } = await memberAccess(browser);
    await opened.database.update(staffSessions).set(values).where(eq(staffSessions.id, session.id));
  };
  /** As if the factor had been passed so long ago in this browser. */
  const age = async (browser: Browser, by: number) => {
    const before = new Date(Date.now() - by);
    await change(browser, { verifiedAt: before, shownAt: before });
  };
  const mailTo = async (address: string, subject: string, words = "") =>
    await until(() =>
      smtp.received
        .filter(({ to, parsed }) => to.includes(address) && parsed.subject?.includes(subject))
        .find(({ parsed }) => parsed.text?.includes(words)),
    );
  const auditOf = async (userId: string) => {
    const { rows } = await opened.database.execute(sql`
      select verb, details from audit_entries where subject = 'staff' and subject_id = ${userId} order by id`);
    return rows;
  };
  const refused = refusal("unauthorized");

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ SMTP_URL: smtp.url }, { database: opened });
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  describe("a browser that was left open", () => {
    it("changes no factor: the last one was shown too long ago", async () => {
      const { browser } = await member();
      await age(browser, 11 * minute);
      const left = await memberAccess(browser);
      expect(left.is).toBe("open");
      expect(await office().whatChangeNeeds(left)).toBe("show");
      await expect(office().startAuthenticator(left)).rejects.toEqual(refused);
      await expect(office().startPasskey(left)).rejects.toEqual(refused);
      await expect(office().addPasskey(left, {})).rejects.toEqual(refused);
      await expect(office().removePasskey(left, "any")).rejects.toEqual(refused);
      await expect(office().renewRecoveryCodes(left)).rejects.toEqual(refused);
    });

    it("does not finish what was begun while the factor was fresh", async () => {
      const { browser } = await member();
      const { key } = await office().startAuthenticator(await memberAccess(browser));
      await age(browser, 11 * minute);
      await expect(office().confirmAuthenticator(await memberAccess(browser), codeOf(key))).rejects.toEqual(refused);
    });

    it("confirms no key that is more than ten minutes old, and shows another", async () => {
      const { browser } = await member();
      const { key } = await office().startAuthenticator(await memberAccess(browser));
      await change(browser, { pendingUntil: new Date(Date.now() - 1) });
      await expect(office().confirmAuthenticator(await memberAccess(browser), codeOf(key))).rejects.toEqual(
        refusal("invalid", ["code"]),
      );
      expect((await office().startAuthenticator(await memberAccess(browser))).key).not.toBe(key);
    });
  });

  describe("somebody who has the password alone", () => {
    it.each(["owner", "teacher"] satisfies StaffRole[])(
      "sets up no factor for an %s who has none yet",
      async (role) => {
        const { email } = await unverified(role);
        const session = await memberAccess(await signedIn(email));
        expect(await office().whatChangeNeeds(session)).toBe("link");
        await expect(office().startAuthenticator(session)).rejects.toEqual(refused);
        await expect(office().confirmAuthenticator(session, "000000")).rejects.toEqual(refused);
        await expect(office().startPasskey(session)).rejects.toEqual(refused);
        await expect(office().addPasskey(session, {})).rejects.toEqual(refused);
        await expect(office().renewRecoveryCodes(session)).rejects.toEqual(refused);
      },
    );

    it("sets up one with the link that comes by e-mail, which confirms the address and is nobody else's", async () => {
      const { email } = await unverified("manager");
      const browser = await signedIn(email);
      await opened.database.execute(sql`update users set email_verified = false where email = ${email}`);
      await office().sendSetUpLink(await memberAccess(browser));
      const mail = await mailTo(email, "Set up your second factor");
      const [, token = ""] = /\/admin\/verify\?link=([\w.-]+)/.exec(mail.parsed.text ?? "") ?? [];
      const other = await memberAccess(await signedIn((await unverified("manager")).email));
      expect(await office().openSetUpLink(other, token)).toBe(false);
      expect(await office().whatChangeNeeds(other)).toBe("link");
      expect(await office().openSetUpLink(await memberAccess(browser), `${token}x`)).toBe(false);
      expect(await office().openSetUpLink(await memberAccess(browser), token)).toBe(true);
      await setUp(browser);
      expect(await access(browser)).toMatchObject({ is: "open" });
      expect(await test.app.services.accounts.whoIs(browser.visitor)).toMatchObject({ emailVerified: true });
      await expect(office().sendSetUpLink(await memberAccess(browser))).rejects.toEqual(refusal("conflict"));
    });

    it("has half an hour after the link, and gets four links an hour", async () => {
      const { email, browser } = await unverified("manager");
      await change(browser, { setUpUntil: new Date(Date.now() - 1) });
      await expect(office().startAuthenticator(await memberAccess(browser))).rejects.toEqual(refused);
      const session = await memberAccess(await signedIn(email));
      for (let sent = 0; sent < 4; sent += 1) await office().sendSetUpLink(session);
      await expect(office().sendSetUpLink(session)).rejects.toEqual(refusal("throttled"));
    });

    it("gets nothing from a key that was seen while an app was set up", async () => {
      const { browser, email } = await member();
      const { key: seen } = await office().startAuthenticator(await memberAccess(browser));
      const attacker = await signedIn(email);
      await expect(office().verifyCode(await memberAccess(attacker), codeOf(seen))).rejects.toEqual(refusal("invalid"));
      await expect(office().confirmAuthenticator(await memberAccess(attacker), codeOf(seen))).rejects.toEqual(refused);
      expect(await access(attacker)).toMatchObject({ is: "unverified" });
    });

    it("locks no member out of a browser that has shown the factor, or out of a passkey", async () => {
      const { browser, email, key, user } = await member();
      const outcomes: string[] = [];
      for (let place = 0; place < 4; place += 1) {
        const attacker = await signedIn(email);
        for (let tries = 0; tries < 11; tries += 1) {
          // A new session of the office for each try.
          attacker.cookies.delete("staff");
          const code = await office()
            .verifyCode(await memberAccess(attacker), "000000")
            .catch((error) => error.code);
          outcomes.push(code);
        }
        await expect(office().verifyPasskey(await memberAccess(attacker), {})).rejects.toEqual(refusal("throttled"));
      }
      expect(outcomes.filter((code) => code === "invalid")).toHaveLength(20);
      expect(outcomes.filter((code) => code === "throttled")).toHaveLength(24);
      await expect(office().verifyPasskey(await memberAccess(await signedIn(email)), {})).rejects.toEqual(
        refusal("invalid"),
      );
      browser.take(await test.app.services.accounts.signOut(browser.visitor));
      await signedIn(email, browser);
      await opened.database.execute(sql`update staff_authenticators set last_step = 0 where user_id = ${user.id}`);
      browser.take(await office().verifyCode(await memberAccess(browser), codeOf(key)));
      expect(await access(browser)).toMatchObject({ is: "open" });
    });
  });

  it("is not shown by setting it up", async () => {
    for (const role of ["owner", "teacher"] satisfies StaffRole[]) {
      const { browser } = await unverified(role, ["data-evening"]);
      const key = await setUp(browser);
      const verbs = async () => {
        const { member: found, session } = await memberAccess(browser);
        return office().as(found, session);
      };
      await expect((await verbs()).exportClass("data-evening")).rejects.toMatchObject({ reason: "staff.verifyAgain" });
      await expect(office().startAuthenticator(await memberAccess(browser))).rejects.toEqual(refused);
      // The first codes belong to the set-up; others do not.
      expect(await office().renewRecoveryCodes(await memberAccess(browser))).toHaveLength(10);
      await expect(office().renewRecoveryCodes(await memberAccess(browser))).rejects.toEqual(refused);
      browser.take(await office().verifyCode(await memberAccess(browser), codeOf(key, 1)));
      expect(await (await verbs()).exportClass("data-evening")).toContain("name,email");
    }
  });

  it("tells the member of every change by e-mail, and the audit: what, when, and from where", async () => {
    const { browser, email, user } = await member();
    const [code = ""] = await office().renewRecoveryCodes(await memberAccess(browser));
    await office().verifyCode(await memberAccess(browser), code.replaceAll("-", ""));
    const subject = "second factor was changed";
    for (const words of ["app that shows codes was set up", "New recovery codes", "A recovery code of your account"]) {
      const { parsed } = await mailTo(email, subject, words);
      expect(parsed.text).toContain("from Firefox on Linux");
      expect(parsed.text).toContain("If this was not you");
    }
    expect(await auditOf(user.id)).toEqual(
      ["acceptInvitation", "setUpAuthenticator", "renewRecoveryCodes", "useRecoveryCode"].map((verb) =>
        expect.objectContaining({ verb }),
      ),
    );
    expect((await auditOf(user.id)).at(-1)).toMatchObject({ details: { device: "Firefox on Linux" } });
  });

  describe("the session of the office", () => {
    it("ends with the account's: signing out, and in again, asks for the factor", async () => {
      const { browser, email, session } = await member();
      browser.take(await test.app.services.accounts.signOut(browser.visitor));
      await signedIn(email, browser);
      expect(await access(browser)).toMatchObject({ is: "unverified" });
      const { rows } = await opened.database.execute(sql`select id from staff_sessions where id = ${session.id}`);
      expect(rows).toEqual([]);
    });

    it("ends with all of them, and with one that is ended from another browser", async () => {
      const { browser, email } = await member();
      const other = await signedIn(email);
      const [first] = (await own().listSessions(other.visitor)).filter(({ isCurrent }) => !isCurrent);
      await own().endSession(first?.id ?? "", other.visitor);
      await signedIn(email, browser);
      expect(await access(browser)).toMatchObject({ is: "unverified" });
      const again = await member();
      await own().endAllSessions(again.browser.visitor);
      const { rows } = await opened.database.execute(sql`
        select id from staff_sessions where user_id = ${again.user.id}`);
      expect(rows).toEqual([]);
    });

    it("ends with a new password, also in the browser that sets it", async () => {
      const { browser, user } = await member();
      const form = { currentPassword: password, password: otherPassword };
      browser.take(await own().changePassword(form, { user, visitor: browser.visitor }));
      expect(await access(browser)).toMatchObject({ is: "unverified" });
    });

    it("ends with a password that was reset", async () => {
      const { browser, email } = await member();
      await own().requestPasswordReset({ email }, browser.visitor);
      const mail = await mailTo(email, "new password");
      const [, token = ""] = /\/reset-password\?token=([\w.-]+)/.exec(mail.parsed.text ?? "") ?? [];
      await own().resetPassword({ token, password: otherPassword }, browser.visitor);
      browser.take(await own().signIn({ email, password: otherPassword }, browser.visitor));
      expect(await access(browser)).toMatchObject({ is: "unverified" });
    });

    it("opens nothing if a release before has started it, without saying for which session of the account", async () => {
      const { browser } = await member();
      await change(browser, { accountSessionId: null });
      expect(await access(browser)).toMatchObject({ is: "unverified" });
    });
  });
});
