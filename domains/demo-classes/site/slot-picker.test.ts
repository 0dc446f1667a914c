import fc from "fast-check";
import { expect, it } from "vitest";
import { daysOfSlots } from "./slot-picker.tsx";

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

it("keeps every class once and in order, and lists each day once", () => {
  const moment = fc.date({
    min: new Date("2026-01-01T00:00:00Z"),
    max: new Date("2027-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  const zone = fc.constantFrom("Asia/Karachi", "Pacific/Auckland", "America/Los_Angeles");
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 40 }), zone, (starts, timeZone) => {
      const all = starts
        .toSorted((one, other) => one.getTime() - other.getTime())
        .map((start) => ({ start: start.toISOString(), minutes: 45, free: 1 }));
      const days = daysOfSlots(all, timeZone);
      expect(days.flatMap((day) => day.slots)).toEqual(all);
      expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort());
    }),
  );
});
