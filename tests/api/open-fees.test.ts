import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { contendedDatabases } from "../support/databases.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

const terms = {
  ...{ batchId: newBatch.id, places: [], plan: "standard", currency: "PKR", feeFor: "month" },
  ...{ monthly: "6,000/-", registration: "1000", firstMonth: "2098-12", months: 3, dueDay: 5 },
};

describe.each(contendedDatabases)("fees of a class at once on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    expect((await staff.enter("batches", { ...newBatch, seats: 100 })).status).toBe(200);
  }, 60_000);
  afterAll(async () => await staff.test.stop());

  const added = async (name = `Bilal ${randomUUID().slice(0, 8)}`) => {
    const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
    const { id } = (await staff.call("enrolPerson", { batchId: newBatch.id, name, email: null, phone })).body;
    return { id: id as string, name };
  };
  const preview = async (given: object = {}) => (await staff.call("previewFees", { ...terms, ...given })).body;
  const openFees = async (given: object = {}) => await staff.call("openFees", { ...terms, ...given });

  it("are shown before they are opened, and opened as shown, once, for all but who has fees, who is named", async () => {
    const [one, other, had] = [await added(), await added(), await added()];
    const fees = { plan: "standard", schedule: "monthly", monthly: "100", currency: "USD" };
    const { reference } = (await staff.call("billPlace", had.id, fees)).body;
    const shown = await preview();
    expect(shown.billed).toHaveLength(2);
    expect(shown.billed[0]).toMatchObject({
      total: "PKR\u00a019,000",
      registration: "PKR\u00a01,000",
      first: "PKR\u00a07,000",
    });
    expect(shown.leftOut).toEqual([{ name: had.name, reason: "has fees", reference }]);
    expect(shown.dueDays).toEqual(["2098-12-05", "2099-01-05", "2099-02-05"]);
    const [first, second] = await Promise.all([openFees(), openFees()]);
    expect([first.body.opened, second.body.opened].sort()).toEqual([0, 2]);
    const references = [...first.body.references, ...second.body.references];
    const orders = await Promise.all(references.map((of: string) => staff.call("findOrder", of)));
    expect(orders.map(({ body }) => body.student.firstName).sort()).toEqual(
      [one, other].map(({ name }) => name.split(" ")[0]).sort(),
    );
    const body = orders[0]?.body;
    expect(body.ledger.map(({ instalment, amountMinor }: Record<string, number>) => [instalment, amountMinor])).toEqual(
      [
        [0, 100_000],
        [1, 600_000],
        [2, 600_000],
        [3, 600_000],
      ],
    );
    expect(body.ledger.map(({ dueAt }: { dueAt: string }) => dueAt.slice(0, 10))).toEqual([
      ...["2098-12-05", "2098-12-05", "2099-01-05", "2099-02-05"],
    ]);
  });

  it("are opened from a later month for one who comes late, and as one sum for a whole course", async () => {
    const [late, whole] = [await added(), await added()];
    const months = await openFees({ places: [late.id], firstMonth: "2099-01", months: 2, registration: undefined });
    expect(months.body.opened).toBe(1);
    const once = await openFees({ places: [whole.id], feeFor: "course", monthly: "15,000", registration: undefined });
    const order = (await staff.call("findOrder", once.body.references[0])).body;
    expect(order.ledger).toMatchObject([{ instalment: null, amountMinor: 1_500_000 }]);
  });

  it("charge registration once to a person who comes to a second class", async () => {
    const { id, name } = await added();
    await openFees({ places: [id] });
    const second = { ...newBatch, id: "data-second", seats: 100 };
    await staff.enter("batches", second);
    const { members } = (await staff.call("showClass", newBatch.id)).body;
    const { person } = members.find((one: { id: string }) => one.id === id);
    const seat = { batchId: second.id, name, email: null, phone: person.phone };
    await staff.call("enrolPerson", seat);
    const { billed } = (await staff.call("previewFees", { ...terms, batchId: second.id })).body;
    expect(billed).toMatchObject([{ registration: null, total: "PKR\u00a018,000" }]);
  });

  it.each([
    ["a fee that is none", { monthly: "-6000" }, "monthly"],
    ["another currency", { registration: "$10" }, "registration"],
  ])("refuse %s at its field", async (_, given, field) => {
    const { status, body } = await openFees(given);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
});
