import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planTotal } from "./plan-total.ts";

const price = fc.integer({ min: 1, max: 10_000 });
const withoutMern = fc.string().filter((title) => !/mern/i.test(title));

describe("a plan's total (specification §9)", () => {
  it("is four months for a title that includes mern, anywhere and in any case", () => {
    const mern = fc.constantFrom("mern", "MERN", "Mern", "mErN");
    fc.assert(
      fc.property(fc.string(), mern, fc.string(), price, (before, word, after, monthly) => {
        expect(planTotal(monthly, before + word + after)).toBe(monthly * 4);
      }),
    );
  });

  it("is three months for every other title", () => {
    fc.assert(
      fc.property(withoutMern, price, (title, monthly) => {
        expect(planTotal(monthly, title)).toBe(monthly * 3);
      }),
    );
  });
});
