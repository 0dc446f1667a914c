import { expect, it } from "vitest";
import { day, hour, minute, minutesInWords } from "./durations.ts";

it("counts in milliseconds", () => {
  expect([minute, hour, day]).toEqual([60_000, 3_600_000, 86_400_000]);
});

it.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
])("says %i seconds in whole minutes, rounded up", (seconds, words) => {
  expect(minutesInWords(seconds)).toBe(words);
});
