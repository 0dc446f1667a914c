import { expect, it } from "vitest";
import { reminderTimes } from "./reminder-times.ts";

it("are by the institute's clock", () => {
  expect(reminderTimes(new Date("2026-12-04T05:00:00Z"), "Asia/Karachi")).toEqual([
    { name: "hour", at: "2026-12-04T06:00:00.000Z" },
    { name: "evening", at: "2026-12-04T12:00:00.000Z" },
    { name: "tomorrow", at: "2026-12-05T04:00:00.000Z" },
    { name: "days", at: "2026-12-07T04:00:00.000Z" },
    { name: "week", at: "2026-12-11T04:00:00.000Z" },
  ]);
});

it("leave out an evening that has passed", () => {
  const names = reminderTimes(new Date("2026-12-04T15:00:00Z"), "Asia/Karachi").map(({ name }) => name);
  expect(names).toEqual(["hour", "tomorrow", "days", "week"]);
});

it("are at nine after a change of clocks too", () => {
  const [, , tomorrow] = reminderTimes(new Date("2026-03-28T10:00:00Z"), "Europe/Berlin");
  expect(tomorrow).toEqual({ name: "tomorrow", at: "2026-03-29T07:00:00.000Z" });
});
