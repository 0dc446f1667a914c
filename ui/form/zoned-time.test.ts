import { expect, it } from "vitest";
import { zonedMoment, zonedText } from "./zoned-time.ts";

it("reads and writes a field's time by the institute's clock", () => {
  const moment = zonedMoment("2026-11-23T19:30", "Asia/Karachi");
  expect(moment?.toISOString()).toBe("2026-11-23T14:30:00.000Z");
  expect(moment && zonedText(moment, "Asia/Karachi")).toBe("2026-11-23T19:30");
});

it("reads nothing that is no time", () => {
  for (const text of ["", "tomorrow", "2026-13-01T00:00"]) expect(zonedMoment(text, "Asia/Karachi")).toBeNull();
});
