import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { Browser } from "../support/browser.ts";
import { bothDatabases } from "../support/databases.ts";

const person = { name: "Sana Malik", email: "sana@example.com", password: "sunny river forty two" };

/** Requirements of ASVS 5.0 for sessions in 7.3.1 (ends without a visit) and 7.3.2 (ends in any case). */
describe.each(bothDatabases)("a session on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let browser: Browser;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "off" }, { database: opened });
    await own().signUp(person, new Browser().visitor);
  });
  afterAll(async () => await test.stop());
  beforeEach(async () => {
    await opened.database.execute(sql`delete from sessions`);
    browser = await signedIn();
  });

  const own = () => {
    const accounts = test.app.services.accounts.own;
    if (!accounts) throw new Error("The accounts are not ours.");
    return accounts;
  };
  const signedIn = async () => {
    const fresh = new Browser();
    fresh.take(await own().signIn(person, fresh.visitor));
    return fresh;
  };
  const isSignedIn = async (who = browser) => (await test.app.services.accounts.whoIs(who.visitor)) !== null;
  const visit = async () => {
    const { user, cookies } = await test.app.services.accounts.renewSession(browser.visitor);
    browser.take(cookies);
    return user !== null;
  };
  /** As if so much time had passed: moves every time of every session back by that much. */
  const pass = async (time: string) => {
    const by = sql`${time}::interval`;
    await opened.database.execute(sql`
      update sessions set created_at = created_at - ${by}, updated_at = updated_at - ${by}, expires_at = expires_at - ${by}
    `);
  };
  const moments = async () => {
    const { rows } = await opened.database.execute<{ seen: boolean; inTime: boolean }>(sql`
      select updated_at > now() - interval '1 minute' as seen, expires_at <= created_at + interval '30 days' as "inTime"
      from sessions
    `);
    return rows;
  };

  it("ends 30 days after signing in, though it was used every day", async () => {
    for (let day = 1; day < 30; day += 1) {
      await pass("1 day");
      expect(await visit(), `day ${day}`).toBe(true);
    }
    await pass("23 hours 59 minutes");
    expect(await isSignedIn()).toBe(true);
    await pass("2 minutes");
    expect(await isSignedIn()).toBe(false);
    expect(await visit()).toBe(false);
    expect([...browser.cookies.keys()], "the browser forgets it").toEqual(["device"]);
  });

  it("ends then whatever its row says of its end, for every verb", async () => {
    await opened.database.execute(
      sql`update sessions set created_at = now() - interval '30 days 1 minute', expires_at = now() + interval '1 year'`,
    );
    const other = await signedIn();
    expect(await isSignedIn()).toBe(false);
    expect(await own().listSessions(other.visitor)).toHaveLength(1);
    const { visitor } = browser;
    const user = { id: "", name: person.name, email: person.email, emailVerified: false };
    const change = { currentPassword: person.password, password: "quiet marigold lantern 47" };
    await expect(own().changePassword(change, { user, visitor })).rejects.toThrow();
    await expect(own().listSessions(visitor)).rejects.toThrow();
    expect(await isSignedIn(other)).toBe(true);
  });

  it("ends after 14 days without a visit", async () => {
    await pass("13 days");
    expect(await visit()).toBe(true);
    await pass("13 days 23 hours");
    expect(await isSignedIn()).toBe(true);
    await pass("2 hours");
    expect(await isSignedIn()).toBe(false);
    expect(await visit()).toBe(false);
  });

  it("notes a visit once a day, and moves no end by it", async () => {
    await pass("23 hours");
    await visit();
    expect(await moments()).toEqual([{ seen: false, inTime: true }]);
    await pass("2 hours");
    await visit();
    expect(await moments()).toEqual([{ seen: true, inTime: true }]);
  });

  it("gives the browser a cookie that lasts no longer", async () => {
    const [cookie = ""] = await own().signIn(person, new Browser().visitor);
    expect(cookie).toContain(`Max-Age=${(30 * day) / 1000};`);
  });

  it("begins again where somebody signs in again", async () => {
    await pass("29 days");
    await pass("2 days");
    expect(await isSignedIn()).toBe(false);
    expect(await isSignedIn(await signedIn())).toBe(true);
  });
});
