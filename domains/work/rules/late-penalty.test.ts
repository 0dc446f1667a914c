import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, hour, minute } from "#shared/durations.ts";
import { afterPenalty, closesAt, daysLate, latePenalty } from "./late-penalty.ts";

const dueAt = new Date("2026-11-23T18:59:00Z");
const momentAfter = (milliseconds: number) => new Date(dueAt.getTime() + milliseconds);
const rule = { perDay: 10, most: 50, closesAfter: 7 };

const rules = fc.record({
  perDay: fc.double({ min: 0, max: 100, noNaN: true }),
  most: fc.double({ min: 0, max: 100, noNaN: true }),
  closesAfter: fc.option(fc.integer({ min: 0, max: 365 })),
});
const points = fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
const moments = fc.integer({ min: -400 * day, max: 400 * day });

describe("a late hand-in", () => {
  it("is late after the minute that was named, and by one more day with each 24 hours begun", () => {
    expect(daysLate(null, momentAfter(day))).toBe(0);
    const moments = [0, -hour, minute - 1, minute, day, day + minute, 3 * day].map(momentAfter);
    expect(moments.map((handedIn) => daysLate(dueAt, handedIn))).toEqual([0, 0, 0, 1, 1, 2, 3]);
  });

  it("costs a part of the work's points for each day, up to the most", () => {
    expect([0, 1, 2, 5, 9].map((days) => latePenalty(rule, 20, days))).toEqual([0, 2, 4, 10, 10]);
    expect(latePenalty(null, 20, 9)).toBe(0);
    expect(afterPenalty(1, 10)).toBe(0);
    expect(afterPenalty(18.5, 2)).toBe(16.5);
  });

  it("closes so many days after it was due", () => {
    expect(closesAt(dueAt, rule)).toEqual(momentAfter(7 * day));
    expect([closesAt(null, rule), closesAt(dueAt, null), closesAt(dueAt, { ...rule, closesAfter: null })]).toEqual([
      ...[null, null, null],
    ]);
  });

  it("never costs less than nothing or more than the work's points", () => {
    fc.assert(
      fc.property(rules, points, moments, (one, worth, late) => {
        const penalty = latePenalty(one, worth, daysLate(dueAt, momentAfter(late)));
        expect(penalty).toBeGreaterThanOrEqual(0);
        expect(penalty).toBeLessThanOrEqual(worth);
        if (late <= 0) expect(penalty).toBe(0);
      }),
    );
  });

  it("never costs less for being later", () => {
    fc.assert(
      fc.property(rules, points, moments, moments, (one, worth, early, late) => {
        const [first = 0, second = 0] = [early, late].sort((a, b) => a - b);
        const cost = (at: number) => latePenalty(one, worth, daysLate(dueAt, momentAfter(at)));
        expect(cost(first)).toBeLessThanOrEqual(cost(second));
      }),
    );
  });

  it("leaves something between nothing and what was given", () => {
    fc.assert(
      fc.property(points, points, (given, penalty) => {
        const left = afterPenalty(given, penalty);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(given);
      }),
    );
  });

  it("costs the same wherever the clocks show another time", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -14, max: 14 }), (late, offset) => {
        const shifted = (moment: Date) => new Date(moment.getTime() + offset * hour);
        expect(daysLate(shifted(dueAt), shifted(momentAfter(late)))).toBe(daysLate(dueAt, momentAfter(late)));
      }),
    );
  });
});
