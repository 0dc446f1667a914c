import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#shared/durations.ts";
import {
  chargesOf,
  discountEntries,
  type Entry,
  instalmentsAt,
  instalmentTerms,
  monthsAfter,
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
    expect(late(later(20))).toEqual(Array.from({ length: 4 }, () => [14_900, "2026-12-04"]));
    fc.assert(
      fc.property(priced, begins, begins, (order, start, ends) => {
        const charges = chargesOf(order, from(start, ends));
        expect(charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(order.monthlyMinor * order.months);
        for (const { dueAt } of charges) expect(dueAt <= ends || dueAt <= order.dueAt).toBe(true);
      }),
    );
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
