import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const headings = "Date,Particulars,Debit,Credit,Balance";
const columns = { heading: 0, day: 0, text: [1], debit: 2, credit: 3, amount: null, balance: 4, monthFirst: false };

describe.each(databases)("consumer numbers on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(() => staff.test.stop());

  const order = async (lastName: string) =>
    (await openOrder(staff.test, { course: "data-analyst", firstName: "Farah", lastName })).reference;
  const give = (numbers: Record<string, string>) =>
    staff.call(
      "setConsumerNumbers",
      Object.entries(numbers).map(([reference, number]) => ({ reference, number })),
    );
  const numberOf = async (reference: string) => (await findOrder(opened.database, reference))?.consumerNumber;
  const some = () => String(randomInt(1_000_000_000, 9_999_999_999));

  it("of two orders are swapped in one paste, and one number for two is refused with nothing written", async () => {
    const [one, other] = [await order("One"), await order("Other")];
    const [first, second, third] = [some(), some(), some()];
    await give({ [one]: first, [other]: second });
    expect((await give({ [one]: second, [other]: first })).body).toEqual({ changed: 2 });
    expect([await numberOf(one), await numberOf(other)]).toEqual([second, first]);
    expect(await give({ [one]: third, [other]: third })).toMatchObject({ status: 422 });
    expect([await numberOf(one), await numberOf(other)]).toEqual([second, first]);
  });

  it("in a bank's row settle their order for certain, as its reference does; among other digits they are proposed", async () => {
    const [paid, near] = [await order("Paid"), await order("Near")];
    const [number, other] = [some(), some()];
    await give({ [paid]: number, [near]: other });
    const rows = [
      `01-Nov-2026,1BILL COLLECTION ${number} ATM,,100.00,1100.00`,
      `02-Nov-2026,1BILL COLLECTION 99${other}77 ATM,,50.00,1150.00`,
    ];
    const file = { text: [headings, ...rows].join("\n"), columns, currency: "USD", isOurs: true };
    expect((await staff.call("importStatement", file)).body).toMatchObject({ fresh: 2, unread: [] });
    const { certain, waiting } = (await staff.call("listBankRows")).body;
    expect(certain).toMatchObject([{ certain: paid }]);
    expect(waiting[0].proposals[0].shares[0].reference).toBe(near);
    expect((await staff.call("settleCertainRows")).body).toEqual({ settled: 1 });
    expect((await staff.call("findOrder", paid)).body.statement.receivedMinor).toBe(10_000);
    expect((await staff.call("listOrders", { limit: 5 }, null, { words: number })).body.entries).toMatchObject([
      { reference: paid },
    ]);
  });
});
