import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPeopleOfAccount } from "#domains/accounts/server/account-people.ts";
import { accountPeople } from "#domains/accounts/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";
import { someAddress } from "../support/orders.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

describe.each(databases)("people who turn out to be one, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", newBatch)).status).toBe(200);
    for (const name of ["a", "b", "c", "d"]) await write(`${name}@example.com`);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const write = async (email: string) => {
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(contactForm({ email })) };
    expect((await staff.test.ask("/api/send-email", init, someAddress())).status).toBe(200);
  };
  const merge = (kept: string, merged: string) =>
    staff.call("mergeAccountHolders", { kept: `${kept}@example.com`, merged: `${merged}@example.com` });
  const unmerge = (id: string) => staff.call("unmergeAccountHolders", id);
  const show = async (name: string) => {
    const isThem = eq(people.email, `${name}@example.com`.toLowerCase());
    const [person] = await opened.database.select().from(people).where(isThem);
    return (await staff.call("showPerson", person?.id)).body;
  };
  /** The target of every merged person: "b>a". */
  const leading = async () => {
    const { rows } = await opened.database.execute(sql`
      select left(one.email, 1) || '>' || left(other.email, 1) as step
      from people one join people other on other.id = one.merged_into order by one.email`);
    return rows.map(({ step }) => String(step)).join(" ");
  };
  const acts = async () => {
    const { rows } = await opened.database.execute(sql`
      select count(*)::int as count from audit_entries where subject = 'person'`);
    return Number(rows[0]?.count);
  };

  it("are shown with all their leads, places and orders, whichever address is asked for", async () => {
    await staff.call("enrolPerson", { batchId: newBatch.id, name: "Ayesha Khan", email: "b@example.com" });
    expect((await show("a")).leads).toHaveLength(1);
    const { status, body } = await merge("a", "B");
    expect(status).toBe(200);
    for (const name of ["a", "B"]) {
      expect(await show(name)).toMatchObject({
        person: { email: "a@example.com", hasAccount: false },
        others: [{ email: "b@example.com" }],
        leads: [{ source: "contact", state: "new" }, { source: "contact" }],
        enrolments: [{ enrolment: { batchId: newBatch.id, state: "active" } }],
        orders: [],
        merges: [{ id: body.merge, called: "b@example.com" }],
      });
    }
  });

  it("have one place in a batch, and keep their own records, so that an undone merge leaves nothing behind", async () => {
    const again = { batchId: newBatch.id, name: "Ayesha Khan", email: "a@example.com" };
    const places = () => opened.database.execute(sql`select 1 from batch_enrolments`);
    await staff.call("enrolPerson", again);
    expect((await places()).rows).toHaveLength(1);
    await write("b@example.com");
    const { merges } = await show("a");
    expect((await unmerge(merges[0].id)).status).toBe(200);
    expect(await show("a")).toMatchObject({ leads: [{}], enrolments: [], merges: [] });
    expect(await show("b")).toMatchObject({ leads: [{}, {}], enrolments: [{}] });
  });

  it("who both had a seat in a batch have one, and the second goes to the next in line", async () => {
    const batchId = `twice-${randomUUID().slice(0, 8)}`;
    expect((await staff.enter("batches", { ...newBatch, id: batchId, name: batchId, seats: 2 })).status).toBe(200);
    const enrol = async (name: string) =>
      (await staff.call("enrolPerson", { batchId, name, email: `${name}@example.com` })).body;
    const [first, second, next] = [await enrol("twin1"), await enrol("twin2"), await enrol("waits")];
    expect(next.state).toBe("waitlisted");
    const { body } = await merge("twin1", "twin2");
    expect(body).toMatchObject({ freed: 1 });
    const { members } = (await staff.call("showClass", batchId)).body;
    const stateOf = ({ id }: { id: string }) => members.find((one: { id: string }) => one.id === id)?.state;
    expect([first, second, next].map(stateOf)).toEqual(["active", "withdrawn", "active"]);
    // The seat has gone to the next in line: it is said, and they stay where they are.
    expect(await unmerge(body.merge)).toMatchObject({ status: 200, body: { returned: 0, gone: 1 } });
  });

  it("have the second place again, with what its order asks for, once the merge is undone and a seat is free", async () => {
    const batchId = `undone-${randomUUID().slice(0, 8)}`;
    expect((await staff.enter("batches", { ...newBatch, id: batchId, name: batchId, seats: 2 })).status).toBe(200);
    const enrol = async (name: string) =>
      (await staff.call("enrolPerson", { batchId, name, email: `${name}@example.com` })).body;
    const [first, second] = [await enrol("undone1"), await enrol("undone2")];
    const fees = { plan: "standard", schedule: "monthly", monthly: "100", currency: "USD" };
    const { reference } = (await staff.call("billPlace", second.id, fees)).body;
    const { statement: before } = (await staff.call("findOrder", reference)).body;
    const { body } = await merge("undone1", "undone2");
    expect((await staff.call("findOrder", reference)).body.state).toBe("cancelled");
    expect(await unmerge(body.merge)).toMatchObject({ status: 200, body: { returned: 1, gone: 0 } });
    const { members } = (await staff.call("showClass", batchId)).body;
    const stateOf = ({ id }: { id: string }) => members.find((one: { id: string }) => one.id === id)?.state;
    expect([first, second].map(stateOf)).toEqual(["active", "active"]);
    const after = (await staff.call("findOrder", reference)).body;
    expect([after.state, after.statement.balanceMinor]).toEqual(["awaiting_payment", before.balanceMinor]);
  });

  it("do not have the second place again where staff took it in and out since", async () => {
    const batchId = `since-${randomUUID().slice(0, 8)}`;
    expect((await staff.enter("batches", { ...newBatch, id: batchId, name: batchId, seats: 5 })).status).toBe(200);
    const enrol = async (name: string) =>
      (await staff.call("enrolPerson", { batchId, name, email: `${name}@example.com` })).body;
    const [first, second] = [await enrol("since1"), await enrol("since2")];
    const { body } = await merge("since1", "since2");
    for (const [verb, id, ...args] of [
      ["withdrawEnrolment", first.id, { reason: "" }],
      ["takeInAgain", second.id, "seat"],
      ["withdrawEnrolment", second.id, { reason: "Moved away" }],
    ] as const)
      expect((await staff.call(verb, id, ...args)).status).toBe(200);
    expect(await unmerge(body.merge)).toMatchObject({ status: 200, body: { returned: 0, gone: 0 } });
    const { members } = (await staff.call("showClass", batchId)).body;
    expect(members.map(({ state }: { state: string }) => state)).toEqual(["withdrawn", "withdrawn"]);
  });

  it("are merged without an e-mail address, by their number or their card, and erased by their card", async () => {
    const batchId = newBatch.id;
    const enrol = async (name: string, phone: string) => {
      const { id } = (await staff.call("enrolPerson", { batchId, name, email: null, phone })).body;
      const { members } = (await staff.call("showClass", batchId)).body;
      return members.find((one: { id: string }) => one.id === id).person.id as string;
    };
    const [one, other, brother] = [
      await enrol("Zainab", "+923001112233"),
      await enrol("Zainab B.", "+923004445566"),
      await enrol("Usman", "+923004445566"),
    ];
    const join = (kept: string, merged: string) => staff.call("mergePeople", { kept, merged });
    expect(await join(one, "+923004445566")).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Several people have the number +923004445566.") },
    });
    expect((await join(one, other)).status).toBe(200);
    expect((await staff.call("showPerson", one)).body).toMatchObject({ merges: [{ called: "Zainab B." }] });
    expect(await join("+923001112233", other)).toMatchObject({
      status: 409,
      body: { message: "Zainab and Zainab B. are one person already." },
    });
    const erase = async (given: object) => {
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(given) };
      return await staff.test.app.manage(new Request("http://localhost/people/erase", init));
    };
    expect((await erase({ person: one })).status).toBe(200);
    const isOne = sql`phone in ('+923001112233', '+923004445566')`;
    const { rows } = await opened.database.execute(sql`select name from people where ${isOne}`);
    expect(rows).toEqual([{ name: "Usman" }]);
    expect((await staff.call("showPerson", brother)).status).toBe(200);
    expect((await erase({ person: one })).status).toBe(404);
  });

  it("are put back exactly, with those who had been merged before", async () => {
    await merge("b", "c");
    expect(await leading()).toBe("c>b");
    const { body } = await merge("a", "c");
    expect(await leading()).toBe("b>a c>a");
    expect((await unmerge(body.merge)).status).toBe(200);
    expect(await leading()).toBe("c>b");
  });

  it("are refused without any change when there is nothing to merge or to undo", async () => {
    const [first] = (await show("b")).merges;
    const later = (await merge("d", "b")).body.merge;
    const before = [await leading(), await acts()];
    for (const [refused, status, message] of [
      [await merge("d", "c"), 409, "d@example.com and c@example.com are one person already."],
      [await merge("d", "D"), 422, "That is one and the same person."],
      [await merge("d", "nobody"), 404, "No one is known by nobody@example.com."],
      [await unmerge(first.id), 409, `They have been merged into another person since: undo ${later} first.`],
      [await unmerge(randomUUID()), 404, expect.stringContaining("There is no merge ")],
    ] as const)
      expect(refused).toMatchObject({ status, body: { message } });
    expect([await leading(), await acts()]).toEqual(before);
    expect((await unmerge(later)).status).toBe(200);
    expect(await unmerge(later)).toMatchObject({
      status: 409,
      body: { message: `The merge ${later} is undone already.` },
    });
    expect((await unmerge(first.id)).status).toBe(200);
    expect(await leading()).toBe("");
  });

  it("are merged once, though two ask at the same moment", async () => {
    const before = await acts();
    const found = await Promise.all([merge("a", "b"), merge("b", "a"), merge("a", "b")]);
    expect(found.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await acts()).toBe(before + 1);
  });

  it("share nothing that an account opens, though staff see of each whether they have one", async () => {
    const link = { how: "address" as const, at: new Date() };
    const [b] = await opened.database.select().from(people).where(eq(people.email, "b@example.com"));
    await opened.database.insert(accountPeople).values({ ...link, accountId: "account-of-b", personId: b?.id ?? "" });
    const ownOf = async (account: string) =>
      (await findPeopleOfAccount(opened.database, account)).map(({ email }) => email);
    expect(await ownOf("account-of-b")).toEqual(["b@example.com"]);
    const { person, merges } = await show("a");
    expect(person).toMatchObject({ hasAccount: true });
    const held = await staff.ask("POST", "/people/export", { email: "a@example.com" });
    expect(held).toMatchObject({ status: 200, body: { people: [{}, {}], account: null } });
    await unmerge(merges[0].id);
    expect(await ownOf("account-of-b")).toEqual(["b@example.com"]);
    expect(await ownOf("account-of-nobody")).toEqual([]);
  });
});
