import { describe, expect, it } from "vitest";
import { day } from "#shared/durations.ts";
import { dayBegins, dayEnds, daysOfMonth, endsOfAges, monthAfter, spanOfMonth } from "./book-days.ts";

const karachi = "Asia/Karachi";

describe("a day of the books", () => {
  it("begins and ends by the institute's clock", () => {
    expect(dayBegins("2026-12-05", karachi)).toEqual(new Date("2026-12-04T19:00:00Z"));
    expect(dayEnds("2026-12-05", karachi)).toEqual(new Date("2026-12-05T19:00:00Z"));
    expect(dayEnds("2026-12-31", "UTC")).toEqual(new Date("2027-01-01T00:00:00Z"));
  });

  it("is as long as its clocks say, where they are put forward or back", () => {
    const hours = (on: string) => (+dayEnds(on, "Europe/London") - +dayBegins(on, "Europe/London")) / 3_600_000;
    expect([hours("2027-03-28"), hours("2027-10-31"), hours("2027-06-01")]).toEqual([23, 25, 24]);
  });
});

describe("a month of the books", () => {
  it.each([
    ["2026-12", 1, "2027-01"],
    ["2026-12", 0, "2026-12"],
    ["2027-01", -1, "2026-12"],
    ["2026-01", 14, "2027-03"],
  ])("%s and %i more is %s", (month, months, after) => {
    expect(monthAfter(month, months)).toBe(after);
  });

  it("has each of its days once, in leap years too", () => {
    const days = daysOfMonth("2028-02");
    expect([days.length, days[0], days[9], days.at(-1)]).toEqual([29, "2028-02-01", "2028-02-10", "2028-02-29"]);
    expect(daysOfMonth("2027-02")).toHaveLength(28);
  });

  it("goes from its first day to the first one of the next, by the institute's clock", () => {
    expect(spanOfMonth("2026-12", karachi)).toEqual({
      ...{ from: new Date("2026-11-30T19:00:00Z"), until: new Date("2026-12-31T19:00:00Z") },
    });
  });
});

it("ages end where the next younger begins: from sixty days ago to the end of the next month", () => {
  const now = new Date("2026-12-15T12:00:00Z");
  const ago = (days: number) => new Date(+now - days * day);
  expect(endsOfAges(now, "2026-12", karachi)).toEqual([
    ["older", ago(60)],
    ["two months", ago(30)],
    ["month", ago(7)],
    ["week", now],
    ["ahead", new Date("2026-12-31T19:00:00Z")],
    ["next", new Date("2027-01-31T19:00:00Z")],
  ]);
});
