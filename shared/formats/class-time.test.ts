import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minute } from "#shared/durations.ts";
import { clockTime, dayInWords, dayOf, knownTimeZone, placeOfZone } from "./class-time.ts";
import { hoursOf, momentAndZone, shownMoment, spokenZone } from "./spoken-zone.ts";

const start = new Date("2026-11-22T20:00:00Z");

describe("a class's time", () => {
  it.each([
    ["Asia/Karachi", "2026-11-23", "Monday 23 November 2026 1:00\u00a0AM"],
    ["America/New_York", "2026-11-22", "Sunday 22 November 2026 3:00\u00a0PM"],
    ["Asia/Kathmandu", "2026-11-23", "Monday 23 November 2026 1:45\u00a0AM"],
  ])("is told on the calendar and the clock of %s", (zone, day, words) => {
    expect(dayOf(start, zone)).toBe(day);
    expect(`${dayInWords(start, zone)} ${clockTime(start, zone)}`).toBe(words);
  });

  it.each([
    ["Asia/Karachi", "1:00 AM", "Pakistan time"],
    ["America/New_York", "3:00 PM", "Eastern time"],
    ["Asia/Kathmandu", "1:45 AM", "Nepal time"],
    ["Europe/London", "8:00 PM", "Greenwich Mean Time"],
    ["Europe/Samara", "12:00 AM", "Samara time"],
    ["UTC", "8:00 PM", "Coordinated Universal Time"],
  ])("is told on a twelve-hour clock with the zone as people say it: %s", (zone, time, name) => {
    expect(clockTime(start, zone)).toBe(time.replace(" ", "\u00a0"));
    expect(spokenZone(start, zone)).toBe(name);
  });

  it("knows zones by name and refuses others", () => {
    expect(knownTimeZone("Europe/Berlin")).toBe("Europe/Berlin");
    expect(["Mars/Olympus", "", undefined, "<b>"].map(knownTimeZone)).toEqual([null, null, null, null]);
    expect(["America/New_York", "America/Port_of_Spain", "UTC"].map(placeOfZone)).toEqual([
      ...["New York", "Port of Spain", "UTC"],
    ]);
  });

  it("is told with its zone, optionally with its year, and as ISO 8601 for the reader's own clock", () => {
    const words = "Monday 23 November, 1:00\u00a0AM Pakistan time";
    expect(momentAndZone(start, "Asia/Karachi")).toBe(words);
    expect(momentAndZone(start, "Asia/Karachi", "with year")).toBe(words.replace(",", " 2026,"));
    expect(shownMoment(start, "Asia/Karachi")).toEqual({ iso: "2026-11-22T20:00:00.000Z", words });
    expect(shownMoment(start, "Asia/Karachi", "with year").words).toBe(words.replace(",", " 2026,"));
  });

  it("goes from one hour to another of its first day", () => {
    const endsAt = new Date("2026-11-22T21:30:00Z");
    expect(hoursOf({ startsAt: start, endsAt }, "Asia/Karachi")).toEqual({
      ...{ day: "Monday 23 November 2026", from: "1:00\u00a0AM", to: "2:30\u00a0AM", zone: "Pakistan time" },
      iso: { from: "2026-11-22T20:00:00.000Z", to: "2026-11-22T21:30:00.000Z" },
    });
  });
});

const zone = fc.constantFrom(
  "Asia/Karachi",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "UTC",
);
const moment = fc.date({
  min: new Date("2024-01-01T00:00:00Z"),
  max: new Date("2035-12-31T00:00:00Z"),
  noInvalidDate: true,
});

it.each([
  ["00:00", "12:00\u00a0AM"],
  ["00:59", "12:59\u00a0AM"],
  ["12:00", "12:00\u00a0PM"],
  ["23:05", "11:05\u00a0PM"],
])("%s is %s", (iso, words) => expect(clockTime(new Date(`2026-03-02T${iso}:00Z`), "UTC")).toBe(words));

describe("at any moment, in any zone", () => {
  it("day and clock give the moment, shifted by a multiple of 15 minutes", () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const wall = Date.parse(`${dayOf(at, timeZone)} ${clockTime(at, timeZone)} UTC`);
        const offset = (wall - Math.floor(at.getTime() / minute) * minute) / minute;
        expect(offset).toBeGreaterThanOrEqual(-12 * 60);
        expect(offset).toBeLessThanOrEqual(14 * 60);
        expect(Math.abs(offset % 15)).toBe(0);
      }),
    );
  });

  it("in UTC they match ISO 8601", () => {
    fc.assert(
      fc.property(moment, (at) => {
        const read = new Date(`${dayOf(at, "UTC")} ${clockTime(at, "UTC")} UTC`);
        expect(read.toISOString().slice(0, 16)).toBe(at.toISOString().slice(0, 16));
      }),
    );
  });

  it("a later moment never has an earlier day", () => {
    fc.assert(
      fc.property(moment, fc.nat({ max: 1e9 }), zone, (at, later, timeZone) => {
        expect(dayOf(new Date(at.getTime() + later), timeZone) >= dayOf(at, timeZone)).toBe(true);
      }),
    );
  });

  it("only the year is left out on request", () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const year = dayOf(at, timeZone).slice(0, 4);
        expect(dayInWords(at, timeZone)).toBe(`${dayInWords(at, timeZone, "without year")} ${year}`);
      }),
    );
  });

  it("a known zone stays the same when looked up again, and any other text is none", () => {
    fc.assert(
      fc.property(fc.oneof(zone, fc.string()), (name) => {
        const known = knownTimeZone(name);
        if (known) expect(knownTimeZone(known)).toBe(known);
      }),
    );
  });
});

it("a zone is named by the last part of its name", () => {
  expect(placeOfZone("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(placeOfZone("UTC")).toBe("UTC");
});
