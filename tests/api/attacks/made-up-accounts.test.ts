import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { linkPurpose } from "#domains/accounts/server/account-links.ts";
import { users } from "#domains/accounts/server/tables.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { otherPassword, password, refusal, tokenIn } from "../../support/accounts.ts";
import { Browser } from "../../support/browser.ts";
import { databases } from "../../support/databases.ts";
import { startOffice } from "../../support/office.ts";
import { openOrder, someAddress } from "../../support/orders.ts";
import { startStudents } from "../../support/students.ts";

const secret = randomBytes(32).toString("base64");
const asVisitor = () => ({ user: null, visitor: new Browser(someAddress()).visitor });

describe.each(databases)("an account that somebody made with another's address, on the $name database", ({ open }) => {
  const { running, own, signedUp, student, session, userOf, mailTo } = startStudents(open, { AUTH_SECRET: secret });
  const { invite, office } = startOffice(() => running.test);
  const tokens = createSignedTokens(secret);

  const tokenFor = async (email: string) => tokenIn((await mailTo(email, "confirm")).parsed.text, "/confirm-email");
  const accountOf = async (email: string) =>
    (await running.opened.database.select().from(users).where(eq(users.email, email)))[0];
  /** A visitor whose address the attacker has signed up with; they have an order of their own. */
  const attacked = async () => {
    const attacker = await signedUp();
    const { email } = attacker.person;
    await openOrder(running.test, { email });
    return { attacker, email, token: await tokenFor(email) };
  };
  const seenBy = async (someone: Parameters<typeof userOf>[0]) =>
    (await running.test.app.services.showOwnPortal(await userOf(someone))).orders.length;

  it("shows nothing when the owner of the address presses “Confirm” without its session or password", async () => {
    const { attacker, email, token } = await attacked();
    for (const typed of ["", otherPassword])
      await expect(own().confirmEmail({ token, password: typed }, asVisitor())).rejects.toEqual(
        refusal("invalid", ["password"]),
      );
    const elsewhere = { ...asVisitor(), user: await userOf(await student()) };
    await expect(own().confirmEmail({ token, password: "" }, elsewhere)).rejects.toEqual(
      refusal("invalid", ["password"]),
    );
    expect(await accountOf(email)).toMatchObject({ emailVerified: false });
    expect(await seenBy(attacker)).toBe(0);
  });

  it("ends when the owner of the address says that it was not them: sessions are gone, and the address is free", async () => {
    const { attacker, email, token } = await attacked();
    expect(await own().showConfirmation(token, null)).toMatchObject({ is: "open", email, signedIn: "not" });
    await own().refuseAccount(token);
    expect(await session(attacker.browser)).toMatchObject({ signedIn: false });
    expect(await accountOf(email)).toBeUndefined();
    for (const act of [() => own().refuseAccount(token), () => own().confirmEmail({ token, password }, asVisitor())])
      await expect(act()).rejects.toMatchObject({ code: "unauthorized", reason: "account.linkUsedUp" });
    expect(await own().showConfirmation(token, null)).toEqual({ is: "used up" });
    const owner = new Browser(someAddress());
    owner.take(await own().signUp({ name: "The owner", email, password: otherPassword }, owner.visitor));
    expect(await session(owner)).toEqual({ signedIn: true, name: "The owner" });
    // The link of the deleted account does nothing to the new one.
    await expect(own().refuseAccount(token)).rejects.toEqual(refusal("unauthorized"));
    expect(await accountOf(email)).toMatchObject({ name: "The owner" });
  });

  it("is taken over by a new password, which ends the other's sessions", async () => {
    const { attacker, email } = await attacked();
    const browser = new Browser(someAddress());
    await own().requestPasswordReset({ email }, browser.visitor);
    const token = tokenIn((await mailTo(email, "new password")).parsed.text, "/reset-password");
    await own().resetPassword({ token, password: otherPassword }, browser.visitor);
    expect(await session(attacker.browser)).toMatchObject({ signedIn: false });
    browser.take(await own().signIn({ email, password: otherPassword }, browser.visitor));
    expect(await seenBy({ browser })).toBe(1);
  });

  it("is confirmed in its own session, or by its password, which starts one", async () => {
    const here = await attacked();
    expect(await own().showConfirmation(here.token, await userOf(here.attacker))).toMatchObject({
      signedIn: "as its owner",
    });
    const asker = { user: await userOf(here.attacker), visitor: here.attacker.browser.visitor };
    expect(await own().confirmEmail({ token: here.token, password: "" }, asker)).toEqual([]);
    expect(await seenBy(here.attacker)).toBe(1);

    const there = await attacked();
    const other = await student();
    const elsewhere = { user: await userOf(other), visitor: other.browser.visitor };
    expect(await own().showConfirmation(there.token, elsewhere.user)).toMatchObject({ signedIn: "as somebody else" });
    other.browser.take(await own().confirmEmail({ token: there.token, password }, elsewhere));
    expect(await userOf(other)).toMatchObject({ email: there.email, emailVerified: true });
  });

  it("counts tries at its password as signing in does", async () => {
    const { token } = await attacked();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(own().confirmEmail({ token, password: `guess ${tries}` }, asVisitor())).rejects.toEqual(
        refusal("invalid"),
      );
    await expect(own().confirmEmail({ token, password }, asVisitor())).rejects.toEqual(refusal("throttled"));
  });

  it("cannot be ended once its address is confirmed, or while it is on the staff", async () => {
    const { attacker, email, token } = await attacked();
    await own().confirmEmail({ token, password: "" }, { ...asVisitor(), user: await userOf(attacker) });
    await expect(own().refuseAccount(token)).rejects.toMatchObject({ reason: "account.alreadyConfirmed" });
    expect(await own().showConfirmation(token, null)).toEqual({ is: "confirmed" });
    expect(await own().confirmEmail({ token, password: "" }, asVisitor())).toEqual([]);
    expect(await accountOf(email)).toBeDefined();

    const colleague = await attacked();
    const invited = await invite(colleague.email, "owner");
    await office().acceptInvitation(invited.token, {
      user: await userOf(colleague.attacker),
      headers: colleague.attacker.browser.headers,
    });
    // Joining in an earlier release did not confirm the address.
    const { database } = running.opened;
    await database.update(users).set({ emailVerified: false }).where(eq(users.email, colleague.email));
    await expect(own().refuseAccount(colleague.token)).rejects.toMatchObject({ reason: "account.refusedMember" });
    expect(await accountOf(colleague.email)).toBeDefined();
  });

  it("is told apart by a link that is too old", async () => {
    const { attacker, email } = await attacked();
    const { id } = await userOf(attacker);
    const old = await tokens.sign(linkPurpose.confirm, `${id} ${email}`, new Date(Date.now() - day));
    expect(await own().showConfirmation(old, null)).toEqual({ is: "expired" });
    for (const act of [() => own().refuseAccount(old), () => own().confirmEmail({ token: old, password }, asVisitor())])
      await expect(act()).rejects.toMatchObject({ code: "unauthorized", reason: "account.linkExpired" });
  });
});
