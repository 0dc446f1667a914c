import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderState } from "#domains/money/contract.ts";
import { decimalsOf } from "#shared/decimals-of.ts";
import { type Currency, inMinor } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";
import { figuresOf } from "./figures.ts";
import { chargesOf, discountEntries, type Entry } from "./instalments.ts";
import { type Statement, statementOf } from "./statement.ts";

const now = new Date("2026-12-01T10:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const price = { monthlyMinor: 14_900, months: 4, dueAt: later(3) };
const monthly = chargesOf({ ...price, schedule: "monthly" }, { begins: later(10), ends: null });
const whole = chargesOf({ ...price, schedule: "whole" }, { begins: later(10), ends: null });
const entry = (kind: Entry["kind"], amountMinor: number, dueAt = now): Entry => ({
  ...{ kind, amountMinor, dueAt },
  instalment: null,
});
const paid = (minor: number) => entry("payment", -minor);
const order = { state: "paid" as const, months: 4, currency: "USD" as const, dueAt: later(3), byStaff: false };
const stated = (entries: Entry[], at = now, changes: Partial<Parameters<typeof statementOf>[1]> = {}): Statement =>
  statementOf(entries, { ...order, ...changes }, at);

const priced = fc.record({
  schedule: fc.constantFrom("whole", "monthly"),
  monthlyMinor: fc.integer({ min: 1, max: 5_000_000 }),
  months: fc.integer({ min: 1, max: 24 }),
  dueAt: fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
});
const begins = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
const signed = (kind: Entry["kind"], min: number, max: number) =>
  fc.record({
    kind: fc.constant(kind),
    amountMinor: fc.integer({ min, max }).filter((amount) => amount !== 0),
  });
const event = fc.oneof(
  signed("payment", -90_000, -1),
  signed("refund", 1, 90_000),
  signed("correction", -90_000, 90_000),
);

describe("registration", () => {
  const dueAt = later(3);
  const charges = chargesOf({ ...price, schedule: "monthly", registrationMinor: 5000 }, { begins: dueAt, ends: null });

  it("is asked for with the first month, whose fee it does not change, and paid before it", () => {
    expect(stated(charges)).toMatchObject({
      ...{ monthlyMinor: 14_900, registrationMinor: 5000, costsMinor: 64_600 },
      asked: { minor: 19_900, months: { from: 1, to: 1, inAll: 4 } },
      next: { minor: 19_900, months: { from: 1, to: 1, inAll: 4 } },
      recurring: { minor: 14_900, months: 1 },
    });
    const after = stated([...charges, paid(6000)]);
    expect(after.asked).toEqual({ minor: 13_900, months: { from: 1, to: 1, inAll: 4 } });
    expect(after.instalments.map(({ instalment, leftMinor }) => [instalment, leftMinor])).toEqual([
      [0, 0],
      [1, 13_900],
      [2, 14_900],
      [3, 14_900],
      [4, 14_900],
    ]);
    expect(figuresOf(stated(charges)).registration).toBe("$50");
    expect(figuresOf(stated(monthly)).registration).toBeNull();
  });

  it("is charged beside a course that is paid at once", () => {
    const atOnce = chargesOf({ ...price, schedule: "whole", registrationMinor: 5000 }, { begins: dueAt, ends: null });
    expect(stated(atOnce)).toMatchObject({
      asked: { minor: 64_600, months: null },
      recurring: { minor: 59_600, months: 4 },
    });
  });
});

describe("money of the desk", () => {
  const received = (dueAt: Date): Entry => ({ ...entry("payment", -14_900, dueAt), receivedOn: "2026-12-01" });

  it("counts from the day on which it was received, to the millisecond", () => {
    const paidBy = (dueAt: Date) => stated([...monthly, received(dueAt)]).paidMinor;
    expect([paidBy(now), paidBy(new Date(+now - 1)), paidBy(new Date(+now + 1))]).toEqual([14_900, 14_900, 0]);
  });
});

describe("a statement of any ledger", () => {
  it("adds up: costs − taken off − paid + returned is the balance, and what is left of the instalments", () => {
    let events = 0;
    const off = fc.option(fc.integer({ min: 1, max: 100 }), { nil: null });
    fc.assert(
      fc.property(
        fc.record({ priced, begins, off, state: fc.constantFrom(...orderState.options) }),
        fc.array(event, { minLength: 30, maxLength: 60 }),
        fc.integer({ min: -400, max: 4000 }),
        (given, happened, days) => {
          const charges = chargesOf(given.priced, { begins: given.begins, ends: null });
          const discount = given.off === null ? [] : discountEntries(charges, { percent: given.off }, now);
          const entries = [...charges, ...discount, ...happened.map((one) => entry(one.kind, one.amountMinor))];
          events += happened.length;
          const of = { ...order, ...given.priced, state: given.state };
          const one = statementOf(entries, of, later(days));
          expect(one.costsMinor - one.takenOffMinor - one.paidMinor + one.returnedMinor).toBe(one.balanceMinor);
          expect(one.priceMinor - one.receivedMinor).toBe(one.balanceMinor);
          expect(one.balanceMinor).toBe(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
          for (const minor of [one.costsMinor, one.takenOffMinor, one.paidMinor, one.returnedMinor])
            expect(minor).toBeGreaterThanOrEqual(0);
          const left = one.instalments.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
          expect(left).toBe(Math.max(0, one.balanceMinor));
          expect(one.creditMinor).toBe(Math.max(0, -one.balanceMinor));
          expect(one.asked.minor).toBeLessThanOrEqual(left);
          expect(one.asked.minor === 0).toBe(left === 0);
          expect(one.overdue?.minor ?? 0).toBeLessThanOrEqual(one.asked.minor);
          if (["paid", "paid_so_far", "waived", "credit"].includes(one.standing)) expect(one.isDue).toBe(false);
          expect(one.monthlyMinor).toBe(given.priced.monthlyMinor);
        },
      ),
      { numRuns: 400 },
    );
    expect(events).toBeGreaterThanOrEqual(10_000);
  });

  it("is settled by paying what is asked until nothing is", () => {
    fc.assert(
      fc.property(priced, begins, (given, start) => {
        const entries = chargesOf(given, { begins: start, ends: null });
        const of = { ...order, months: given.months };
        for (let one = statementOf(entries, of, now); one.asked.minor > 0; one = statementOf(entries, of, now))
          entries.push(paid(one.asked.minor));
        expect(statementOf(entries, of, later(9_999))).toMatchObject({ balanceMinor: 0, standing: "paid" });
      }),
    );
  });
});

describe("the figures of any ledger", () => {
  it("print the statement's sums with the decimals of their currency, and add up as printed", () => {
    const currency = fc.constantFrom<Currency>("JPY", "VND", "USD", "PKR", "KWD", "OMR");
    fc.assert(
      fc.property(priced, begins, fc.array(event, { maxLength: 12 }), currency, (given, start, happened, of) => {
        const charges = chargesOf(given, { begins: start, ends: null });
        const entries = [...charges, ...happened.map((one) => entry(one.kind, one.amountMinor))];
        const one = statementOf(entries, { ...order, ...given, currency: of }, now);
        const figures = figuresOf(one);
        const printed = (text: string | null) =>
          text === null ? 0 : inMinor(readMoney(text, of) ?? Number.NaN, of).minor;
        expect(printed(figures.monthly)).toBe(given.monthlyMinor);
        expect(printed(figures.costs)).toBe(one.costsMinor);
        expect(printed(figures.takenOff)).toBe(one.takenOffMinor);
        expect(printed(figures.returned)).toBe(one.returnedMinor);
        expect(printed(figures.left)).toBe(Math.max(0, one.balanceMinor));
        expect(printed(figures.credit)).toBe(one.creditMinor);
        expect(printed(figures.asked.amount)).toBe(one.asked.minor);
        expect(figures.asked.plain.split(".")[1] ?? "").toHaveLength(decimalsOf(of));
        const received = one.receivedMinor < 0 ? one.receivedMinor : printed(figures.received);
        expect(printed(figures.costs) - printed(figures.takenOff) - received).toBe(
          printed(figures.left) - printed(figures.credit),
        );
        const shown = figures.instalments.map(({ amount, left }) => [printed(amount), printed(left)]);
        expect(shown).toEqual(one.instalments.map(({ amountMinor, leftMinor }) => [amountMinor, leftMinor]));
      }),
      { numRuns: 50 },
    );
  });
});

describe("a statement", () => {
  it("asks for what is due, or for the next, and says for which months", () => {
    const month = (from: number, to = from) => ({ from, to, inAll: 4 });
    expect(stated(monthly).asked).toEqual({ minor: 14_900, months: month(1) });
    expect(stated([...monthly, paid(14_900)]).asked).toEqual({ minor: 14_900, months: month(2) });
    expect(stated([...monthly, paid(14_900)], later(75)).asked).toEqual({ minor: 29_800, months: month(2, 3) });
    expect(stated([...monthly, paid(59_600)]).asked).toEqual({ minor: 0, months: null });
    expect(stated(whole).asked).toEqual({ minor: 59_600, months: null });
    expect(stated([...whole, entry("correction", 5_000)]).asked.minor).toBe(64_600);
  });

  it.each<[string, Entry[], number, Partial<Parameters<typeof statementOf>[1]>, Partial<Statement>]>([
    ["open", monthly, 0, { state: "awaiting_payment" }, { standing: "awaiting_payment", isDue: true }],
    [
      "partly paid",
      [...monthly, paid(100)],
      0,
      { state: "awaiting_payment" },
      { standing: "part_received", isDue: true },
    ],
    ["paid for a month", [...monthly, paid(14_900)], 0, {}, { standing: "paid_so_far", isDue: false }],
    ["with a month due soon", [...monthly, paid(14_900)], 39, {}, { standing: "due", isDue: true, overdue: null }],
    ["paid", [...whole, paid(59_600)], 900, {}, { standing: "paid", isDue: false }],
    ["waived", [...whole, entry("correction", -59_600)], 0, {}, { standing: "waived", priceMinor: 0, isDue: false }],
    [
      "paid beyond its price",
      [...whole, entry("correction", -39_600), paid(30_000)],
      0,
      {},
      { standing: "credit", priceMinor: 20_000, creditMinor: 10_000, isDue: false },
    ],
    ["expired", monthly, 4, { state: "awaiting_payment" }, { standing: "expired", isDue: false, overdue: null }],
    [
      "partly paid, past its day",
      [...monthly, paid(100)],
      4,
      { state: "awaiting_payment" },
      { standing: "part_received", isDue: true, overdue: { minor: 14_800, since: later(3), days: 1 } },
    ],
    [
      "a bill of the staff, past its day",
      monthly,
      4,
      { state: "awaiting_payment", byStaff: true },
      { standing: "awaiting_payment", isDue: true },
    ],
    [
      "reopened",
      whole,
      4,
      { state: "awaiting_payment", dueAt: later(9) },
      { standing: "awaiting_payment", overdue: null, isDue: true },
    ],
    ["cancelled", [...whole, paid(100)], 0, { state: "cancelled" }, { standing: "cancelled", isDue: false }],
  ])("says of an order that is %s how it stands", (...[, entries, days, changes, expected]) => {
    expect(stated(entries, later(days), changes)).toMatchObject(expected);
  });

  it("counts the days since the oldest open month was due", () => {
    const { overdue, standing } = stated([...monthly, paid(14_900)], later(48));
    expect(standing).toBe("overdue");
    expect(overdue).toMatchObject({ minor: 14_900, days: 7 });
    expect(overdue?.since).toEqual(monthly[1]?.dueAt);
  });
});
