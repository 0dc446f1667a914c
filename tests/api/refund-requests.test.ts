import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { contendedDatabases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

describe.each(contendedDatabases)("a refund that the owner must approve, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  let owner: Awaited<ReturnType<typeof member>>;
  let clerk: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", { ...newBatch, seats: 100 })).status).toBe(200);
    owner = await member("owner");
    clerk = await member("cashier");
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  /** A student who has paid 6,000 rupees in cash to the clerk. */
  const paidStudent = async () => {
    const [name, phone] = [`Hina ${randomUUID().slice(0, 8)}`, `+92300${randomInt(1_000_000, 9_999_999)}`];
    const { id } = await owner.verbs.enrolPerson({ batchId: newBatch.id, name, email: null, phone });
    const fees = { plan: "standard", currency: "PKR" as const, feeFor: "month" as const, dueDay: 5, months: 3 };
    const terms = { ...fees, monthly: "6,000", firstMonth: "2028-12" };
    const { references } = await owner.verbs.openFees({ batchId: newBatch.id, places: [id], ...terms });
    const [reference = ""] = references;
    await pay(reference, "6,000");
    return { name, reference };
  };
  const pay = async (reference: string, amount: string) => {
    const payment = { key: randomUUID(), orders: [{ reference, charges: 0 }], amount, method: "cash" as const };
    await clerk.verbs.takeMoney(payment);
  };
  const ask = async (reference: string, given: object = {}) => {
    const asked = { key: randomUUID(), reference, amount: "6,000", method: "cash" as const, reason: "Moves to Multan" };
    return await clerk.verbs.askRefund({ ...asked, ...given });
  };
  const approve = async ({ id }: { id: string }, who = owner) =>
    await who.verbs.decideRefund({ id, verdict: "approved" as const, beyondWindow: false });
  const refundsIn = async (reference: string) =>
    (await owner.verbs.findOrder(reference)).ledger.filter(({ kind }) => kind === "refund");
  const drawerOf = async (userId: string) => (await owner.verbs.showDrawer(userId)).cash;

  it("moves nothing until it is approved, then leaves the drawer of the clerk who asked, with a receipt and the reason", async () => {
    const { name, reference } = await paidStudent();
    const before = await drawerOf(clerk.user.id);
    const asked = await ask(reference);
    expect(await refundsIn(reference)).toEqual([]);
    expect(await owner.verbs.listRefundRequests("")).toContainEqual(
      expect.objectContaining({ ...asked, name, reason: "Moves to Multan", verdict: null }),
    );
    await expect(approve(asked, clerk)).rejects.toMatchObject({ code: "forbidden" });
    await approve(asked);
    await approve(asked);
    expect(await refundsIn(reference)).toMatchObject([
      { amountMinor: 600_000, method: "cash", note: "Moves to Multan", receipt: expect.any(Number) },
    ]);
    expect(before).not.toEqual(await drawerOf(clerk.user.id));
    expect(await drawerOf(owner.user.id)).toEqual([]);
    const refuse = owner.verbs.decideRefund({ id: asked.id, verdict: "refused", reason: "Too late" });
    await expect(refuse).rejects.toMatchObject({ code: "conflict", reason: "fees.decided" });
  });

  it("is made once by two who approve it at a time", async () => {
    const { reference } = await paidStudent();
    const other = await member("manager");
    const asked = await ask(reference, { method: "transfer", amount: "2,500" });
    await Promise.all([approve(asked), approve(asked, other), approve(asked)]);
    expect(await refundsIn(reference)).toHaveLength(1);
  });

  it("is refused with a reason that the clerk reads, and may be asked for again", async () => {
    const { reference } = await paidStudent();
    const { id } = await ask(reference);
    await owner.verbs.decideRefund({ id, verdict: "refused", reason: "She came to every class" });
    expect(await clerk.verbs.listRefundRequests(reference)).toMatchObject([
      { verdict: "refused", answer: "She came to every class" },
    ]);
    expect(await refundsIn(reference)).toEqual([]);
    await approve(await ask(reference));
    expect(await refundsIn(reference)).toHaveLength(1);
  });

  it("is not approved once money has moved since", async () => {
    const { reference } = await paidStudent();
    const asked = await ask(reference);
    await pay(reference, "500");
    await expect(approve(asked)).rejects.toMatchObject({ code: "conflict", reason: "refund.changed" });
    expect(await refundsIn(reference)).toEqual([]);
  });

  it("is asked for once: a second press is the same, and another waits for the first", async () => {
    const { reference } = await paidStudent();
    const key = randomUUID();
    const [first, second] = [await ask(reference, { key }), await ask(reference, { key })];
    expect(second).toEqual(first);
    await expect(ask(reference)).rejects.toMatchObject({ code: "conflict", reason: "refund.waits" });
    expect(await clerk.verbs.listRefundRequests(reference)).toHaveLength(1);
  });

  it.each([
    ["more than was paid", { amount: "6,001" }, "amount"],
    ["another currency", { amount: "$5" }, "amount"],
    ["less than nothing", { amount: "-500" }, "amount"],
    ["a way that there is not", { method: "transfer", way: "nowhere" }, "method"],
  ])("is not asked for with %s", async (_, given, field) => {
    const { reference } = await paidStudent();
    await expect(ask(reference, given)).rejects.toMatchObject({ fields: { [field]: expect.anything() } });
    expect(await clerk.verbs.listRefundRequests(reference)).toEqual([]);
  });

  it("is not asked for on what was seen before other money came", async () => {
    const { reference } = await paidStudent();
    await expect(ask(reference, { seen: 1 })).rejects.toMatchObject({ code: "conflict", reason: "order.changed" });
  });

  it("is not approved by the member who asked, where another may", async () => {
    const { reference } = await paidStudent();
    const manager = await member("manager");
    const asked = { key: randomUUID(), reference, amount: "100", method: "cash" as const, reason: "A book" };
    const { id } = await manager.verbs.askRefund(asked);
    await expect(approve({ id }, manager)).rejects.toMatchObject({ code: "forbidden", reason: "fees.own" });
  });
});
