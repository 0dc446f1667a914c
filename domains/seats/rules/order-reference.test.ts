import fc from "fast-check";
import { expect, it } from "vitest";
import { formatReference, readReference, referenceAlphabet } from "./order-reference.ts";

const letters = fc
  .array(fc.constantFrom(...referenceAlphabet), { minLength: 8, maxLength: 8 })
  .map((drawn) => drawn.join(""));

it("has no two characters that look or sound alike, and no vowels", () => {
  expect(referenceAlphabet).not.toMatch(/[01AEILOU]/);
  expect(new Set(referenceAlphabet).size).toBe(referenceAlphabet.length);
});

it("is parsed however a person writes it", () => {
  fc.assert(
    fc.property(letters, (drawn) => {
      const reference = formatReference(drawn);
      for (const written of [reference, reference.toLowerCase(), drawn, ` ${drawn.slice(0, 4)} ${drawn.slice(4)} `])
        expect(readReference(written)).toBe(reference);
    }),
  );
});

it.each(["", "K7M4", "K7M4-Q2X", "K7M4-Q2XWX", "K7M4-Q2X0", "K7M4-Q2XÄ", "'; drop table"])("is not %j", (text) => {
  expect(readReference(text)).toBeNull();
});
