import { describe, expect, it } from "vitest";
import { firstClass, nextClassFinder, timesOfWeek } from "./class-hours.ts";

const at = (timing: string, startDate = "2026-12-01", zone = "Asia/Karachi") => {
  const hours = firstClass({ timing, startDate }, zone);
  return hours && [hours.from.toISOString(), hours.to.toISOString()];
};

it("reads the hours of a class by the institute's clock", () => {
  expect(at("7:00 PM – 8:30 PM Pakistan time")).toEqual(["2026-12-01T14:00:00.000Z", "2026-12-01T15:30:00.000Z"]);
  expect(at("7:00 PM – 8:30 PM PKT")).toEqual(at("7:00 PM – 8:30 PM"));
  expect(at("12:00 PM - 1:15 pm")).toEqual(["2026-12-01T07:00:00.000Z", "2026-12-01T08:15:00.000Z"]);
  expect(at("12:00 AM – 1:00 AM")).toEqual(["2026-11-30T19:00:00.000Z", "2026-11-30T20:00:00.000Z"]);
});

it("lets a class over midnight end on the next day", () => {
  expect(at("11:00 PM – 12:30 AM Pakistan time")).toEqual(["2026-12-01T18:00:00.000Z", "2026-12-01T19:30:00.000Z"]);
});

it("follows the daylight saving time of the zone", () => {
  expect(at("7:00 PM – 8:00 PM", "2026-07-01", "Europe/London")?.[0]).toBe("2026-07-01T18:00:00.000Z");
  expect(at("7:00 PM – 8:00 PM", "2026-12-01", "Europe/London")?.[0]).toBe("2026-12-01T19:00:00.000Z");
});

it("knows no hours where the words name none", () => {
  for (const words of ["in the evening", "", "19:00 – 20:30", "13:00 PM – 2:00 PM", "7:00 PM", "7:61 PM – 8:00 PM"])
    expect(at(words)).toBeNull();
});

describe("the next class", () => {
  const plan = {
    ...{ schedule: "Mon, Wed", timing: "7:00 PM – 8:30 PM Pakistan time" },
    ...{ startDate: "2026-11-30", endDate: "2027-03-31" },
  };
  const next = (now: string, changes: Partial<typeof plan> = {}) =>
    nextClassFinder("Asia/Karachi", new Date(now))({ ...plan, ...changes })?.from.toISOString() ?? null;

  it("is the first before the batch begins, and the next class day after that", () => {
    expect(next("2026-11-01T12:00:00Z")).toBe("2026-11-30T14:00:00.000Z");
    expect(next("2026-11-30T16:00:00Z")).toBe("2026-12-02T14:00:00.000Z");
    expect(next("2026-12-03T00:00:00Z")).toBe("2026-12-07T14:00:00.000Z");
  });

  it("is the one under way, until its last minute", () => {
    expect(next("2026-12-02T15:29:00Z")).toBe("2026-12-02T14:00:00.000Z");
    expect(next("2026-12-02T15:30:00Z")).toBe("2026-12-07T14:00:00.000Z");
    const late = { timing: "11:00 PM – 12:30 AM Pakistan time" };
    expect(next("2026-12-02T19:10:00Z", late)).toBe("2026-12-02T18:00:00.000Z");
  });

  it("is none after the last class, and none where the words name no hours", () => {
    expect(next("2027-03-31T14:00:00Z")).toBe("2027-03-31T14:00:00.000Z");
    expect(next("2027-03-31T16:00:00Z")).toBeNull();
    expect(next("2027-06-01T00:00:00Z")).toBeNull();
    expect(next("2026-11-01T12:00:00Z", { timing: "in the evening" })).toBeNull();
  });

  it.each([
    ["Monday and Wednesday", "2026-12-02T14:00:00.000Z"],
    ["Tue – Thu", "2026-12-02T14:00:00.000Z"],
    ["Saturday to Monday", "2026-12-05T14:00:00.000Z"],
    ["Fri, Sat, Sun", "2026-12-04T14:00:00.000Z"],
  ])("reads %s", (schedule, expected) => {
    expect(next("2026-12-01T18:00:00Z", { schedule })).toBe(expected);
  });

  it("is only the first of a batch whose words name no weekdays", () => {
    expect(next("2026-11-20T12:00:00Z", { schedule: "Monthly" })).toBe("2026-11-30T14:00:00.000Z");
    expect(next("2026-12-02T12:00:00Z", { schedule: "Monthly" })).toBeNull();
  });
});

describe("the times of a week", () => {
  const zone = "Asia/Karachi";
  const timesOf = (schedule: string, timing: string) =>
    timesOfWeek({ schedule }, firstClass({ timing, startDate: "2026-12-01" }, zone), zone);

  it.each([
    ["Mon, Wed, Fri", "7:00 PM – 8:30 PM Pakistan time", ["evening"]],
    ["Fri, Sat, Sun", "11:00 AM – 12:30 PM Pakistan time", ["weekend"]],
    ["Sat", "5:00 PM – 6:30 PM Pakistan time", ["evening", "weekend"]],
    ["Tue, Thu, Sun", "9:30 PM – 11:00 PM Pakistan time", ["evening"]],
    ["Wed, Fri, Sat", "4:59 PM – 6:00 PM Pakistan time", []],
    ["Monthly", "in the evening", []],
  ])("%s, %s", (schedule, timing, expected) => {
    expect(timesOf(schedule, timing)).toEqual(expected);
  });
});
