import { expect, it } from "vitest";
import { daysOfSlots } from "./days-of-slots.ts";

const slots = ["2026-11-23T04:00:00Z", "2026-11-23T13:00:00Z", "2026-11-24T04:00:00Z"].map((start) => ({
  ...{ start, minutes: 45, free: 1 },
}));

it.each([
  ["Asia/Karachi", ["2026-11-23: 2", "2026-11-24: 1"]],
  ["Pacific/Auckland", ["2026-11-23: 1", "2026-11-24: 2"]],
  ["America/Los_Angeles", ["2026-11-22: 1", "2026-11-23: 2"]],
])("groups classes by the calendar of %s", (timeZone, expected) => {
  expect(daysOfSlots(slots, timeZone).map(({ day, slots: ofDay }) => `${day}: ${ofDay.length}`)).toEqual(expected);
});
