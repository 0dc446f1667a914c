import { hashPassword } from "better-auth/crypto";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { otherPassword, password, refusal, startAccounts } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";

describe.each(databases)("a new password, and an old hash, on the $name database", ({ open }) => {
  const { running, own, somebody, signedUp, session, resetToken, changePassword } = startAccounts(open);

  it.each(["resets", "changes"])("ends every other reset link when somebody %s the password", async (how) => {
    const { person, browser } = await signedUp();
    const [first, second] = [await resetToken(person.email, browser), await resetToken(person.email, browser)];
    if (how === "resets") await own().resetPassword({ token: second, password: otherPassword }, browser.visitor);
    else await changePassword(browser, password, otherPassword);
    for (const token of [first, second]) {
      expect(await own().isResetOpen(token)).toBe(false);
      const again = own().resetPassword({ token, password: "a third one by the river" }, browser.visitor);
      await expect(again).rejects.toEqual(refusal("unauthorized"));
    }
    browser.take(await own().signIn({ email: person.email, password: otherPassword }, browser.visitor));
    const afterwards = await resetToken(person.email, somebody().browser);
    expect(await own().isResetOpen(afterwards), "a link that is asked for later").toBe(true);
  });

  it("leaves other people's reset links alone", async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const kept = await resetToken(other.person.email, other.browser);
    await changePassword(one.browser, password, otherPassword);
    expect(await own().isResetOpen(kept)).toBe(true);
  });

  it("sets one password when several links are used at the same moment", async () => {
    const { person, browser } = await signedUp();
    const tokens = [];
    for (let asked = 0; asked < 3; asked += 1) tokens.push(await resetToken(person.email, somebody().browser));
    const passwords = ["first lantern by the well", "second lantern by the well", "third lantern by the well"];
    const outcomes = await Promise.allSettled(
      tokens.map((token, at) =>
        own().resetPassword({ token, password: passwords[at] ?? "" }, somebody().browser.visitor),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const won = outcomes.findIndex(({ status }) => status === "fulfilled");
    browser.take(await own().signIn({ email: person.email, password: passwords[won] ?? "" }, browser.visitor));
    expect(await session(browser)).toMatchObject({ signedIn: true });
  });

  it("makes the hash of the library's own again at the next sign-in, at today's cost", async () => {
    const { person } = await signedUp();
    const ofPerson = sql`user_id = (select id from users where email = ${person.email})`;
    const stored = async () => {
      const { rows } = await running.opened.database.execute(sql`select password from credentials where ${ofPerson}`);
      return String(rows[0]?.password);
    };
    await running.opened.database.execute(
      sql`update credentials set password = ${await hashPassword(password)} where ${ofPerson}`,
    );
    const wrong = own().signIn({ email: person.email, password: otherPassword }, somebody().browser.visitor);
    await expect(wrong).rejects.toEqual(refusal("unauthorized"));
    expect(await stored()).toMatch(/^[0-9a-f]{32}:/);
    for (let times = 0; times < 2; times += 1) {
      const { browser } = somebody();
      browser.take(await own().signIn({ email: person.email, password }, browser.visitor));
      expect(await session(browser)).toMatchObject({ signedIn: true });
      expect(await stored()).toMatch(/^\$scrypt\$ln=5,r=8,p=1\$/);
    }
  });
});
