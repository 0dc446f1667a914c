import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { Browser } from "../../support/browser.ts";
import { embedded } from "../../support/databases.ts";

const person = { name: "Sana Malik", email: "sana@example.com", password: "sunny river forty two" };

describe("a session that somebody else has prepared, stolen or kept", () => {
  let test: TestApp;

  beforeAll(async () => {
    const environment = { DEMO_CONTENT: "off", SITE_URL: "https://darsgah.example" };
    test = await startTestApp(environment, { database: await embedded.open() });
    await own().signUp(person, new Browser().visitor);
  });
  afterAll(async () => await test.stop());

  const own = () => {
    const accounts = test.app.services.accounts.own;
    if (!accounts) throw new Error("The accounts are not ours.");
    return accounts;
  };
  const isSignedIn = async (browser: Browser) => (await test.app.services.accounts.whoIs(browser.visitor)) !== null;
  const signedIn = async (browser = new Browser()) => {
    browser.take(await own().signIn(person, browser.visitor));
    return browser;
  };
  const name = "__Host-session";

  it("is not the one that signing in begins: the cookie is always a new one", async () => {
    const attacker = await signedIn();
    const prepared = attacker.cookies.get(name) ?? "";
    const victim = new Browser("203.0.113.8");
    victim.cookies.set(name, prepared);
    await signedIn(victim);
    expect(victim.cookies.get(name)).not.toBe(prepared);
    await own().endAllSessions(victim.visitor);
    expect(await isSignedIn(attacker), "all of the account's end together").toBe(false);
  });

  it("is nobody's without its signature, or with another one", async () => {
    const cookie = (await signedIn()).cookies.get(name) ?? "";
    const [token = "", signature = ""] = decodeURIComponent(cookie).split(".");
    const other = decodeURIComponent((await signedIn()).cookies.get(name) ?? "").split(".")[1] ?? "";
    for (const forged of [
      token,
      `${token}.`,
      `${token}.${other}`,
      `${token}.${signature}x`,
      `.${signature}`,
      `x${cookie}`,
      "null",
    ]) {
      const browser = new Browser();
      browser.cookies.set(name, encodeURIComponent(forged));
      expect(await isSignedIn(browser), forged).toBe(false);
    }
  });

  it("is not taken under a name that a neighbour's host could set", async () => {
    const cookie = (await signedIn()).cookies.get(name) ?? "";
    for (const tossed of ["session", "__Secure-session", "__session", "better-auth.session_token", "__host-session"]) {
      const browser = new Browser();
      browser.cookies.set(tossed, cookie);
      expect(await isSignedIn(browser), tossed).toBe(false);
    }
  });

  it("ends at sign-out, for anybody who holds its cookie", async () => {
    const browser = await signedIn();
    const thief = new Browser("198.51.100.9");
    thief.cookies.set(name, browser.cookies.get(name) ?? "");
    expect(await isSignedIn(thief)).toBe(true);
    browser.take(await test.app.services.accounts.signOut(browser.visitor));
    expect(await isSignedIn(thief)).toBe(false);
  });

  it("ends everywhere else when the password changes", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const user = await test.app.services.accounts.whoIs(one.visitor);
    if (!user) throw new Error("Nobody is signed in.");
    const form = { currentPassword: person.password, password: "another lantern by the well" };
    one.take(await own().changePassword(form, { user, visitor: one.visitor }));
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([true, false]);
    person.password = form.password;
  });

  it("cannot be ended by somebody else who knows its id", async () => {
    const [victim, other] = [await signedIn(), new Browser("203.0.113.9")];
    other.take(await own().signUp({ ...person, email: "other@example.com" }, other.visitor));
    const [session] = await own().listSessions(victim.visitor);
    await own().endSession(session?.id ?? "", other.visitor);
    expect(await isSignedIn(victim)).toBe(true);
  });

  it("is kept in cookies of this host alone, by TLS, out of reach of scripts and of other sites' posts", async () => {
    const browser = new Browser();
    const cookies = [
      ...(await own().signIn(person, browser.visitor)),
      ...(await own().signUp({ ...person, email: "third@example.com" }, browser.visitor)),
      ...(await test.app.services.accounts.signOut(browser.visitor)),
    ];
    expect(cookies.length).toBeGreaterThan(5);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)/);
      expect(cookie).not.toMatch(/; Domain=/i);
      if (!cookie.startsWith("__Host-signed-in=")) expect(cookie).toMatch(/; HttpOnly/);
    }
  });
});
