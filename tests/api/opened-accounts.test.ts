import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accountPeople, passwordResets, users } from "#domains/accounts/server/tables.ts";
import { openingPath } from "#domains/money/server/account-opening.ts";
import { people } from "#domains/people/server/tables.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { otherPassword, password, refusal, tokenIn } from "../support/accounts.ts";
import { Browser } from "../support/browser.ts";
import { settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { moneyOf } from "../support/money.ts";
import { openOrder, someAddress } from "../support/orders.ts";
import { startStudents } from "../support/students.ts";

const batchId = "mern-evening";
const secret = randomBytes(32).toString("base64");

describe.each(databases)("the link of a paid order's email, on the $name database", ({ open }) => {
  const students = startStudents(open, { AUTH_SECRET: secret });
  const { running, own, signedUp, confirm, session, userOf, call, mailTo } = students;
  const { newBatch } = moneyOf(() => ({ opened: running.opened, staff: running }));
  const tokens = createSignedTokens(secret);
  const address = () => `${randomUUID()}@example.com`;

  const tokenOf = async (reference: string, email: string) => {
    const path = await openingPath(tokens, { reference, email });
    return new URL(path, "http://localhost").searchParams.get("token") ?? "";
  };
  /** A student with an order, and the token of the link in its email. */
  const buyer = async (email = address(), changes = {}) => {
    const { reference } = await openOrder(running.test, { email, ...changes });
    return { email, reference, token: await tokenOf(reference, email) };
  };
  const personOf = async (email: string) =>
    (await running.opened.database.select().from(people).where(eq(people.email, email)))[0];
  const linkedTo = async (email: string) => {
    const isTheirs = eq(accountPeople.accountId, (await accountOf(email))?.id ?? "");
    const links = await running.opened.database.select().from(accountPeople).where(isTheirs);
    return links.map(({ personId }) => personId);
  };
  const openWith = async (token: string, chosen = password) => {
    const browser = new Browser(someAddress());
    browser.take(await own().openOrdersAccount({ token, name: "Lena Vogt", password: chosen }, browser.visitor));
    return browser;
  };
  const accountOf = async (email: string) =>
    (await running.opened.database.select().from(users).where(eq(users.email, email)))[0];
  const ordersSeenBy = async (browser: Browser) =>
    (await running.test.app.services.showOwnPortal(await userOf({ browser }))).orders.length;

  it("opens a confirmed account with one password, signs it in and shows its order", async () => {
    const { email, token } = await buyer();
    expect(await own().showOpening(token)).toEqual({ is: "open", email, name: "Lena Vogt" });
    const browser = await openWith(token);
    expect(await session(browser)).toEqual({ signedIn: true, name: "Lena Vogt" });
    expect(await accountOf(email)).toMatchObject({ emailVerified: true });
    expect(await ordersSeenBy(browser)).toBe(1);
    const again = new Browser(someAddress());
    again.take(await own().signIn({ email, password }, again.visitor));
    expect(await ordersSeenBy(again)).toBe(1);
  });

  it("works once, and its token is stored only as a hash", async () => {
    const { email, token } = await buyer();
    await openWith(token);
    await expect(openWith(token, otherPassword)).rejects.toEqual(refusal("conflict"));
    expect(await own().showOpening(token)).toEqual({ is: "known", email });
    const { database } = running.opened;
    expect(JSON.stringify(await database.select().from(passwordResets))).not.toContain(token);
    // Not even for an account that is unconfirmed again.
    await database.update(users).set({ emailVerified: false }).where(eq(users.email, email));
    await expect(openWith(token, otherPassword)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("of two at once opens one account", async () => {
    const { email, token } = await buyer();
    const both = await Promise.allSettled([openWith(token), openWith(token, otherPassword)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const found = await running.opened.database.select().from(users).where(eq(users.email, email));
    expect(found).toHaveLength(1);
  });

  it("takes password and sessions from an unconfirmed account that somebody else has made with the address", async () => {
    const attacker = await signedUp();
    const { email } = attacker.person;
    const { token } = await buyer(email);
    const owner = await openWith(token, otherPassword);
    expect(await session(attacker.browser)).toMatchObject({ signedIn: false });
    const back = new Browser(someAddress());
    await expect(own().signIn({ email, password }, back.visitor)).rejects.toEqual(refusal("unauthorized"));
    expect(await ordersSeenBy(owner)).toBe(1);
  });

  it("leads to sign-in where the address has a confirmed account, and leaves that alone", async () => {
    const someone = await signedUp();
    const { email } = someone.person;
    await confirm(email);
    const { token } = await buyer(email);
    expect(await own().showOpening(token)).toEqual({ is: "known", email });
    await expect(openWith(token, otherPassword)).rejects.toEqual(refusal("conflict"));
    expect(await session(someone.browser)).toMatchObject({ signedIn: true });
  });

  it("gives the account the order's person alone", async () => {
    const { email, token } = await buyer();
    await openWith(token);
    expect(await linkedTo(email)).toEqual([(await personOf(email))?.id]);
  });

  it("gives the account nobody with whom staff have merged the order's person, whose seat it pays", async () => {
    const [victim, attacker] = [address(), address()];
    await call("enrolPerson", { batchId, name: "Vera Vogt", email: victim });
    await openOrder(running.test, { email: attacker });
    expect((await call("mergePeople", { kept: victim, merged: attacker })).status).toBe(200);
    const { reference, token } = await buyer(attacker, { batch: batchId });
    expect((await settleOrder(running.test, reference)).body).toMatchObject({ state: "paid" });
    await openWith(token);
    expect(await linkedTo(attacker)).toEqual([(await personOf(attacker))?.id]);
  });

  it("gives the account the person whom staff have billed", async () => {
    const email = address();
    const { id } = (await call("enrolPerson", { batchId, name: "Bilal Ahmed", email })).body;
    const fees = { plan: "standard", schedule: "monthly", monthly: "100", currency: "USD" };
    const { reference } = (await call("billPlace", id, fees)).body;
    await openWith(await tokenOf(reference, email));
    expect(await linkedTo(email)).toEqual([(await personOf(email))?.id]);
  });

  it("comes too with the seat that is given later to somebody who has paid", async () => {
    const batch = await newBatch(10, { seats: 1 });
    const first = (await call("enrolPerson", { batchId: batch, name: "Seated", email: address(), tell: false })).body;
    const { email, reference } = await buyer(address(), { course: "data-analyst" });
    await settleOrder(running.test, reference);
    expect((await call("chooseBatch", reference, batch)).body).toMatchObject({ state: "waitlisted" });
    await call("withdrawEnrolment", first.id);
    const mail = await mailTo(email, "You have a seat");
    await openWith(tokenIn(mail.parsed.text, "/open-account"));
    expect(await linkedTo(email)).toEqual([(await personOf(email))?.id]);
  });

  it("opens nothing with an address that staff have changed: it is confirmed as any other", async () => {
    const { email, reference } = await buyer();
    const person = await personOf(email);
    const next = address();
    const seen = { name: person?.name, phone: person?.phone, email };
    expect((await call("changePerson", { personId: person?.id, ...seen, email: next, seen })).status).toBe(200);
    await settleOrder(running.test, reference);
    const token = await tokenOf(reference, next);
    expect(await own().showOpening(token)).toEqual({ is: "unproved", email: next });
    await expect(openWith(token)).rejects.toMatchObject({ code: "unauthorized", reason: "account.linkUsedUp" });
    expect(await accountOf(next)).toBeUndefined();
  });

  it("is refused when it is older than a week, changed, or about nobody", async () => {
    const { email, reference, token } = await buyer();
    const old = await tokens.sign("open-account", `${reference} ${email}`, new Date(Date.now() - day));
    expect(await own().showOpening(old)).toEqual({ is: "expired" });
    await expect(openWith(old)).rejects.toMatchObject({ code: "unauthorized", reason: "account.linkUsedUp" });
    const others = await tokens.sign("open-account", `${reference} somebody@example.com`, new Date(Date.now() + day));
    const otherPurpose = await tokens.sign("order-mail", `${reference} ${email}`, new Date(Date.now() + day));
    for (const wrong of [`${token}x`, "nonsense", "", others, otherPurpose]) {
      expect(await own().showOpening(wrong)).toEqual({ is: "used up" });
      await expect(openWith(wrong)).rejects.toMatchObject({ code: "unauthorized", reason: "account.linkUsedUp" });
    }
  });

  it("takes no guessable password, and stays open", async () => {
    const { email, token } = await buyer();
    await expect(openWith(token, "password1")).rejects.toEqual(refusal("invalid", ["password"]));
    expect(await own().showOpening(token)).toMatchObject({ is: "open", email });
  });
});
