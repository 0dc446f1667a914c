import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#shared/durations.ts";
import {
  chargesOf,
  discountEntries,
  type Entry,
  firstPart,
  instalmentsAt,
  instalmentTerms,
  monthsAfter,
  registration,
  splitEvenly,
} from "./instalments.ts";

const now = new Date("2026-12-01T10:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const price = { monthlyMinor: 14_900, months: 4, dueAt: later(3) };
const from = (begins: Date, ends: Date | null = null) => ({ begins, ends });
const monthly = chargesOf({ ...price, schedule: "monthly" }, from(later(10)));
const entry = (kind: Entry["kind"], amountMinor: number, dueAt = now): Entry => ({
  ...{ kind, amountMinor, dueAt },
  instalment: null,
});

const priced = fc.record({
  schedule: fc.constantFrom("whole", "monthly"),
  monthlyMinor: fc.integer({ min: 1, max: 5_000_000 }),
  months: fc.integer({ min: 1, max: 24 }),
  dueAt: fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
});
const begins = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });

describe("charges", () => {
  it("add up to the total for every price and number of months, in order of their days", () => {
    fc.assert(
      fc.property(priced, begins, (order, start) => {
        const charges = chargesOf(order, from(start));
        expect(charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(order.monthlyMinor * order.months);
        const days = charges.map(({ dueAt }) => dueAt.getTime());
        expect(days).toEqual(days.toSorted((one, other) => one - other));
        expect(days[0]).toBe(order.dueAt.getTime());
      }),
    );
  });

  it("are one for the whole course, and the months after the first class for monthly payment", () => {
    expect(chargesOf({ ...price, schedule: "whole" }, from(later(10)))).toEqual([entry("charge", 59_600, later(3))]);
    expect(monthly.map(({ dueAt }) => dueAt.toISOString().slice(0, 10))).toEqual([
      "2026-12-04",
      "2027-01-11",
      "2027-02-11",
      "2027-03-11",
    ]);
  });

  it("of somebody who joins late are none after the course: what is left is due with the last month within it", () => {
    const late = (ends: Date) =>
      chargesOf({ ...price, schedule: "monthly" }, from(later(-60), ends)).map(({ amountMinor, dueAt }) => [
        amountMinor,
        dueAt.toISOString().slice(0, 10),
      ]);
    expect(late(later(50))).toEqual([
      [14_900, "2026-12-04"],
      ...Array.from({ length: 3 }, () => [14_900, "2027-01-04"]),
    ]);
    // A month that is due as the course ends is within it.
    expect(late(monthsAfter(later(3), 2)).map(([, day]) => day)).toEqual([
      ...["2026-12-04", "2027-01-04", "2027-02-04", "2027-02-04"],
    ]);
    expect(late(later(20))).toEqual(Array.from({ length: 4 }, () => [14_900, "2026-12-04"]));
    fc.assert(
      fc.property(priced, begins, begins, (order, start, ends) => {
        const charges = chargesOf(order, from(start, ends));
        expect(charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(order.monthlyMinor * order.months);
        for (const { dueAt } of charges) expect(dueAt <= ends || dueAt <= order.dueAt).toBe(true);
      }),
    );
  });

  it("are numbered by their months; a single month has no number, and registration stands before them", () => {
    const numbers = (months: number, registrationMinor: number) =>
      chargesOf({ ...price, months, schedule: "monthly", registrationMinor }, from(later(10)));
    expect(numbers(3, 0).map(({ instalment }) => instalment)).toEqual([1, 2, 3]);
    expect(numbers(1, 0)).toEqual([entry("charge", 14_900, later(3))]);
    expect(numbers(1, 5000)).toEqual([
      { ...entry("charge", 5000, later(3)), instalment: registration },
      entry("charge", 14_900, later(3)),
    ]);
  });

  it("stay on the last day of a shorter month", () => {
    expect(monthsAfter(new Date("2027-01-31T08:00:00Z"), 1).toISOString()).toBe("2027-02-28T08:00:00.000Z");
    expect(monthsAfter(new Date("2026-11-30T08:00:00Z"), 3).toISOString()).toBe("2027-02-28T08:00:00.000Z");
  });
});

it("splits every total into parts that add up and differ by one hundredth at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 60 }), (total, parts) => {
      const split = splitEvenly(total, parts);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
    }),
  );
});

describe("instalments", () => {
  it("become due, overdue and closed with time, and paid by money", () => {
    const states = (at: Date, ...more: Entry[]) => instalmentsAt([...monthly, ...more], at).map(({ state }) => state);
    expect(states(now)).toEqual(["due", "upcoming", "upcoming", "upcoming"]);
    expect(states(later(4))).toEqual(["overdue", "upcoming", "upcoming", "upcoming"]);
    expect(states(later(11))).toEqual(["closed", "upcoming", "upcoming", "upcoming"]);
    expect(states(later(11), entry("payment", -14_900))).toEqual(["paid", "upcoming", "upcoming", "upcoming"]);
    expect(states(later(39), entry("payment", -30_000))).toEqual(["paid", "paid", "upcoming", "upcoming"]);
  });

  it("leave nothing closed until the grace is over, to the millisecond", () => {
    const at = (late: number) => instalmentsAt(monthly, new Date(price.dueAt.getTime() + late))[0]?.state;
    expect(at(0)).toBe("due");
    expect(at(1)).toBe("overdue");
    expect(at(instalmentTerms.grace)).toBe("overdue");
    expect(at(instalmentTerms.grace + 1)).toBe("closed");
    expect(at(1 - instalmentTerms.remindBefore - day)).toBe("due");
    expect(at(-instalmentTerms.remindBefore - day)).toBe("upcoming");
  });
});

