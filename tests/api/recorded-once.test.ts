import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { plainAmount } from "#shared/formats/format-money.ts";
import { databases } from "../support/databases.ts";
import { moneyOf, monthlyCost } from "../support/money.ts";
import { openOrder, type StudentOrder } from "../support/orders.ts";
import { png } from "../support/proofs.ts";
import { type Staff, startStaff } from "../support/staff.ts";

const { totalCents } = monthlyCost;

describe.each(databases)("money that staff write down on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(() => staff.test.stop());

  const { ledgerOf, view, settle, newBatch } = moneyOf(() => ({ opened, staff }));
  const whole = (changes = {}) => openOrder(staff.test, { course: "data-analyst", ...changes });
  /** The ledger as a page of the office shows it. */
  const seenOf = async ({ reference }: StudentOrder) =>
    ((await staff.call("findOrder", reference)).body.ledger as unknown[]).length;
  const kindsOf = async (order: StudentOrder) => (await ledgerOf(order)).map(({ kind }) => kind);

  it("keeps what came beyond the price as the student's credit, once staff say that it came", async () => {
    const order = await whole({ batch: await newBatch(-40) });
    const more = plainAmount({ minor: totalCents + 10_000, currency: "USD" });
    expect(await settle(order, { amount: more })).toMatchObject({ status: 422 });
    expect(await settle(order, { amount: more, isBeyond: true })).toMatchObject({ body: { state: "paid" } });
    expect(await view(order)).toMatchObject({ credit: "$100", standing: "credit", asks: "nothing", left: null });
    const again = { isFurther: true, amount: "20", method: "cash", seen: await seenOf(order) };
    expect(await settle(order, again)).toMatchObject({ status: 422 });
    expect(await settle(order, { ...again, isBeyond: true })).toMatchObject({ body: { changed: true } });
    expect(await view(order)).toMatchObject({ credit: "$120" });
    // The credit goes back at any time, and the price stays.
    const refund = { amount: "120", method: "transfer", reason: "paid too much", seen: await seenOf(order) };
    expect(await staff.call("refundOrder", order.reference, refund)).toMatchObject({
      body: { isCancelled: false, priceMinor: totalCents, leftMinor: 0 },
    });
    expect(await view(order)).toMatchObject({ credit: null, standing: "paid" });
  });

  it("tells a second press from a second part of a payment", async () => {
    const order = await whole();
    await staff.test.app.services.orders.sendProof(order, png("in two parts"));
    const part = { amount: "10", seen: await seenOf(order) };
    for (const changed of [true, false, false]) expect(await settle(order, part)).toMatchObject({ body: { changed } });
    expect(await view(order)).toMatchObject({ paid: "$10", asks: "now" });
    expect(await settle(order, { ...part, amount: "11" })).toMatchObject({ status: 409 });
    expect(await settle(order, { ...part, seen: await seenOf(order) })).toMatchObject({ body: { changed: true } });
    expect(await view(order)).toMatchObject({ paid: "$20", asks: "now" });
    // Without an amount all came that was asked for.
    const rest = { seen: await seenOf(order) };
    for (const changed of [true, false])
      expect(await settle(order, rest)).toMatchObject({ body: { state: "paid", changed } });
    expect(await kindsOf(order)).toEqual(["charge", "payment", "payment", "payment"]);
  });

  it.each<[string, (order: StudentOrder, seen: number, amount: string) => Promise<{ status: number; body: object }>]>([
    [
      "a changed price",
      ({ reference }, seen, amount) =>
        staff.call("correctOrder", reference, { seen, amount, direction: "down", reason: "agreed" }),
    ],
    [
      "a refund",
      ({ reference }, seen, amount) =>
        staff.call("refundOrder", reference, { seen, amount, method: "cash", reason: "agreed", beyondWindow: true }),
    ],
    ["a payment", (order, seen, amount) => settle(order, { seen, amount, isFurther: true, isBeyond: true })],
  ])("writes %s once, however often a page sends it, and nothing over what it has not seen", async (_, act) => {
    const order = await whole();
    await settle(order);
    const seen = await seenOf(order);
    const answers = await Promise.all([1, 2, 3].map(() => act(order, seen, "10")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const written = await kindsOf(order);
    expect(await act(order, seen, "10")).toMatchObject({ status: 200 });
    expect(await act(order, seen, "11")).toMatchObject({ status: 409 });
    expect(await kindsOf(order)).toEqual(written);
    expect(await act(order, await seenOf(order), "10")).toMatchObject({ status: 200 });
    expect((await kindsOf(order)).length - written.length).toBe(written.length - seen);
  });
});
