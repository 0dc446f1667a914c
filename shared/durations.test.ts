import { expect, it } from "vitest";
import { day, hour, minute } from "./durations.ts";

it("counts in milliseconds", () => {
  expect([minute, hour, day]).toEqual([60_000, 3_600_000, 86_400_000]);
});
