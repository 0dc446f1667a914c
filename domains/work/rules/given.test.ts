import fc from "fast-check";
import { expect, it } from "vitest";
import { type Given, givenIn, givenText, readGiven, storedMark } from "./given.ts";

it.each([
  ["7", 7],
  [" 7,5 ", 7.5],
  ["۷٫۵", 7.5],
  ["", null],
  ["EX", "excused"],
  ["ex", "excused"],
  ["Exc.", "excused"],
  ["excused", "excused"],
  ["7.123", "wrong"],
  ["example", "wrong"],
  ["E", "wrong"],
])("%j is read as the mark %j", (text, given) => expect(readGiven(text)).toBe(given));

it("a mark is read back as it was written and stored", () => {
  const points = fc.nat(1_000_000).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.oneof(points, fc.constantFrom<Given>("excused", null)), (given) => {
      expect(readGiven(givenText(given))).toBe(given);
      expect(givenIn(storedMark(given))).toBe(given);
    }),
  );
});
