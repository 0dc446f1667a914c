import { expect, test } from "vitest";
import { isAtNight } from "#domains/demo-classes/site/slot-picker.tsx";

test.each([
  ["2026-11-23T16:59:00Z", "Asia/Karachi", false],
  ["2026-11-23T17:00:00Z", "Asia/Karachi", true],
  ["2026-11-24T01:59:00Z", "Asia/Karachi", true],
  ["2026-11-24T02:00:00Z", "Asia/Karachi", false],
  ["2026-11-24T00:00:00Z", "UTC", true],
  ["2026-11-23T14:00:00Z", "America/New_York", false],
  ["2026-11-23T08:00:00Z", "America/New_York", true],
])("%s in %s is at night: %s", (moment, timeZone, expected) => {
  expect(isAtNight(new Date(moment), timeZone)).toBe(expected);
});
