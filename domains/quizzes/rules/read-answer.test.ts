import fc from "fast-check";
import { expect, it } from "vitest";
import { typedCases } from "../../../tests/support/typed-cases.ts";
import { readAnswer } from "./read-answer.ts";

it.each(typedCases<{ typed: string; expect: number | null }>("numbers"))(
  "$typed is $expect",
  ({ typed, expect: value }) => {
    expect(readAnswer(typed)).toBe(value);
  },
);

it("any text is a finite number or none", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const value = readAnswer(typed);
      expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});
