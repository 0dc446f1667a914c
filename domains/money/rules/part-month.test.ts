import { describe, expect, it } from "vitest";
import { partMonth } from "./part-month.ts";

const december = ["01", "02", "03", "07", "08", "09", "10", "14", "15", "16", "17", "21", "22", "23"].map(
  (day) => `2026-12-${day}`,
);

describe("part of a month by classes left", () => {
  it.each([
    [6000, "2026-12-14", { left: 7, all: 14, less: "3000" }],
    [6000, "2026-12-13", { left: 7, all: 14, less: "3000" }],
    [5000, "2026-12-23", { left: 1, all: 14, less: "4643" }],
    [45.5, "2026-12-16", { left: 5, all: 14, less: "29.25" }],
    [6000, "2026-12-24", { left: 0, all: 14, less: "6000" }],
  ])("of %d from %s on", (fee, joins, part) => {
    expect(partMonth(fee, december, joins)).toEqual(part);
  });

  it("is nothing for whoever is there from the first class, and without classes", () => {
    expect(partMonth(6000, december, "2026-12-01")).toBeNull();
    expect(partMonth(6000, [], "2026-12-14")).toBeNull();
  });
});
