import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import { accountPeople, users } from "#domains/accounts/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { password, refusal } from "../support/accounts.ts";
import type { Browser } from "../support/browser.ts";
import { databases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { startStudents } from "../support/students.ts";

const batchId = "mern-evening";

describe.each(databases)("the people of an account, on the $name database", ({ open }) => {
  const { running, own, signedUp, student, confirm, userOf, manage, resetToken } = startStudents(open);
  const services = () => running.test.app.services;
  const askerOf = async (someone: { browser: Browser }) => ({
    user: await userOf(someone),
    visitor: someone.browser.visitor,
  });
  const personOf = async (email: string) =>
    (await running.opened.database.select().from(people).where(eq(people.email, email)))[0];
  const linksOf = async (accountId: string) =>
    await running.opened.database.select().from(accountPeople).where(eq(accountPeople.accountId, accountId));
  /** An account with its own person and one that the staff have invited it to, each with a seat in another batch. */
  const parent = async () => {
    const [account, child] = [await student(batchId), await student("mern-weekend")];
    const { id: accountId } = await userOf(account);
    const invited = await personOf(child.person.email);
    const link = { accountId, personId: invited?.id ?? "", how: "invitation" as const, at: new Date() };
    await running.opened.database.insert(accountPeople).values(link);
    const first = await personOf(account.person.email);
    return { account, child, accountId, ids: [first?.id ?? "", invited?.id ?? ""] };
  };
  const choose = async (someone: { browser: Browser }, id: string) =>
    someone.browser.take(await services().accounts.choosePerson(id, await askerOf(someone)));

  it("are those of its address when it is confirmed, and nobody before", async () => {
    const someone = await signedUp();
    const { email } = someone.person;
    await openOrder(running.test, { email });
    const { id } = await userOf(someone);
    expect(await linksOf(id)).toEqual([]);
    await confirm(email);
    expect(await linksOf(id)).toMatchObject([{ personId: (await personOf(email))?.id, how: "address" }]);
  });

  it("are those of its address who are made once it is confirmed", async () => {
    const [someone, stranger] = [await student(), await signedUp()];
    for (const { person } of [someone, stranger]) await openOrder(running.test, { email: person.email.toUpperCase() });
    expect(await linksOf((await userOf(someone)).id)).toHaveLength(1);
    expect(await linksOf((await userOf(stranger)).id)).toEqual([]);
  });

  it("are linked by a new password too, which its mailbox has proved", async () => {
    const someone = await signedUp();
    await openOrder(running.test, { email: someone.person.email });
    const token = await resetToken(someone.person.email, someone.browser);
    await own().resetPassword({ token, password }, someone.browser.visitor);
    const [account] = await running.opened.database.select().from(users).where(eq(users.email, someone.person.email));
    expect(account?.emailVerified).toBe(true);
    expect(await linksOf(account?.id ?? "")).toHaveLength(1);
  });

  it("are not looked for by an address: a link that is gone stays gone", async () => {
    const someone = await student(batchId);
    const user = await userOf(someone);
    await running.opened.database.delete(accountPeople).where(eq(accountPeople.accountId, user.id));
    expect(await findOwnPerson(running.opened.database, user)).toBeNull();
    expect((await services().showOwnPortal(user)).batches).toEqual([]);
    const record = await own().showOwnRecord(user);
    expect(record?.person).toBeNull();
    expect(record?.kinds.map(({ kind }) => kind)).not.toContain("enrolments");
  });

  it("of a provider's account are those that it was linked to", async () => {
    const child = await student(batchId);
    const hosted = { id: "user_2abc", name: null, email: null, emailVerified: false };
    expect(await findOwnPerson(running.opened.database, hosted)).toBeNull();
    const { id: personId = "" } = (await personOf(child.person.email)) ?? {};
    const link = { accountId: hosted.id, personId, how: "invitation" as const, at: new Date() };
    await running.opened.database.insert(accountPeople).values(link);
    const portal = await services().showOwnPortal(hosted);
    expect(portal).toMatchObject({ isConfirmed: true, batches: [{ batch: { id: batchId } }], people: [] });
  });

  describe("if it has several", () => {
    it("are seen one at a time, the first before one is chosen, and by nobody who is not theirs", async () => {
      const { account, ids } = await parent();
      const seats = async () => {
        const { batches } = await services().showOwnPortal(await userOf(account));
        return batches.map(({ batch }) => batch.id);
      };
      expect(await seats()).toEqual([batchId]);
      const { people: choices } = await services().showOwnPortal(await userOf(account));
      expect(choices.map(({ id, isChosen }) => [id, isChosen])).toEqual([
        [ids[0], true],
        [ids[1], false],
      ]);
      // They are both called the same.
      expect(choices[0]?.label).toBe(`${account.person.name}, ${account.person.email}`);
      await choose(account, ids[1] ?? "");
      expect(await seats()).toEqual(["mern-weekend"]);
      const stranger = await personOf((await student("mern-gulf")).person.email);
      await expect(choose(account, stranger?.id ?? "")).rejects.toEqual(refusal("not_found"));
      account.browser.cookies.set("person", stranger?.id ?? "");
      expect(await seats()).toEqual([batchId]);
    });

    it("are downloaded one at a time", async () => {
      const { account, child, ids } = await parent();
      const asker = await askerOf(account);
      await expect(own().openOwnExport({ password, person: "" }, asker)).rejects.toEqual(refusal("forbidden"));
      const path = await own().openOwnExport({ password, person: ids[1] ?? "" }, asker);
      const key = new URL(path, "http://localhost").searchParams.get("key") ?? "";
      const file = await own().exportOwnData(key, asker.user);
      expect(file).toMatchObject({ email: child.person.email, enrolments: [{ batchId: "mern-weekend" }] });
    });

    it("are renamed one at a time, and the account keeps its own name", async () => {
      const { account, child, ids } = await parent();
      await choose(account, ids[1] ?? "");
      await own().changeOwnDetails({ name: "Zara", phone: "" }, { ...(await askerOf(account)), country: "PK" });
      expect(await personOf(child.person.email)).toMatchObject({ name: "Zara" });
      expect(await personOf(account.person.email)).toMatchObject({ name: account.person.name });
      expect(await userOf(account)).toMatchObject({ name: account.person.name });
    });

    it("are erased one at a time: the account goes with the last, and another account of theirs stays", async () => {
      const { account, child, ids } = await parent();
      const erase = async (person: string) => await own().eraseOwnData({ password, person }, await askerOf(account));
      expect(await erase(ids[1] ?? "")).toEqual({ cookies: [], isAccountGone: false });
      expect(await personOf(child.person.email)).toBeUndefined();
      expect(await userOf(child)).toMatchObject({ email: child.person.email });
      expect((await services().showOwnPortal(await userOf(account))).batches).toHaveLength(1);
      expect(await erase(ids[0] ?? "")).toMatchObject({ isAccountGone: true });
      expect(await services().accounts.whoIs(account.browser.visitor)).toBeNull();
    });

    it("leave the account when the staff erase one of another address, and end it with its own address", async () => {
      const { account, child, accountId, ids } = await parent();
      expect((await manage("/people/erase", { email: child.person.email })).body).toMatchObject({ accounts: 1 });
      expect(await linksOf(accountId)).toMatchObject([{ personId: ids[0] }]);
      const other = await parent();
      expect((await manage("/people/erase", { email: other.account.person.email })).body).toMatchObject({
        accounts: 1,
      });
      expect(await linksOf(other.accountId)).toEqual([]);
      expect(await personOf(other.child.person.email)).toBeDefined();
      expect(await userOf(account)).toBeDefined();
    });
  });
});
