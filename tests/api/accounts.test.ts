import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#domains/accounts/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import { otherPassword, password, refusal, startAccounts, tokenIn } from "../support/accounts.ts";
import { startTestApp } from "../support/app.ts";
import { Browser } from "../support/browser.ts";
import { databases, embedded } from "../support/databases.ts";

describe.each(databases)("accounts of our own on the $name database (specification §6)", ({ open }) => {
  const { running, own, somebody, signedUp, session, mailTo } = startAccounts(open);

  it("signs up and is signed in at once, before the address is confirmed", async () => {
    const { person, browser } = await signedUp();
    expect(await session(browser)).toEqual({ signedIn: true, name: person.name });
    const user = await running.test.app.services.accounts.whoIs(browser.visitor);
    expect(user).toMatchObject({ email: person.email, emailVerified: false });
  });

  it("keeps no password, but a salted hash of it", async () => {
    const [first, second] = [await signedUp(), await signedUp()];
    const found = await running.opened.database.execute(
      sql`select c.password from credentials c join users u on u.id = c.user_id where u.email in (${first.person.email}, ${second.person.email})`,
    );
    const hashes = found.rows.map((row) => String(row.password));
    expect(new Set(hashes).size).toBe(2);
    for (const hash of hashes) expect(hash).not.toContain(password);
  });

  it("confirms the address by the link in the mail, which works again and harms nothing", async () => {
    const { person, browser } = await signedUp();
    const mail = await mailTo(person.email, "confirm");
    const token = tokenIn(mail.parsed.text, "/confirm-email");
    const user = await running.test.app.services.accounts.whoIs(browser.visitor);
    const asker = { user, visitor: browser.visitor };
    expect(await own().confirmEmail({ token, password: "" }, asker)).toEqual([]);
    expect(await own().confirmEmail({ token, password: "" }, asker)).toEqual([]);
    expect(await running.test.app.services.accounts.whoIs(browser.visitor)).toMatchObject({ emailVerified: true });
    await expect(own().confirmEmail({ token: `${token}x`, password: "" }, asker)).rejects.toThrow(AppError);
  });

  it("signs in with the address in any case, out again, and then the old cookie opens nothing", async () => {
    const { person } = await signedUp();
    const browser = new Browser("198.51.100.250");
    browser.take(await own().signIn({ email: person.email, password }, browser.visitor));
    expect(await session(browser)).toMatchObject({ signedIn: true });
    const kept = browser.headers;
    browser.take(await running.test.app.services.accounts.signOut(browser.visitor));
    expect([...browser.cookies.keys()]).toEqual(["device"]);
    const answer = await running.test.ask("/api/session", { headers: kept });
    expect(await answer.json()).toEqual({ signedIn: false, name: null });
    expect(answer.headers.getSetCookie().join()).toMatch(/signed-in=; Max-Age=0/);
  });

  it("answers an unknown address and a wrong password alike, after about the same work", async () => {
    const { person } = await signedUp();
    const outcomes = [];
    for (const email of [person.email, "nobody@example.com", person.email, "nobody@example.com"]) {
      const before = process.cpuUsage();
      const error = await own()
        .signIn({ email, password: "not the right one" }, new Browser("198.51.100.251").visitor)
        .catch((thrown: AppError) => thrown);
      outcomes.push({ error, took: process.cpuUsage(before).user });
    }
    for (const { error } of outcomes)
      expect(error).toMatchObject({ code: "unauthorized", reason: "account.wrongCredentials" });
    const [known = 0, unknown = 0] = [outcomes[2]?.took, outcomes[3]?.took];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(4);
  });

  it("answers signing up alike where the address has an account, and writes to its owner", async () => {
    const { person } = await signedUp();
    const shape = (cookies: string[]) =>
      cookies.map((cookie) => cookie.replace(/^([^=]+=)[^;]+/, (_all, name) => `${name}…`));
    const sizes = (cookies: string[]) => cookies.map((cookie) => decodeURIComponent(cookie).length);
    const intruder = new Browser("198.51.100.252");
    const before = process.cpuUsage();
    const taken = await own().signUp({ ...person, name: "Somebody Else", password: otherPassword }, intruder.visitor);
    const between = process.cpuUsage();
    const fresh = await own().signUp(somebody().person, new Browser("198.51.100.253").visitor);
    const ended = process.cpuUsage();
    expect(shape(taken)).toEqual(shape(fresh));
    expect(sizes(taken)).toEqual(sizes(fresh));
    expect(Math.abs(ended.user - between.user - (between.user - before.user)) / 1000).toBeLessThan(400);
    intruder.take(taken);
    expect(await session(intruder)).toEqual({ signedIn: false, name: null });
    const mail = await mailTo(person.email, "already");
    expect(mail.parsed.text).toContain("/forgot-password");
    const [kept] = await running.opened.database.select().from(users).where(sql`email = ${person.email}`);
    expect(kept?.name).toBe(person.name);
  });

  it("signs in anybody who signs up a second time with the right password", async () => {
    const { person } = await signedUp();
    const browser = new Browser("198.51.100.249");
    browser.take(await own().signUp(person, browser.visitor));
    expect(await session(browser)).toMatchObject({ signedIn: true });
  });

  it("opens one account when two ask for it at the same moment", async () => {
    const { person, browser } = somebody();
    await Promise.allSettled([1, 2, 3].map(() => own().signUp(person, browser.visitor)));
    const found = await running.opened.database.select().from(users).where(sql`email = ${person.email}`);
    expect(found).toHaveLength(1);
  });

  it("refuses a guessable password, and says so at its field", async () => {
    const { person, browser } = somebody();
    await expect(own().signUp({ ...person, password: "password123" }, browser.visitor)).rejects.toEqual(
      refusal("invalid", ["password"]),
    );
    expect(await running.opened.database.select().from(users).where(sql`email = ${person.email}`)).toEqual([]);
  });

  it("sets a new password by the link in the mail: once, within the hour, and every session ends", async () => {
    const { person, browser } = await signedUp();
    await own().requestPasswordReset({ email: person.email }, browser.visitor);
    const mail = await mailTo(person.email, "new password");
    const token = tokenIn(mail.parsed.text, "/reset-password");
    expect(await own().isResetOpen(token)).toBe(true);
    await own().resetPassword({ token, password: otherPassword }, browser.visitor);
    expect(await session(browser)).toMatchObject({ signedIn: false });
    expect(await own().isResetOpen(token)).toBe(false);
    await expect(own().resetPassword({ token, password: "yet another long one" }, browser.visitor)).rejects.toEqual(
      refusal("unauthorized"),
    );
    await expect(own().signIn({ email: person.email, password }, browser.visitor)).rejects.toEqual(
      refusal("unauthorized"),
    );
    browser.take(await own().signIn({ email: person.email, password: otherPassword }, browser.visitor));
    expect(await running.test.app.services.accounts.whoIs(browser.visitor)).toMatchObject({ emailVerified: true });
    expect((await mailTo(person.email, "was changed")).parsed.text).toContain("/forgot-password");
  });

  it("keeps no reset link that could be read and used, and refuses one that is too late or forged", async () => {
    const { person, browser } = await signedUp();
    await own().requestPasswordReset({ email: person.email }, browser.visitor);
    const mail = await mailTo(person.email, "new password");
    const token = tokenIn(mail.parsed.text, "/reset-password");
    const kept = await running.opened.database.execute(sql`select identifier from password_resets`);
    const jobs = await running.opened.database.execute(
      sql`select data::text as data, output::text as output from pgboss.job`,
    );
    expect(JSON.stringify([kept.rows, jobs.rows])).not.toContain(token);
    for (const { identifier } of kept.rows) {
      const name = String(identifier).replace("reset-password:", "");
      await expect(own().resetPassword({ token: name, password: otherPassword }, browser.visitor)).rejects.toEqual(
        refusal("unauthorized"),
      );
    }
    await running.opened.database.execute(sql`update password_resets set expires_at = now() - interval '1 second'`);
    expect(await own().isResetOpen(token)).toBe(false);
    await expect(own().resetPassword({ token, password: otherPassword }, browser.visitor)).rejects.toEqual(
      refusal("unauthorized"),
    );
  });

  it("asks for a reset alike, for as long, whether the address has an account", async () => {
    const { person } = await signedUp();
    const times = [];
    for (const email of [person.email, "nobody-at-all@example.com"]) {
      const began = performance.now();
      expect(await own().requestPasswordReset({ email }, somebody().browser.visitor)).toBeUndefined();
      times.push(performance.now() - began);
    }
    // Both wait until 300 ms have passed; a timer may end a little early.
    expect(Math.min(...times)).toBeGreaterThan(280);
    expect(running.smtp.received.some(({ to }) => to.includes("nobody-at-all@example.com"))).toBe(false);
  });

  it("lists the sessions, ends one, and ends all", async () => {
    const { person, browser } = await signedUp();
    const phone = new Browser("198.51.100.248", "Mozilla/5.0 (iPhone)");
    phone.take(await own().signIn({ email: person.email, password }, phone.visitor));
    const sessions = await own().listSessions(browser.visitor);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[1]?.userAgent).toContain("iPhone");
    expect(JSON.stringify(sessions)).not.toContain("token");

    const stranger = await signedUp();
    await own().endSession(sessions[1]?.id ?? "", stranger.browser.visitor);
    expect(await session(phone)).toMatchObject({ signedIn: true });
    await own().endSession(sessions[1]?.id ?? "", browser.visitor);
    expect(await session(phone)).toMatchObject({ signedIn: false });
    expect(await session(browser)).toMatchObject({ signedIn: true });

    phone.take(await own().signIn({ email: person.email, password }, phone.visitor));
    browser.take(await own().endAllSessions(browser.visitor));
    expect([...browser.cookies.keys()]).toEqual(["device"]);
    expect(await session(phone)).toMatchObject({ signedIn: false });
  });

  it("ends sessions that have ended meanwhile, and refuses everything else of them in words", async () => {
    const { browser } = await signedUp();
    const { visitor } = browser;
    await own().endAllSessions(visitor);
    await expect(own().endAllSessions(visitor)).resolves.toBeInstanceOf(Array);
    await expect(own().listSessions(visitor)).rejects.toEqual(refusal("unauthorized"));
    await expect(own().endSession("any", visitor)).rejects.toEqual(refusal("unauthorized"));
  });

  it("changes the password only with the current one, and signs the other devices out", async () => {
    const { person, browser } = await signedUp();
    const phone = new Browser("198.51.100.247");
    phone.take(await own().signIn({ email: person.email, password }, phone.visitor));
    const user = await running.test.app.services.accounts.whoIs(browser.visitor);
    if (!user) throw new Error("Nobody is signed in.");
    const change = (currentPassword: string) =>
      own().changePassword({ currentPassword, password: otherPassword }, { user, visitor: browser.visitor });
    await expect(change("not the right one")).rejects.toEqual(refusal("invalid", ["currentPassword"]));
    browser.take(await change(password));
    await mailTo(person.email, "was changed");
    expect(await session(browser)).toMatchObject({ signedIn: true });
    expect(await session(phone)).toMatchObject({ signedIn: false });
  });

  it("stops a guesser after ten tries at one account, also the right password, and says when to come back", async () => {
    const { person } = await signedUp();
    const guess = async (from: number, text: string) =>
      await own().signIn({ email: person.email, password: text }, new Browser(`192.0.2.${from}`).visitor);
    for (let tries = 1; tries <= 10; tries += 1)
      await expect(guess(tries, "wrong")).rejects.toEqual(refusal("unauthorized"));
    const refused = await guess(11, password).catch((thrown: AppError) => thrown);
    expect(refused).toMatchObject({ code: "throttled", reason: "account.tooMany" });
    expect(refused instanceof AppError && refused.retryAfter).toBeGreaterThan(600);
  });

  it("takes a cookie that was tampered with for none", async () => {
    const { browser } = await signedUp();
    const cookie = browser.cookies.get("session") ?? "";
    browser.cookies.set(
      "session",
      cookie.replace(/^./, (first) => (first === "a" ? "b" : "a")),
    );
    expect(await session(browser)).toMatchObject({ signedIn: false });
  });
});

describe("the session's cookies", () => {
  it.each([
    ["http://localhost:3000", false],
    ["https://site.example", true],
  ])("of %s are for the server alone, and Secure: %s", async (siteUrl, isSecure) => {
    const test = await startTestApp({ DEMO_CONTENT: "off", SITE_URL: siteUrl }, { database: await embedded.open() });
    const browser = new Browser();
    const person = { name: "Sana", email: "sana@example.com", password };
    const cookies = (await test.app.services.accounts.own?.signUp(person, browser.visitor)) ?? [];
    browser.take(cookies);
    const answer = await test.ask("/api/session", { headers: browser.headers });
    await test.stop();
    const [session = "", hint = ""] = cookies;
    expect(session).toMatch(isSecure ? /^__Host-session=/ : /^session=/);
    expect(session).toMatch(/; HttpOnly/);
    for (const cookie of [session, hint]) {
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; Path=\//);
      expect(/; Secure/.test(cookie)).toBe(isSecure);
    }
    expect(hint).toMatch(/^(__Host-)?signed-in=1; Max-Age=2592000/);
    expect(hint.startsWith("__Host-")).toBe(isSecure);
    expect(await answer.json()).toEqual({ signedIn: true, name: "Sana" });
  });
});