describe("a discount", () => {
  it("is of each charge, on its day or today where that has passed, and none where nothing is left for it", () => {
    const charges = [
      { ...entry("charge", 100, later(-5)), instalment: 1 },
      { ...entry("charge", 100, later(25)), instalment: 2 },
    ];
    expect(discountEntries(charges, { percent: 10 }, now)).toEqual([
      { kind: "discount", amountMinor: -10, instalment: 1, dueAt: now },
      { kind: "discount", amountMinor: -10, instalment: 2, dueAt: later(25) },
    ]);
    expect(discountEntries(charges, { amountMinor: 1 }, now).map(({ instalment }) => instalment)).toEqual([1]);
  });

  it("is spread over the charges to the hundredth, and never exceeds them", () => {
    const value = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amountMinor: fc.integer({ min: 1, max: 1e8 }) }),
    );
    fc.assert(
      fc.property(priced, begins, value, (order, start, off) => {
        const charges = chargesOf(order, from(start));
        const total = order.monthlyMinor * order.months;
        const wanted = "percent" in off ? Math.round((total * off.percent) / 100) : Math.min(off.amountMinor, total);
        const entries = [...charges, ...discountEntries(charges, off, now)];
        for (const { amountMinor } of instalmentsAt(entries, now)) expect(amountMinor).toBeGreaterThanOrEqual(0);
        const left = instalmentsAt(entries, now).reduce((sum, { leftMinor }) => sum + leftMinor, 0);
        expect(left).toBe(total - wanted);
      }),
    );
  });
});

describe("the charges of a ledger", () => {
  const charge = (instalment: number | null, amountMinor: number, days: number): Entry => ({
    ...{ kind: "charge", amountMinor, instalment, dueAt: later(days) },
  });
  const changed = (instalment: number, amountMinor: number, act: Entry["act"]): Entry => ({
    ...{ kind: "correction", amountMinor, instalment, act, dueAt: now },
  });
  const shown = (...entries: Entry[]) =>
    instalmentsAt(entries, now).map(({ instalment, amountMinor, leftMinor }) => [instalment, amountMinor, leftMinor]);

  it("are paid in the order of their days, registration before the month of the same day", () => {
    const [second, first, once] = [charge(2, 200, 40), charge(1, 100, 10), charge(registration, 50, 10)];
    for (const entries of [
      [second, first, once],
      [once, second, first],
      [first, once, second],
    ])
      expect(shown(...entries, entry("payment", -120))).toEqual([
        [registration, 50, 0],
        [1, 100, 30],
        [2, 200, 200],
      ]);
  });

  it.each(["moved", "left", "cancelled"] as const)(
    "leave out one that was %s, until there is something of it again",
    (act) => {
      const both = [charge(1, 100, 10), charge(2, 100, 40)];
      expect(shown(...both, changed(1, -100, act))).toEqual([[2, 100, 100]]);
      expect(shown(...both, changed(1, -60, act))).toEqual([
        [1, 40, 40],
        [2, 100, 100],
      ]);
      expect(shown(...both, changed(1, -100, act), changed(1, 70, "fee"))).toEqual([
        [1, 70, 70],
        [2, 100, 100],
      ]);
    },
  );

  it("show one that a reduction has brought to nothing", () => {
    expect(shown(charge(1, 100, 10), changed(1, -100, "fee"))).toEqual([[1, 0, 0]]);
    expect(shown(charge(1, 100, 10), { ...changed(1, -100, null), kind: "discount" })).toEqual([[1, 0, 0]]);
  });

  it("count a correction of the order for the earliest, and what was taken off one too much for the others", () => {
    const both = [charge(1, 100, 10), charge(2, 100, 40)];
    expect(shown(...both, changed(2, -30, null))).toEqual([
      [1, 100, 70],
      [2, 100, 100],
    ]);
    expect(shown(...both, changed(2, -30, "fee"))).toEqual([
      [1, 100, 100],
      [2, 70, 70],
    ]);
    expect(shown(...both, changed(2, -130, "fee"))).toEqual([
      [1, 100, 70],
      [2, 0, 0],
    ]);
  });

  it("ask for money that went back, and a correction upwards, with the first", () => {
    expect(shown(charge(1, 100, 10), charge(2, 100, 40), entry("correction", 5), entry("refund", 7))).toEqual([
      [1, 100, 112],
      [2, 100, 100],
    ]);
  });

  it("call a part by the month that it is for, and by none where it is of a whole course", () => {
    const part = (partOf: number | null | undefined) =>
      instalmentsAt([{ ...charge(firstPart, 50, 10), ...(partOf !== undefined && { partOf }) }], now)[0];
    expect(part(2)).toMatchObject({ instalment: 2, charge: firstPart });
    expect([part(null)?.instalment, part(undefined)?.instalment]).toEqual([null, null]);
    // Only a part says what it is of.
    expect(instalmentsAt([{ ...charge(3, 50, 10), partOf: 2 }], now)[0]).toMatchObject({ instalment: 3, charge: 3 });
  });
});
