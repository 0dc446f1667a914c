import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import { hour, minute } from "#shared/durations.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { dueInWords, shortDay, shortTime } from "./times.ts";

const now = new Date("2026-11-23T12:00:00Z");
const zone = "Asia/Karachi";

describe("a moment", () => {
  it.each([
    ["2026-11-23T09:30:00Z", "2:30\u00a0PM"],
    ["2026-11-22T19:30:00Z", "12:30\u00a0AM"],
    ["2026-11-22T18:30:00Z", "22 Nov, 11:30\u00a0PM"],
    ["2025-12-31T18:30:00Z", "31 Dec 2025"],
  ])("%s is told as %s by the institute's clock", (moment, told) => {
    expect(shortTime(new Date(moment), now, zone, siteLocale)).toBe(told);
  });

  it("is told in the language of who asks, whose months have no short names", () => {
    const before = new Date("2026-11-22T18:30:00Z");
    expect(shortTime(before, now, zone, "ur")).toBe("22 نومبر، \u206611:30\u00a0PM\u2069");
    expect(shortTime(before, now, zone, "ar")).toBe("22 نوفمبر، 11:30\u00a0م");
  });
});

it("writes a day of the calendar as people do", () => {
  expect(shortDay("2026-11-03", siteLocale)).toBe("3 Nov 2026");
  expect(shortDay("2026-11-03", "ur")).toBe("3 نومبر 2026");
});

describe("an answer", () => {
  const due = (left: number) => dueInWords(new Date(now.getTime() + left), now, en.admin.leads.due);
  it.each([
    [70 * minute, "in 1 h 10 min", "soon"],
    [3 * hour, "in 3 h", "soon"],
    [9 * hour + 20 * minute, "in 9 h", "calm"],
    [25 * minute, "in 25 min", "soon"],
    [-10 * minute, "10 min late", "late"],
    [-75 * hour, "3 days late", "late"],
  ])("that is due in %d ms says %s", (left, text, urgency) => {
    expect(due(left)).toEqual({ text, urgency });
  });

  it("never grows calmer as time passes", () => {
    const order = ["late", "soon", "calm"];
    const span = fc.integer({ min: -100 * hour, max: 100 * hour });
    fc.assert(
      fc.property(span, span, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        return order.indexOf(due(less).urgency) <= order.indexOf(due(more).urgency);
      }),
    );
  });
});
