import fc from "fast-check";
import { expect, it } from "vitest";
import { hour } from "#shared/durations.ts";
import { standInTime } from "./stand-in.ts";

const timeOf = (startsAt: string, endsAt: string, timeZone: string) => {
  const { from, until } = standInTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, timeZone);
  return [from.toISOString(), until.toISOString()];
};

it.each([
  ["an evening class", "2026-12-08T19:00/2026-12-08T20:30", "2026-12-07T18:00/2026-12-10T00:00"],
  ["one across midnight", "2026-12-08T23:00/2026-12-09T01:00", "2026-12-07T18:00/2026-12-11T00:00"],
  ["one until midnight", "2026-12-08T22:00/2026-12-09T00:00", "2026-12-07T18:00/2026-12-10T00:00"],
])("%s is theirs from the evening before to the end of the day after", (_, hours, theirs) => {
  const momentsOf = (text: string) => text.split("/").map((moment) => new Date(`${moment}+05:00`).toISOString());
  const [startsAt = "", endsAt = ""] = momentsOf(hours);
  expect(timeOf(startsAt, endsAt, "Asia/Karachi")).toEqual(momentsOf(theirs));
});

it("counts days by the clock where it changes", () => {
  // In New York the clock goes forward at 2:00 on 8 March 2026, and at midnight in Beirut on 29 March.
  expect(timeOf("2026-03-08T18:00:00-04:00", "2026-03-08T19:00:00-04:00", "America/New_York")).toEqual([
    ...["2026-03-07T23:00:00.000Z", "2026-03-10T04:00:00.000Z"],
  ]);
  expect(timeOf("2026-03-27T18:00:00+02:00", "2026-03-27T19:00:00+02:00", "Asia/Beirut")).toEqual([
    ...["2026-03-26T16:00:00.000Z", "2026-03-28T22:00:00.000Z"],
  ]);
});

it("holds the whole class in every zone, and no more than four days and its length", () => {
  const zones = fc.constantFrom(
    "Asia/Karachi",
    "America/New_York",
    "Pacific/Apia",
    "Asia/Beirut",
    "Pacific/Kiritimati",
  );
  const begins = fc.date({ min: new Date("2000-01-01"), max: new Date("2050-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(begins, fc.integer({ min: 1, max: 12 }), zones, (startsAt, hours, zone) => {
      const endsAt = new Date(startsAt.getTime() + hours * hour);
      const { from, until } = standInTime({ startsAt, endsAt }, zone);
      expect(startsAt.getTime() - from.getTime()).toBeGreaterThanOrEqual(5 * hour);
      expect(until.getTime() - endsAt.getTime()).toBeGreaterThanOrEqual(23 * hour);
      expect(until.getTime() - from.getTime()).toBeLessThanOrEqual(
        4 * 24 * hour + endsAt.getTime() - startsAt.getTime(),
      );
    }),
  );
});
