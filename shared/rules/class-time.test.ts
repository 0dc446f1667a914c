import { describe, expect, it } from "vitest";
import { classTime, dayOf, knownTimeZone, placeOfZone, zoneInWords } from "./class-time.ts";

const start = new Date("2026-11-22T20:00:00Z");
const end = new Date("2026-11-22T20:45:00Z");

describe("a class's time", () => {
  it.each([
    ["Asia/Karachi", "2026-11-23", "Monday 23 November 2026, 01:00 to 01:45", "Pakistan Standard Time"],
    ["America/New_York", "2026-11-22", "Sunday 22 November 2026, 15:00 to 15:45", "Eastern Standard Time"],
    ["Asia/Kathmandu", "2026-11-23", "Monday 23 November 2026, 01:45 to 02:30", "Nepal Time"],
  ])("is told on the calendar and the clock of %s", (zone, day, words, name) => {
    expect(dayOf(start, zone)).toBe(day);
    expect(classTime(start, end, zone)).toBe(words);
    expect(zoneInWords(start, zone)).toBe(name);
  });

  it("knows zones by name and refuses others", () => {
    expect(knownTimeZone("Europe/Berlin")).toBe("Europe/Berlin");
    expect(["Mars/Olympus", "", undefined, "<b>"].map(knownTimeZone)).toEqual([null, null, null, null]);
    expect(placeOfZone("America/New_York")).toBe("New York");
  });
});
