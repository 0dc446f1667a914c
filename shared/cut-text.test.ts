import fc from "fast-check";
import { expect, it } from "vitest";
import { cutText } from "./cut-text.ts";

it.each([
  ["Hello", 5, "Hello"],
  ["Hello", 4, "Hell"],
  ["ok 👍🏽!", 5, "ok "],
  ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 12, "👨‍👩‍👧‍👦"],
  ["🇵🇰🇵🇰", 5, "🇵🇰"],
  ["cafe\u0301s", 4, "caf"],
  ["عائِشہ", 3, "عا"],
  ["", 3, ""],
])("%j cut to %i", (text, most, cut) => expect(cutText(text, most)).toBe(cut));

it("is a beginning, whole in its characters and well-formed", () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-composite", maxLength: 40 }), fc.nat(60), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(text.startsWith(cut)).toBe(true);
      const starts = [...segmenter.segment(text)].map(({ index }) => index);
      expect([...starts, text.length]).toContain(cut.length);
    }),
  );
});
