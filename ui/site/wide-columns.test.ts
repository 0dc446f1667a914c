import { expect, it } from "vitest";
import { wideColumns } from "./wide-columns.ts";

it.each([
  [1, 4, ""],
  [2, 4, "lg:grid-cols-2"],
  [3, 4, "lg:grid-cols-3"],
  [4, 3, "lg:grid-cols-2"],
  [5, 3, "lg:grid-cols-3"],
  [6, 3, "lg:grid-cols-3"],
  [8, 4, "lg:grid-cols-4"],
] as const)("shows %i things in at most %i columns without a gap, if there is a way", (count, most, expected) => {
  expect(wideColumns(count, most)).toBe(expected);
});
