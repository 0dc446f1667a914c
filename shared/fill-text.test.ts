import { expect, it } from "vitest";
import { fillCount, fillText } from "./fill-text.ts";

it("replaces each name by its value, as often as it occurs", () => {
  expect(fillText("{course}, {weeks} weeks: {course}", { course: "MERN", weeks: 16 })).toBe("MERN, 16 weeks: MERN");
});

it("leaves a name without a value, and never reads a value as a text with names", () => {
  expect(fillText("{a} {b}", { a: "{b}" })).toBe("{b} {b}");
  expect(fillText("{a}", {})).toBe("{a}");
});

it("takes no value from an object's prototype", () => {
  expect(fillText("{constructor}", {})).toBe("{constructor}");
});

it("chooses the form for a count", () => {
  const forms = { one: "{count} seat left in {batch}", other: "{count} seats left in {batch}" };
  expect([1, 0, 2].map((count) => fillCount(forms, count, { batch: "A" }))).toEqual([
    "1 seat left in A",
    "0 seats left in A",
    "2 seats left in A",
  ]);
});
