import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pricesVisible } from "#domains/institute/rules/price-visibility.ts";
import { enrolmentFormFor } from "./enrolment-form.ts";

const code = fc.stringMatching(/^[A-Z]{2}$/);
const spelt = (word: string) =>
  fc.tuple(fc.boolean(), fc.constantFrom("", " ", "\t")).map(([loud, pad]) => {
    return pad + (loud ? word.toUpperCase() : word.toLowerCase()) + pad;
  });

describe("the enrolment form's choice (specification §2 and §4)", () => {
  it("is the simple form after a failed lookup", () => {
    expect(enrolmentFormFor(null)).toBe("simple");
    expect(enrolmentFormFor("")).toBe("simple");
  });

  it("is the simple form in Pakistan and Qatar, in every spelling", () => {
    fc.assert(
      fc.property(fc.oneof(...["pk", "pakistan", "qa", "qatar"].map(spelt)), (country) => {
        expect(enrolmentFormFor(country)).toBe("simple");
      }),
    );
  });

  it("is the plan form in every other country, where prices are shown", () => {
    fc.assert(
      fc.property(
        code.filter((country) => country !== "PK" && country !== "QA"),
        (country) => {
          expect(enrolmentFormFor(country)).toBe("plan");
          expect(pricesVisible(country)).toBe(true);
        },
      ),
    );
  });
});
