import fc from "fast-check";
import { expect, it } from "vitest";
import { partialName } from "./partial-name.ts";

it.each([
  ["Sana Javed", "Sana J."],
  ["Muhammad Ali Khan Niazi", "Muhammad N."],
  ["Sana", "S."],
  [" ", "."],
  ["  Sana   Javed ", "Sana J."],
  ["محمد عبداللہ خان نیازی", "محمد ن."],
  ["Gu\u0308l O\u0308zdemir", "Gu\u0308l O\u0308."],
])("of %j it shows %j", (name, shown) => {
  expect(partialName(name)).toBe(shown);
});

it("never shows a last name of several letters, nor a name of one word", () => {
  const word = fc.stringMatching(/^[a-z]{2,12}$/);
  fc.assert(
    fc.property(word, fc.array(word, { minLength: 1, maxLength: 4 }), (first, others) => {
      const shown = partialName([first, ...others].join(" "));
      expect(shown).toBe(`${first} ${others.at(-1)?.[0]}.`);
      expect(partialName(first)).toBe(`${first[0]}.`);
    }),
  );
});
