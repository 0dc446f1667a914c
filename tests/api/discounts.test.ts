import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { splitEvenly } from "#domains/money/rules/instalments.ts";
import { discounts } from "#domains/money/server/tables/ledger-tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { contendedDatabases } from "../support/databases.ts";
import { moneyOf, monthlyCost } from "../support/money.ts";
import { openOrder, type StudentOrder, someAddress } from "../support/orders.ts";
import { dollars } from "../support/plan-cost.ts";
import { type Staff, startStaff } from "../support/staff.ts";

describe.each(contendedDatabases)("a discount code on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  }, 60_000);
  afterAll(() => staff.test.stop());

  const { orders, monthly, ledgerOf, view, newBatch } = moneyOf(() => ({ opened, staff }));
  const use = ({ reference, key }: StudentOrder, code: string, address = someAddress()) =>
    orders().applyDiscount({ reference, key }, code, address);
  const make = async (changes = {}) => {
    const code = `CODE-${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
    const made = await staff.call("makeDiscount", { code, percent: 10, maxUses: 50, ...changes });
    expect(made.status).toBe(200);
    return code;
  };

  it("lowers every month, once an order", async () => {
    const { monthlyCents, total, totalCents, months } = monthlyCost;
    const off = Math.round(totalCents / 4);
    const [order, code] = [await monthly(), await make({ percent: 25 })];
    await use(order, ` ${code.toLowerCase()} `);
    expect(await view(order)).toMatchObject({ amount: dollars(totalCents - off), fullAmount: total, discount: code });
    expect((await view(order)).instalments.map(({ amount }) => amount)).toEqual(
      splitEvenly(off, months).map((share) => dollars(monthlyCents - share)),
    );
    await expect(use(order, code)).rejects.toMatchObject({ reason: "discount.closed" });
    await expect(use(await openOrder(staff.test), "NO-SUCH-CODE")).rejects.toMatchObject({
      reason: "discount.wrong",
    });
  });

  it("makes an order that costs nothing then paid", async () => {
    const [order, code] = [await monthly({ batch: await newBatch(10) }), await make({ percent: 100 })];
    await use(order, code);
    expect(await view(order)).toMatchObject({ state: "paid", seat: "active", asks: "nothing" });
  });

  it("is for its course, its currency and its time alone", async () => {
    const other = await make({ course: "cyber-security" });
    const rupees = await make({ percent: undefined, amount: "500", currency: "PKR" });
    const ended = await make();
    await staff.call("stopDiscount", ended);
    const order = await monthly();
    for (const code of [other, rupees, ended])
      await expect(use(order, code)).rejects.toMatchObject({ reason: "discount.wrong" });
    expect(await staff.call("makeDiscount", { code: ended, percent: 5, maxUses: 1 })).toMatchObject({ status: 409 });
    for (const wrong of [{ percent: 0 }, { percent: 101 }, { percent: 5, amount: "5" }, { maxUses: 0 }, {}])
      expect(await staff.call("makeDiscount", { code: "WRONG", maxUses: 5, ...wrong })).toMatchObject({
        status: 422,
      });
  });

  it("ends with its last day, by the institute's clock", async () => {
    const { timeZone } = staff.test.app.services.site().content.company.hours;
    const until = dayOf(new Date(), timeZone);
    const code = await make({ until });
    const [row] = await opened.database.select().from(discounts).where(eq(discounts.code, code));
    const ends = row?.endsAt ?? new Date(0);
    expect(dayOf(new Date(ends.getTime() - 1), timeZone)).toBe(until);
    expect(dayOf(ends, timeZone)).not.toBe(until);
    const order = await monthly();
    await use(order, code);
    expect(await view(order)).toMatchObject({ discount: code });
    const over = await make({ until: dayOf(new Date(Date.now() - day), timeZone) });
    await expect(use(await monthly(), over)).rejects.toMatchObject({ reason: "discount.wrong" });
  });

  it("cannot be guessed: after ten wrong ones on an order even the right one is refused", async () => {
    const [order, code] = [await monthly(), await make()];
    const tries = Array.from({ length: 20 }, (_, index) => use(order, `GUESS-${index}`));
    const reasons = (await Promise.allSettled(tries)).map((one) => one.status === "rejected" && one.reason.reason);
    expect(reasons.filter((reason) => reason === "discount.wrong")).toHaveLength(10);
    expect(reasons.filter((reason) => reason === "discount.tooMany")).toHaveLength(10);
    await expect(use(order, code)).rejects.toMatchObject({ code: "throttled" });
    expect((await ledgerOf(order)).every(({ kind }) => kind === "charge")).toBe(true);
  });

  it("with 50 uses is used 50 times by 200 orders at once", { tags: ["thorough"], timeout: 120_000 }, async () => {
    const code = await make({ maxUses: 50 });
    const all: StudentOrder[] = [];
    while (all.length < 200) all.push(...(await Promise.all(Array.from({ length: 20 }, () => monthly()))));
    const used = await Promise.allSettled(all.map((order) => use(order, code)));
    expect(used.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
    const [row] = await opened.database.select().from(discounts).where(eq(discounts.code, code));
    expect(row?.uses).toBe(50);
  });
});
