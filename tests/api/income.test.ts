import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import { type OwedAge, owedAge } from "#domains/money/contract/income.ts";
import { endsOfAges, monthAfter, spanOfMonth } from "#domains/money/rules/book-days.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import type { Income } from "#domains/money/server/income/show-income.ts";
import { type BookEntry, findEntries } from "#domains/money/server/queries/entry-queries.ts";
import { findLedgerEntries } from "#domains/money/server/queries/ledger-queries.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { databases } from "../support/databases.ts";
import { writeMadeOrders } from "../support/made-orders.ts";
import { startOffice } from "../support/office.ts";
import { newBatch, type Staff, startStaff } from "../support/staff.ts";

const timeZone = "Asia/Karachi";
const present = dayOf(new Date(), timeZone).slice(0, 7);
const fees = { plan: "standard", schedule: "monthly", monthly: "6,000", currency: "PKR" };

describe.each(databases)("the income of the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  const { member } = startOffice(() => staff.test);
  const batchIds = ["income-one", "income-two"];
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    const { database } = opened;
    for (const [at, id] of batchIds.entries())
      await database.insert(batches).values({
        ...{ id, name: id, courseId: "data-analyst", mode: "Online", schedule: "Mon", timing: "", instructor: "Noor" },
        ...{
          startDate: "2026-11-01",
          endDate: "2027-11-01",
          seats: 50,
          description: "",
          branchId: at ? "gulberg" : null,
        },
      });
    await writeMadeOrders(database, batchIds);
  }, 120_000);
  afterAll(async () => await staff.test.stop());

  const income = async (asked: object = {}): Promise<Income> => (await staff.call("showIncome", asked)).body;
  /** The orders whose debts stand, each with the charges that its statement says are open. */
  async function statements(currency: string) {
    const now = new Date();
    const found = await opened.database.select().from(orders);
    const ledgers = Map.groupBy(
      await findLedgerEntries(
        opened.database,
        found.map(({ id }) => id),
      ),
      ({ orderId }) => orderId,
    );
    return found
      .filter((order) => order.currency === currency)
      .filter(
        ({ state, holdsMoney, byStaff }) => state === "paid" || (state !== "cancelled" && (holdsMoney || byStaff)),
      )
      .map((order) => ({ order, statement: statementOf(ledgers.get(order.id) ?? [], order, now) }));
  }

  it.each(["PKR", "QAR"] as const)("says what is owed of each age in %s as the statements do", async (currency) => {
    const ends = endsOfAges(new Date(), present, timeZone);
    const expected = new Map<OwedAge, { owedMinor: number; orders: Set<string> }>();
    for (const { order, statement } of await statements(currency))
      for (const { leftMinor, dueAt } of statement.instalments) {
        const age = ends.find(([, before]) => dueAt < before)?.[0];
        if (!age || leftMinor === 0) continue;
        const sum = expected.get(age) ?? { owedMinor: 0, orders: new Set() };
        expected.set(age, { owedMinor: sum.owedMinor + leftMinor, orders: sum.orders.add(order.reference) });
      }
    const { owed } = await income({ currency });
    for (const age of owedAge.options) {
      const { owedMinor = 0, orders: all = new Set() } = expected.get(age) ?? {};
      expect(
        owed.find((one) => one.age === age),
        age,
      ).toEqual({ age, owedMinor, orders: all.size });
      const { entries } = (await staff.call("listOwed", { currency, age })).body;
      expect(entries.map(({ reference }: { reference: string }) => reference).sort()).toEqual([...all].sort());
    }
    expect(owed.reduce((sum, one) => sum + one.owedMinor, 0)).toBeGreaterThan(0);
  });

  it("adds up the money of a month by day, batch, course, teacher, branch and method, and opens its rows", async () => {
    for (const month of [present, monthAfter(present, -1)]) {
      const { from, until } = spanOfMonth(month, timeZone);
      const { rows } = await opened.database.execute(sql`
        select -sum(entry.amount_minor)::int as came from ledger_entries entry join orders on orders.id = entry.order_id
        where method is not null and currency = 'PKR' and entry.due_at >= ${from.toISOString()} and entry.due_at < ${until.toISOString()}`);
      const came = Number(rows[0]?.came);
      const { days, groups, methods, batches: ofBatches } = await income({ month, currency: "PKR" });
      for (const parts of [days, methods, ofBatches, ...Object.values(groups)])
        expect(parts.reduce((sum, one) => sum + one.receivedMinor, 0)).toBe(came);
      const asked = { side: "received", from: `${month}-01`, to: days.at(-1)?.on, currency: "PKR" };
      for (const { id, receivedMinor } of groups.batch) {
        const { entries, totals } = (await staff.call("listEntries", { limit: 500 }, { ...asked, batch: id })).body;
        expect(totals[0].downMinor - totals[0].upMinor).toBe(receivedMinor);
        expect(entries).toHaveLength(totals[0].count);
      }
    }
  });

  it("is of one branch where one is asked for, and of a month without any money", async () => {
    const [all, gulberg, none] = [await income(), await income({ branch: "gulberg" }), await income({ branch: "" })];
    const sum = ({ days }: Income) => days.reduce((total, one) => total + one.receivedMinor, 0);
    expect(sum(gulberg) + sum(none)).toBe(sum(all));
    expect(gulberg.billedMinor + none.billedMinor).toBe(all.billedMinor);
    const empty = await income({ month: "2031-01" });
    expect([sum(empty), empty.billedMinor, empty.groups.batch, empty.methods]).toEqual([0, 0, [], []]);
    expect(empty.days).toHaveLength(31);
  });

  it("finds entries by name, number, reference and amount", async () => {
    const { entries } = (await staff.call("listEntries", { limit: 5 }, { side: "received" })).body;
    const [one] = entries as [BookEntry];
    const found = async (words: string) =>
      (await staff.call("listEntries", { limit: 500 }, { side: "received", words })).body.entries;
    const ids = async (words: string) => (await found(words)).map(({ id }: BookEntry) => id);
    expect(await ids(one.name)).toContain(one.id);
    expect(await ids(one.reference.toLowerCase())).toContain(one.id);
    expect(await ids(String(Math.abs(one.amountMinor) / 100))).toContain(one.id);
    expect(await ids("no such name")).toEqual([]);
  });

  it("finds orders in any state, and says what they come to as the statements do", async () => {
    const all = (await staff.call("sumOrders", "paid")).body;
    for (const { currency, priceMinor, receivedMinor, leftMinor } of all) {
      const own = (await statements(currency)).filter(({ order }) => order.state === "paid");
      const sum = (of: (one: (typeof own)[number]["statement"]) => number) =>
        own.reduce((total, { statement }) => total + of(statement), 0);
      expect({ currency, priceMinor, receivedMinor, leftMinor }).toEqual({
        ...{ currency, priceMinor: sum((one) => one.priceMinor), receivedMinor: sum((one) => one.receivedMinor) },
        leftMinor: sum((one) => Math.max(0, one.balanceMinor)),
      });
    }
    const found = async (words: string) =>
      (await staff.call("listOrders", { limit: 100 }, null, { words })).body.entries;
    const references = async (words: string) => (await found(words)).map((one: { reference: string }) => one.reference);
    expect(await references("xxxx-bbbd")).toEqual(["XXXX-BBBD"]);
    expect(await references("محمد income 2")).toContain("XXXX-BBBD");
    expect(await references("0300 5500002")).toEqual(["XXXX-BBBD"]);
    expect((await staff.call("sumOrders", null, { words: "no such name" })).body).toEqual([]);
  });

  describe("in a closed month", () => {
    const last = monthAfter(present, -1);
    const { from, until } = spanOfMonth(last, timeZone);
    const on = dayOf(new Date(until.getTime() - 2 * day), timeZone);

    it("stays as it was: what is written about it counts today, and is on the statement on its own day", async () => {
      const owner = await member("owner");
      await staff.enter("batches", newBatch);
      const { id } = (
        await staff.call("enrolPerson", { batchId: newBatch.id, name: "Hina", email: null, phone: "0300 5551234" })
      ).body;
      const { reference } = (await staff.call("billPlace", id, fees)).body;
      const pay = {
        key: randomUUID(),
        orders: [{ reference, charges: 1 }],
        amount: "700",
        method: "cash",
        receivedOn: on,
      };
      const receivedOn = ({ days }: Income) => days.find((one) => one.on === on)?.receivedMinor ?? 0;
      const alone = receivedOn(await income({ month: last }));
      await staff.call("takeMoney", pay);
      const before = await income({ month: last });
      expect(receivedOn(before)).toBe(alone + 70_000);
      await owner.verbs.closeBooks(last);
      await owner.verbs.closeBooks(last);
      const today = (await income()).days.find((one) => one.on === dayOf(new Date(), timeZone))?.receivedMinor ?? 0;
      const taken = await owner.verbs.takeMoney({ ...pay, key: randomUUID(), amount: "900", method: "cash" });
      expect(taken).toMatchObject({ isOfClosedMonth: true });
      const after = await income({ month: last });
      expect(after.days).toEqual(before.days);
      const { days, closings } = await income();
      expect(days.find((one) => one.on === dayOf(new Date(), timeZone))?.receivedMinor).toBe(today + 90_000);
      expect(closings).toEqual([expect.objectContaining({ month: last, closedBy: owner.user.id, reopenedAt: null })]);
      const { order } =
        (await opened.database.select({ order: orders }).from(orders).where(sql`reference = ${reference}`))[0] ?? {};
      const [, late] = (await findLedgerEntries(opened.database, [order?.id ?? ""])).filter(
        ({ kind }) => kind === "payment",
      );
      expect(late).toMatchObject({ receivedOn: on, bookedAt: late?.at });
      expect(late && late.dueAt >= from && late.dueAt < until).toBe(true);
    });

    it("is opened again by an owner alone, who has just shown the second factor", async () => {
      const [manager, owner] = [await member("manager"), await member("owner")];
      await expect(manager.verbs.reopenBooks(last)).rejects.toMatchObject({ reason: "staff.notAllowed" });
      await expect(owner.verbs.reopenBooks("2020-01")).rejects.toMatchObject({ reason: "books.notLast" });
      await owner.verbs.reopenBooks(last);
      const [closing] = (await income()).closings;
      expect(closing).toMatchObject({ month: last, reopenedBy: owner.user.id });
      const { rows } = await opened.database.execute(sql`
        select verb from audit_entries where subject_id = 'books' order by id`);
      expect(rows.map(({ verb }) => verb)).toEqual(["closeBooks", "reopenBooks"]);
    });

    it("is not closed before it is over", async () => {
      const { verbs } = await member("manager");
      await expect(verbs.closeBooks(present)).rejects.toMatchObject({ reason: "books.notOver" });
    });
  });

  it("is exported in one row an entry, with a balance that goes on, and no formula", async () => {
    const { verbs } = await member("accountant");
    const span = { from: `${monthAfter(present, -1)}-01`, to: `${present}-28` };
    await opened.database.execute(
      sql`update people set name = '=HYPERLINK("x")' where id in (select person_id from orders limit 1)`,
    );
    const pieces: string[] = [];
    for await (const piece of await verbs.exportLedger(span, "csv")) pieces.push(String(piece));
    const [head = "", ...lines] = pieces.join("").trim().split("\n");
    expect(head).toContain("balance");
    expect(lines.join("\n")).not.toMatch(/(?:^|,)"?=HYPER/m);
    const which = { side: "all" as const, span: { from: spanOfMonth(monthAfter(present, -1), timeZone).from } };
    const { entries } = await findEntries(opened.database, { limit: 5_000 }, which);
    const within = entries.filter(({ countsAt }) => dayOf(countsAt, timeZone) <= span.to);
    expect(lines).toHaveLength(within.length + 2);
    const { entries: all } = await findEntries(opened.database, { limit: 5_000 }, { side: "all", span: {} });
    const owed = all.filter(({ currency, countsAt }) => currency === "QAR" && dayOf(countsAt, timeZone) <= span.to);
    const balance = owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0) / 100;
    const last = lines
      .findLast((line) => line.includes(",QAR,"))
      ?.split(",")
      .at(-2);
    expect(Number(last)).toBe(balance);
    const { verbs: support } = await member("support");
    await expect(support.exportLedger(span, "xlsx")).rejects.toMatchObject({ reason: "staff.notAllowed" });
    await expect(verbs.exportLedger({ from: span.to, to: span.from }, "csv")).rejects.toMatchObject({
      reason: "books.span",
    });
  });

  it("lets a cashier take money and see today, and an accountant read all and change nothing", async () => {
    const [cashier, accountant] = [await member("cashier"), await member("accountant")];
    const refused = { reason: "staff.notAllowed" };
    const pay = {
      key: randomUUID(),
      orders: [{ reference: "XXXX-BBBB", charges: 0 }],
      amount: "10",
      method: "cash" as const,
    };
    await expect(cashier.verbs.takeMoney(pay)).resolves.toMatchObject({ isRepeat: false });
    expect((await cashier.verbs.showDeskDay()).taken).toContainEqual(
      expect.objectContaining({ userId: cashier.user.id }),
    );
    const { reference } = await cashier.verbs.findOrder("XXXX-BBBB");
    await expect(cashier.verbs.showPlan(reference)).resolves.toMatchObject({ family: [] });
    await expect(cashier.verbs.listReductions(reference)).resolves.toEqual([]);
    await expect(cashier.verbs.showIncome({})).rejects.toMatchObject(refused);
    await expect(cashier.verbs.listOrders({ limit: 1 })).rejects.toMatchObject(refused);
    await expect(accountant.verbs.showIncome({})).resolves.toMatchObject({ month: present });
    await expect(accountant.verbs.findOrder("XXXX-BBBB")).resolves.toMatchObject({ reference: "XXXX-BBBB" });
    await expect(accountant.verbs.takeMoney({ ...pay, key: randomUUID() })).rejects.toMatchObject(refused);
    await expect(accountant.verbs.closeBooks("2020-01")).rejects.toMatchObject(refused);
  });
});
