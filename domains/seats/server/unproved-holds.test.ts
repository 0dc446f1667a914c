import fc from "fast-check";
import { expect, it } from "vitest";
import { mostUnprovedSeats } from "./unproved-holds.ts";

it.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [2, 1],
  [5, 1],
  [6, 2],
  [62, 20],
])("of %i seats that are open %i are held for people of whom nothing is proved", (open, most) => {
  expect(mostUnprovedSeats(open)).toBe(most);
});

it("leaves two thirds to others, wherever there is more than one", () => {
  fc.assert(fc.property(fc.integer({ min: 3, max: 10_000 }), (open) => mostUnprovedSeats(open) * 3 <= open));
});
