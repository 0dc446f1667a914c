import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listOwnPeople } from "#domains/accounts/server/account-people.ts";
import { users } from "#domains/accounts/server/tables.ts";
import { people, personChanges } from "#domains/people/server/tables.ts";
import { newStudent } from "#domains/seats/contract/new-student.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { password, refusal, tokenIn } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { Browser } from "../support/browser.ts";
import { confirmAddress } from "../support/confirmed-address.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { openOrder, someAddress } from "../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const address = () => `${randomUUID()}@example.com`;

describe.each(databases)("a person's name and contact, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let smtp: SmtpPeer;
  const { member, signedUp } = startOffice(() => test);
  let [clerk, manager]: Awaited<ReturnType<typeof member>>[] = [];

  beforeAll(async () => {
    opened = await open();
    smtp = await startSmtpPeer();
    test = await startTestApp({ DEMO_CONTENT: "on", SMTP_URL: smtp.url }, { database: opened });
    [clerk, manager] = [await member("support"), await member("manager")];
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const verbsOf = (one: typeof clerk) => {
    if (!one) throw new Error("Nobody is there yet.");
    return one.verbs;
  };
  const add = async (student: Record<string, unknown>) =>
    await verbsOf(clerk).addStudent(newStudent.parse({ ...student, tell: false }));
  const shown = async (personId: string) => (await verbsOf(clerk).showPerson(personId)).person;
  const changes = async (personId: string) =>
    await opened.database.select().from(personChanges).where(eq(personChanges.personId, personId));
  /** A change as the page sends it, over what it shows. */
  const over = async (personId: string, change: { name?: string; phone?: string | null; email?: string | null }) => {
    const { name, phone, email } = await shown(personId);
    const seen = { name, phone, email };
    return { personId, ...seen, ...change, seen };
  };
  /** A student with a confirmed account. */
  const holder = async () => {
    const account = await signedUp("Ayesha Khan");
    await confirmAddress(opened.database, account.email);
    return { ...account, personId: await add({ name: "Ayesha Khan", email: account.email }) };
  };
  const ownPeople = async (id: string) => {
    const [account] = await opened.database.select().from(users).where(eq(users.id, id));
    if (!account) throw new Error("There is no such account.");
    const own = await listOwnPeople(opened.database, { ...account, chosenPerson: null } as never);
    return own.map((one) => one.id);
  };

  it("change with their history, which says who, and every form of theirs follows", async () => {
    const email = address();
    await openOrder(test, { email });
    const [person] = await opened.database.select().from(people).where(eq(people.email, email));
    const personId = person?.id ?? "";
    const next = address();
    await verbsOf(clerk).changePerson(await over(personId, { name: "عائشہ خان", phone: "0300 1112299", email: next }));
    expect(await shown(personId)).toMatchObject({ name: "عائشہ خان", phone: "+923001112299", email: next });
    const { changes: told, orders } = await verbsOf(clerk).showPerson(personId);
    expect(told.map(({ field, before, after, by }) => [field, before, after, by]).sort()).toEqual(
      [
        ["email", email, next, clerk?.user.id],
        ["name", person?.name, "عائشہ خان", clerk?.user.id],
        ["phone", person?.phone, "+923001112299", clerk?.user.id],
      ].sort(),
    );
    const order = await verbsOf(clerk).findOrder(orders[0]?.reference ?? "");
    expect(order.student).toMatchObject({ email: next, phone: "+923001112299", firstName: "عائشہ", lastName: "خان" });
    await verbsOf(clerk).changePerson(await over(personId, {}));
    expect(await changes(personId)).toHaveLength(3);
  });

  it("are refused at the field: no contact, no number, no name, another's address unless they share it", async () => {
    const [one, other] = [address(), address()];
    const personId = await add({ name: "Ali Raza", email: one });
    await add({ name: "Bina Raza", email: other });
    const change = (given: Awaited<ReturnType<typeof over>> & { shares?: boolean }) =>
      verbsOf(clerk).changePerson(given);
    await expect(change(await over(personId, { phone: "12" }))).rejects.toEqual(refusal("invalid", ["phone"]));
    await expect(change(await over(personId, { email: other }))).rejects.toEqual(refusal("conflict", ["email"]));
    expect(await changes(personId)).toEqual([]);
    await change({ ...(await over(personId, { email: other })), shares: true });
    expect(await shown(personId)).toMatchObject({ email: other });
    const [row] = await opened.database.select().from(people).where(eq(people.id, personId));
    expect(row).toMatchObject({ ownEmail: null, sharedEmail: other });
    await expect(change({ ...(await over(personId, {})), personId: randomUUID() })).rejects.toEqual(
      refusal("not_found"),
    );
  });

  it("tell the second of two clerks what the first changed, and keep what only one changed", async () => {
    const personId = await add({ name: "Omar Malik", phone: "0300 1112241" });
    const [first, second] = [
      await over(personId, { name: "Umar Malik" }),
      await over(personId, { name: "Omer Malik", phone: "0300 1112242" }),
    ];
    await verbsOf(clerk).changePerson(first);
    await expect(verbsOf(manager).changePerson(second)).rejects.toMatchObject({
      ...{ code: "conflict", reason: "batch.changed", values: { by: "Sana Javed" } },
      fields: { name: { reason: "batch.now", values: { value: "Umar Malik" } } },
    });
    expect(await shown(personId)).toMatchObject({ name: "Umar Malik", phone: "+923001112241" });
    await verbsOf(manager).changePerson({ ...second, name: first.seen.name });
    expect(await shown(personId)).toMatchObject({ name: "Umar Malik", phone: "+923001112242" });
  });

  it("keep out the account of a changed address, however it comes", async () => {
    const personId = await add({ name: "Zoya Shah", email: address() });
    const [known, later] = [await signedUp(), await signedUp()];
    await confirmAddress(opened.database, known.email);
    await verbsOf(clerk).changePerson(await over(personId, { email: known.email }));
    expect(await ownPeople(known.user.id)).toEqual([]);
    // Now an account has the address, though not the person.
    await verbsOf(manager).changeAccountHolder(await over(personId, { phone: "0300 1112231", email: null }));
    await verbsOf(clerk).changePerson(await over(personId, { email: later.email }));
    await confirmAddress(opened.database, later.email);
    expect(await ownPeople(later.user.id)).toEqual([]);
  });

  it("open to the account that has confirmed somebody's first address", async () => {
    const account = await signedUp();
    await confirmAddress(opened.database, account.email);
    const personId = await add({ name: "Noor Shah", phone: "0300 1112221" });
    await verbsOf(clerk).changePerson(await over(personId, { email: account.email }));
    expect(await ownPeople(account.user.id)).toEqual([personId]);
  });

  it("take a manager where there is an account; both addresses are told, and the account takes its own", async () => {
    const { personId, email, user, browser } = await holder();
    const next = address();
    const change = await over(personId, { email: next });
    await expect(verbsOf(clerk).changePerson(change)).rejects.toMatchObject({ reason: "person.holdsAccount" });
    await expect(verbsOf(clerk).changeAccountHolder(change)).rejects.toEqual(refusal("forbidden"));
    await verbsOf(clerk).changePerson(await over(personId, { name: "Ayesha Khan Niazi" }));
    await verbsOf(manager).changeAccountHolder(await over(personId, { email: next }));
    expect(await ownPeople(user.id)).toEqual([personId]);
    const mailTo = async (address: string) =>
      await until(() =>
        smtp.received.find(
          ({ to, parsed }) => to.includes(address) && parsed.subject?.startsWith("Your e-mail address at"),
        ),
      );
    expect((await mailTo(email)).parsed.text).not.toContain("/confirm-email");
    const token = tokenIn((await mailTo(next)).parsed.text, "/confirm-email");
    const { own } = test.app.services.accounts;
    const asker = { user: await test.app.services.accounts.whoIs(browser.visitor), visitor: browser.visitor };
    const stranger = { user: null, visitor: new Browser(someAddress()).visitor };
    expect(await own?.showConfirmation(token, asker.user)).toMatchObject({ is: "open", email: next, isChange: true });
    await expect(own?.confirmEmail({ token, password: "wrong password" }, stranger)).rejects.toEqual(
      refusal("invalid", ["password"]),
    );
    await expect(own?.refuseAccount(token)).rejects.toMatchObject({ reason: "account.linkUsedUp" });
    await own?.confirmEmail({ token, password: "" }, asker);
    const [account] = await opened.database.select().from(users).where(eq(users.id, user.id));
    expect(account).toMatchObject({ email: next, emailVerified: true });
    expect(await ownPeople(user.id)).toEqual([personId]);
    expect(await own?.confirmEmail({ token, password: "" }, asker)).toEqual([]);
    await own?.signIn({ email: next, password }, browser.visitor);
  });
});
