import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OfficeVerb, officeVerbs, verbNames } from "#server/compose/office-verbs.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { reachOf } from "#server/verb.ts";
import { type StaffRight, staffRight } from "#shared/staff-right.ts";
import type { StaffRole } from "#shared/staff-role.ts";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { openOrder } from "../support/orders.ts";
import { newBatch } from "../support/staff.ts";

const { id: _id, instructor: _teacher, ...fields } = newBatch;

const branchOf = (id: string) => ({ id, name: id, street: "12 Link Road", city: "Lahore", phones: [], rooms: [] });

/** Arguments of verbs whose first one alone does not say what they are about. */
const samples: Partial<Record<OfficeVerb, (batch: string) => unknown[]>> = {
  changeBatch: (batch) => [batch, { fields: {} }],
  setConsumerNumbers: () => [[{ reference: "K7M4-Q2XW", number: "1000123456" }]],
  takeMoney: () => [{ orders: [{ reference: "K7M4-Q2XW" }] }],
};

describe.each(databases)("staff of one branch on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let owner: Awaited<ReturnType<ReturnType<typeof startOffice>["member"]>>;
  const { office, member, memberAccess } = startOffice(() => test);
  const batch: Record<"north" | "south", string> = { north: "", south: "" };
  const order: Record<"north" | "south", string> = { north: "", south: "" };
  const person: Record<"north" | "south", string> = { north: "", south: "" };

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
    owner = await member("owner");
    await owner.verbs.setBranches({ branches: [branchOf("north"), branchOf("south")] });
    for (const branchId of ["north", "south"] as const) {
      const name = `Batch of ${branchId}`;
      const { id } = await owner.verbs.addBatch({
        ...fields,
        name,
        instructor: `T ${branchId}`,
        branchId,
        roomId: null,
      });
      const { email, reference } = await openOrder(test, { course: fields.courseId, batch: id });
      const { entries } = await owner.verbs.listLeads({ limit: 200 }, {});
      const lead = entries.find((one) => one.person.email === email);
      if (!lead) throw new Error("No lead was opened.");
      [batch[branchId], order[branchId], person[branchId]] = [id, reference, lead.person.id];
    }
  }, 60_000);
  afterAll(async () => await test.stop());

  /** A member of the staff with another duty, who has just shown a second factor. */
  const withDuty = async (role: StaffRole, duty: { branchIds?: string[]; rights?: StaffRight[] }) => {
    const { user, browser } = await member(role);
    await owner.verbs.changeStaff(user.id, { role, ...duty });
    const { member: found, session } = await memberAccess(browser);
    return { user, found, verbs: office().as(found, { ...session, shownAt: new Date() }) };
  };
  const outcomeOf = async (verbs: object, name: OfficeVerb, batchId: string) => {
    const act = (verbs as Record<OfficeVerb, (...args: unknown[]) => Promise<unknown>>)[name];
    return await act.apply(verbs, samples[name]?.(batchId) ?? [batchId]).then(
      () => null,
      (error: unknown) => error,
    );
  };

  describe.each(["manager", "support"] as const)("a %s who is limited to a branch", (role) => {
    let limited: Awaited<ReturnType<typeof withDuty>>;
    beforeAll(async () => {
      limited = await withDuty(role, { branchIds: ["north"] });
    });

    it.each(verbNames)("is refused by %s what is of another branch, or of all", async (name) => {
      const { branch, scope } = officeVerbs[name] as (typeof officeVerbs)["moveEnrolment"];
      const outcome = await outcomeOf(limited.verbs, name, batch.south);
      const reach = reachOf(limited.found, officeVerbs[name]);
      if (reach === null || typeof branch !== "string") expect(outcome).toEqual(refusal("forbidden"));
      else expect(outcome).not.toEqual(refusal("forbidden"));
      if (!branch && !scope) expect(reach).toBeNull();
    });
  });

  it("see and act on their own branch, in every list and by every id", async () => {
    const { verbs } = await withDuty("manager", { branchIds: ["north"] });
    expect((await verbs.listBatches()).map(({ _id: id }) => id)).toEqual([batch.north]);
    const orders = (await verbs.listOrders({ limit: 200 })).entries.map(({ reference }) => reference);
    expect([orders.includes(order.north), orders.includes(order.south)]).toEqual([true, false]);
    const leads = (await verbs.listLeads({ limit: 200 }, {})).entries.map((lead) => lead.person.id);
    expect([leads.includes(person.north), leads.includes(person.south)]).toEqual([true, false]);
    const students = (await verbs.listStudents({ limit: 200 }, {})).entries.map(({ id }) => id);
    expect([students.includes(person.north), students.includes(person.south)]).toEqual([true, false]);
    const found = await verbs.findAnything(order.south);
    expect([found.orders, (await verbs.findAnything("Batch of")).batches.map(({ id }) => id)]).toEqual([
      [],
      [batch.north],
    ]);
    expect((await verbs.showRegister({ of: "all" })).rows.map(({ reference }) => reference)).not.toContain(order.south);
    expect((await verbs.showToday()).leads.all).toBeLessThan((await owner.verbs.showToday()).leads.all);
    expect((await verbs.countDue()).leads).toBe((await verbs.showToday()).leads.all);
    await expect(verbs.findOrder(order.south)).rejects.toEqual(refusal("forbidden"));
    expect((await verbs.findOrder(order.north)).reference).toBe(order.north);
    await expect(verbs.showPerson(person.south)).rejects.toEqual(refusal("forbidden"));
    expect((await verbs.showPerson(person.north)).person.id).toBe(person.north);
    await expect(verbs.showClass(batch.south)).rejects.toEqual(refusal("forbidden"));
    expect((await verbs.showClass(batch.north)).members).toHaveLength(1);
    await expect(verbs.changeBatch(batch.north, { fields: { branchId: "south" } })).rejects.toEqual(
      refusal("forbidden"),
    );
    const [place] = (await owner.verbs.showClass(batch.north)).members;
    await expect(verbs.moveEnrolment(place?.id ?? "", batch.south)).rejects.toEqual(refusal("forbidden"));
  });

  it("write down a student of no batch, who is seen by everybody until they have one elsewhere", async () => {
    const { verbs } = await withDuty("support", { branchIds: ["north"] });
    const phone = `+92300${String(Math.random()).slice(2, 9)}`;
    const added = { email: null, guardian: null, sibling: null, batchId: null };
    const id = await verbs.addStudent({ ...added, name: "Zara Malik", phone });
    expect((await verbs.showPerson(id)).person.name).toBe("Zara Malik");
    await owner.verbs.enrolPerson({ batchId: batch.south, name: "Zara Malik", email: null, phone });
    await expect(verbs.showPerson(id)).rejects.toEqual(refusal("forbidden"));
    await owner.verbs.enrolPerson({ batchId: batch.north, name: "Zara Malik", email: null, phone });
    expect((await verbs.showPerson(id)).person.id).toBe(id);
  });

  it("are limited by an owner alone, to branches that are there", async () => {
    const { user } = await withDuty("support", { branchIds: ["north"] });
    await expect(owner.verbs.changeStaff(user.id, { role: "support", branchIds: ["west"] })).rejects.toMatchObject({
      fields: { branchIds: { reason: "branch.unknown" } },
    });
    await owner.verbs.changeStaff(user.id, { role: "owner", branchIds: ["north"], rights: ["content"] });
    const { members } = await owner.verbs.listStaff();
    expect(members.find(({ userId }) => userId === user.id)).toMatchObject({ branchIds: [], rights: [] });
    await owner.verbs.removeStaff(user.id);
  });

  it("an invitation brings branches and rights along", async () => {
    const email = `${randomUUID()}@example.com`;
    const invited = {
      name: "Noor",
      email,
      role: "support" as const,
      branchIds: ["south"],
      rights: ["refunds" as const],
    };
    await owner.verbs.inviteStaff(invited);
    const { invitations } = await owner.verbs.listStaff();
    expect(invitations.find((one) => one.email === email)).toMatchObject({ branchIds: ["south"], rights: ["refunds"] });
  });

  describe.each(staffRight.options)("the right %s", (right) => {
    it("opens its own verbs to whoever has it, and no other", async () => {
      const { verbs, found } = await withDuty("support", { rights: [right] });
      for (const name of verbNames) {
        const isIts = officeVerbs[name].may.right === right;
        const reach = reachOf(found, officeVerbs[name]);
        expect(reach).toBe(isIts ? "all" : reachOf({ role: "support" }, officeVerbs[name]));
        if (reach === null) expect(await outcomeOf(verbs, name, batch.north)).toEqual(refusal("forbidden"));
      }
    });
  });
});
