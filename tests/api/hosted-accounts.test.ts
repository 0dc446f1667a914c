import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "#server/config/env.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { Browser } from "../support/browser.ts";
import { clerkEnvironment, clerkKeys } from "../support/clerk.ts";
import { embedded } from "../support/databases.ts";

const siteUrl = "https://site.example";

describe("accounts at a provider (specification §1, hosted authentication)", () => {
  let test: TestApp;
  const keys = clerkKeys();
  const strangers = generateKeyPairSync("rsa", { modulusLength: 2048 });

  beforeAll(async () => {
    const environment = { DEMO_CONTENT: "off", SITE_URL: siteUrl, ...clerkEnvironment(keys) };
    test = await startTestApp(environment, { database: await embedded.open() });
  });
  afterAll(async () => await test.stop());

  const token = (changes: { expires?: string; azp?: string; key?: typeof strangers.privateKey } = {}) =>
    new SignJWT({ sid: "sess_1", azp: changes.azp ?? siteUrl })
      .setProtectedHeader({ alg: "RS256", kid: "ins_1", typ: "JWT" })
      .setIssuer("https://clerk.site.example")
      .setSubject("user_1")
      .setIssuedAt()
      .setNotBefore("-5s")
      .setExpirationTime(changes.expires ?? "60s")
      .sign(changes.key ?? keys.privateKey);
  const holding = (session: string, others: Record<string, string> = {}) => {
    const browser = new Browser();
    for (const [name, value] of Object.entries({ __session: session, ...others })) browser.cookies.set(name, value);
    return browser;
  };
  const whoIs = (browser: Browser) => test.app.services.accounts.whoIs(browser.visitor);

  it("knows the user by the provider's signed token, and asks nobody", async () => {
    expect(await whoIs(holding(await token()))).toMatchObject({ id: "user_1" });
    expect(await whoIs(new Browser())).toBeNull();
  });

  it.each([
    ["another key's", () => token({ key: strangers.privateKey })],
    ["another site's", () => token({ azp: "https://evil.example" })],
    ["a late", () => token({ expires: "-60s" })],
    ["a damaged", async () => `${await token()}x`],
    ["no", async () => "nothing"],
  ])("takes %s token for nobody's", async (_whose, make) => {
    expect(await whoIs(holding(await make()))).toBeNull();
  });

  it("shows the header of a visitor whose token has just run out, but lets nothing depend on it", async () => {
    const session = async (browser: Browser) => {
      const answer = await test.ask("/api/session", { headers: browser.headers });
      return { ...(await answer.json()), cookies: answer.headers.getSetCookie().join() };
    };
    const late = holding(await token({ expires: "-1h" }), { __client_uat: "1790000000" });
    expect(await session(late)).toMatchObject({
      signedIn: true,
      cookies: expect.stringMatching(/^__Host-signed-in=1;/),
    });
    expect(await whoIs(late)).toBeNull();
    const gone = holding(await token({ expires: "-1h" }), { __client_uat: "0" });
    expect(await session(gone)).toMatchObject({
      signedIn: false,
      cookies: expect.stringMatching(/^__Host-signed-in=;/),
    });
  });

  it("leaves our own forms aside", () => {
    const { own, widgets } = test.app.services.accounts;
    expect(own).toBeNull();
    expect(widgets).toEqual({ publishableKey: clerkEnvironment(keys).CLERK_PUBLISHABLE_KEY });
  });

  it.each([
    ["CLERK_SECRET_KEY", { CLERK_SECRET_KEY: undefined }],
    ["CLERK_PUBLISHABLE_KEY", { CLERK_PUBLISHABLE_KEY: undefined }],
    ["CLERK_JWT_KEY", { CLERK_JWT_KEY: undefined }],
    ["CLERK_PUBLISHABLE_KEY", { CLERK_PUBLISHABLE_KEY: "pk_test_bm90aGluZw" }],
    ["CLERK_JWT_KEY", { CLERK_JWT_KEY: "-----BEGIN PUBLIC KEY-----" }],
    ["CLERK_SECRET_KEY", { CLERK_SECRET_KEY: "secret" }],
  ])("cannot start with a %s that is missing or wrong", (name, change) => {
    expect(() => readEnv({ ...clerkEnvironment(keys), ...change })).toThrow(new RegExp(`^${name} must be `));
  });
});
