import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { Browser } from "../support/browser.ts";
import { clerkEnvironment, clerkKeys } from "../support/clerk.ts";
import { embedded } from "../support/databases.ts";
import { linkOf } from "../support/invite.ts";
import { codeOf } from "../support/office.ts";

const siteUrl = "https://site.example";

describe("the back office with accounts at a provider", () => {
  let test: TestApp;
  const keys = clerkKeys();

  beforeAll(async () => {
    const environment = { DEMO_CONTENT: "on", SITE_URL: siteUrl, ...clerkEnvironment(keys) };
    test = await startTestApp(environment, { database: await embedded.open() });
  });
  afterAll(async () => await test.stop());

  const office = () => test.app.services.office;
  /** A browser that holds the provider's session of a user. */
  const signedIn = async (userId: string, browser = new Browser(), sid = `sess_${userId}`) => {
    const token = new SignJWT({ sid, azp: siteUrl })
      .setProtectedHeader({ alg: "RS256", kid: "ins_1", typ: "JWT" })
      .setIssuer("https://clerk.site.example")
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime("60s");
    browser.cookies.set("__session", await token.sign(keys.privateKey));
    return browser;
  };
  const accessOf = async (browser: Browser) => {
    const user = await test.app.services.accounts.whoIs(browser.visitor);
    if (!user) throw new Error("Nobody is signed in.");
    const { access, cookies } = await office().findAccess(user, browser.headers);
    browser.take(cookies);
    return { user, access, visitor: browser.visitor };
  };
  const invite = async (email: string, role: string, batchIds: string[] = []) => {
    const body = JSON.stringify([{ name: "Sana Javed", email, role, batchIds }]);
    const answer = await test.app.manage(new Request("http://manage/call/inviteStaff", { method: "POST", body }));
    return (await linkOf(await answer.json(), test.dataDir, test.secret)).searchParams.get("token") ?? "";
  };

  it("knows an account that was not invited for a stranger", async () => {
    expect((await accessOf(await signedIn("user_stranger"))).access).toEqual({ is: "stranger" });
  });

  it("asks an invited manager for the second factor, and then gives the role of the table", async () => {
    const browser = await signedIn("user_manager");
    const { user } = await accessOf(browser);
    browser.take(
      await office().acceptInvitation(await invite("manager@example.com", "manager"), {
        user,
        headers: browser.headers,
      }),
    );
    const { access, visitor } = await accessOf(browser);
    if (access.is !== "unverified") throw new Error("The second factor was not asked for.");
    const { key } = await office().startAuthenticator({ ...access, visitor });
    browser.take(await office().confirmAuthenticator({ ...access, visitor }, codeOf(key)));
    const { access: opened } = await accessOf(browser);
    if (opened.is !== "open") throw new Error("The office did not open.");
    const verbs = office().as(opened.member, opened.session);
    await expect(verbs.listAudit({ limit: 1 }, {})).resolves.toBeTruthy();
    await expect(verbs.inviteStaff({ name: "A", email: "a@example.com", role: "owner", batchIds: [] })).rejects.toEqual(
      refusal("forbidden"),
    );
  });

  it("asks for the second factor again in another session of the provider, and lets no password alone set one up", async () => {
    const browser = await signedIn("user_support");
    const { user } = await accessOf(browser);
    const token = await invite("support@example.com", "support");
    browser.take(await office().acceptInvitation(token, { user, headers: browser.headers }));
    const elsewhere = await accessOf(await signedIn("user_support", new Browser(), "sess_elsewhere"));
    if (elsewhere.access.is !== "unverified") throw new Error("The second factor was not asked for.");
    const without = { ...elsewhere.access, visitor: elsewhere.visitor };
    await expect(office().startAuthenticator(without)).rejects.toEqual(refusal("unauthorized"));
    const { access, visitor } = await accessOf(browser);
    if (access.is !== "unverified") throw new Error("The second factor was not asked for.");
    const { key } = await office().startAuthenticator({ ...access, visitor });
    browser.take(await office().confirmAuthenticator({ ...access, visitor }, codeOf(key)));
    expect((await accessOf(browser)).access).toMatchObject({ is: "open" });
    // Signed out at the provider, and in again.
    expect((await accessOf(await signedIn("user_support", browser, "sess_later"))).access).toMatchObject({
      is: "unverified",
    });
  });

  it("lets a teacher see the own batches alone, without a second factor", async () => {
    const browser = await signedIn("user_teacher");
    const { user } = await accessOf(browser);
    browser.take(
      await office().acceptInvitation(await invite("teacher@example.com", "teacher", ["mern-gulf"]), {
        user,
        headers: browser.headers,
      }),
    );
    const { access } = await accessOf(browser);
    if (access.is !== "open") throw new Error("The office did not open.");
    const verbs = office().as(access.member, access.session);
    await expect(verbs.showClass("another-batch")).rejects.toEqual(refusal("forbidden"));
    expect((await verbs.showClass("mern-gulf")).batch.name).toBe("MERN Gulf Evening");
    await expect(verbs.listLeads({ limit: 1 }, {})).rejects.toEqual(refusal("forbidden"));
  });

  it("ends with the provider's session", async () => {
    const browser = await signedIn("user_teacher");
    await accessOf(browser);
    browser.cookies.delete("__session");
    expect(await test.app.services.accounts.whoIs(browser.visitor)).toBeNull();
  });
});
