import { expect, it } from "vitest";
import { firstClass } from "#server/services/batches/class-hours.ts";

const at = (timing: string, startDate = "2026-12-01", zone = "Asia/Karachi") => {
  const hours = firstClass({ timing, startDate }, zone);
  return hours && [hours.from.toISOString(), hours.to.toISOString()];
};

it("reads the hours of a class by the institute's clock", () => {
  expect(at("7:00 PM – 8:30 PM PKT")).toEqual(["2026-12-01T14:00:00.000Z", "2026-12-01T15:30:00.000Z"]);
  expect(at("12:00 PM - 1:15 pm")).toEqual(["2026-12-01T07:00:00.000Z", "2026-12-01T08:15:00.000Z"]);
  expect(at("12:00 AM – 1:00 AM")).toEqual(["2026-11-30T19:00:00.000Z", "2026-11-30T20:00:00.000Z"]);
});

it("lets a class over midnight end on the next day", () => {
  expect(at("11:00 PM – 12:30 AM PKT")).toEqual(["2026-12-01T18:00:00.000Z", "2026-12-01T19:30:00.000Z"]);
});

it("follows the daylight saving time of the zone", () => {
  expect(at("7:00 PM – 8:00 PM", "2026-07-01", "Europe/London")?.[0]).toBe("2026-07-01T18:00:00.000Z");
  expect(at("7:00 PM – 8:00 PM", "2026-12-01", "Europe/London")?.[0]).toBe("2026-12-01T19:00:00.000Z");
});

it("knows no hours where the words name none", () => {
  for (const words of ["in the evening", "", "19:00 – 20:30", "13:00 PM – 2:00 PM", "7:00 PM", "7:61 PM – 8:00 PM"])
    expect(at(words)).toBeNull();
});
