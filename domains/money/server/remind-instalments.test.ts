import { expect, it } from "vitest";
import { reminderAt } from "./remind-instalments.ts";

// Ten at night in Lahore: the next day has begun nowhere near it.
const dueAt = new Date("2026-12-10T17:00:00Z");

it.each([
  ["2026-12-06T04:00:00Z", null],
  ["2026-12-07T04:00:00Z", "before"],
  ["2026-12-09T04:00:00Z", "before"],
  ["2026-12-10T04:00:00Z", "due"],
  ["2026-12-11T04:00:00Z", null],
  ["2026-12-12T04:00:00Z", null],
  ["2026-12-13T04:00:00Z", "after"],
  ["2026-12-17T04:00:00Z", "after"],
  ["2026-12-18T04:00:00Z", "closed"],
])("reminds at %s: %s", (now, kind) => {
  expect(reminderAt(dueAt, new Date(now), { timeZone: "Asia/Karachi" })).toBe(kind);
});

it("reminds by the institute's own term of grace, and never of what does not close", () => {
  const at = (now: string, grace: number) => reminderAt(dueAt, new Date(now), { timeZone: "Asia/Karachi", grace });
  expect(at("2026-12-13T04:00:00Z", 2 * 86_400_000)).toBe("closed");
  expect(at("2027-02-13T04:00:00Z", Number.POSITIVE_INFINITY)).toBe("after");
});
