import { createHash } from "node:crypto";
import { makeSignature } from "better-auth/crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { Browser } from "../support/browser.ts";
import { databases } from "../support/databases.ts";

const secret = "signs-the-cookies-of-these-tests-4711";

describe.each(databases)("session tokens on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const browser = new Browser();

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "off", AUTH_SECRET: secret }, { database: opened });
    const form = { name: "Sana Malik", email: "sana@example.com", password: "sunny river forty two" };
    browser.take((await test.app.services.accounts.own?.signUp(form, browser.visitor)) ?? []);
  });
  afterAll(async () => await test.stop());

  const isSignedIn = async (who: Browser) => (await test.app.services.accounts.whoIs(who.visitor)) !== null;
  const tokenIn = (who: Browser) => decodeURIComponent(who.cookies.get("session") ?? "").split(".")[0] ?? "";

  it("are kept as a hash, which opens nothing: not even signed with the secret", async () => {
    const { rows } = await opened.database.execute(sql`select token from sessions`);
    const hash = createHash("sha256").update(tokenIn(browser)).digest("base64url");
    expect(rows).toEqual([{ token: hash }]);
    expect(await isSignedIn(browser)).toBe(true);

    const thief = new Browser();
    const signed = `${hash}.${await makeSignature(hash, secret)}`;
    thief.take([`session=${encodeURIComponent(signed)}`]);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it("that have run out open nothing", async () => {
    await opened.database.execute(sql`update sessions set expires_at = now() - interval '1 minute'`);
    expect(await isSignedIn(browser)).toBe(false);
  });
});
