import fc from "fast-check";
import { expect, it } from "vitest";
import { answerInDigits, cutAnswer } from "./answer-question.ts";

it("does not change an answer that is short enough", () => {
  expect(cutAnswer("Three months. Twelve weeks.", 40)).toBe("Three months. Twelve weeks.");
});

it("cuts after the last sentence that fits, in any script", () => {
  expect(cutAnswer("One is here. Two is here. Three is not here.", 30)).toBe("One is here. Two is here.");
  expect(cutAnswer("ایک یہاں ہے۔ دو یہاں ہے۔ تین یہاں نہیں", 28)).toBe("ایک یہاں ہے۔ دو یہاں ہے۔");
});

it("cuts after a word if no sentence ends in the second half", () => {
  expect(cutAnswer("Yes. one two three four five six seven", 30)).toBe("Yes. one two three four five…");
  expect(cutAnswer("a".repeat(50), 10)).toBe(`${"a".repeat(9)}…`);
});

it("is never longer than the limit, and always the beginning of the answer", () => {
  const text = fc.array(fc.constantFrom("word", "end.", "Ja!", "👩🏽‍💻", "\n", "ہے۔"), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 8, max: 120 }), (words, most) => {
      const whole = words.join(" ");
      const cut = cutAnswer(whole, most);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut.isWellFormed()).toBe(true);
      if (whole.length > most) expect(whole.startsWith(cut.replace(/…$/, "").replace(/\ufffd$/, ""))).toBe(true);
    }),
  );
});

it("writes the numbers of Urdu lines in Urdu's digits, and leaves phones, addresses and English lines", () => {
  const answer = "فیس 6,000 روپے ہے، [مہینے](/courses?m=4) یا 4۔\nCall +92 300 1234567\n4 months";
  const written = answerInDigits(answer, "۰");
  expect(written).toBe("فیس ۶٬۰۰۰ روپے ہے، [مہینے](/courses?m=4) یا ۴۔\nCall +92 300 1234567\n4 months");
  expect(written).toHaveLength(answer.length);
  expect(answerInDigits(answer, "")).toBe(answer);
});
