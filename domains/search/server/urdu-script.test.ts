import { expect, test } from "vitest";
import { inLatinLetters, isInUrduScript, languageAsked } from "./urdu-script.ts";

test.each([
  ["فیس کتنی ہے؟", "fees kitni hai؟"],
  ["آن لائن کلاس", "online class"],
  ["سَرٹیفکیٹ", "certificate"],
  ["MERN کی فیس ۹۹", "MERN ki fees 99"],
  ["فيس كتني", "fees kitni"],
  ["شکایت", "shikayat"],
  ["Free demo", "Free demo"],
])("Urdu script becomes what people type in Latin letters: %s", (text, latin) =>
  expect(inLatinLetters(text)).toBe(latin),
);

test("a word that no list knows is spelled by its letters", () => expect(inLatinLetters("کتاب")).toBe("ktab"));

test("a text is in Urdu script if most of its letters are", () => {
  expect(isInUrduScript("ڈیٹا اینالیسس کی fees")).toBe(true);
  expect(isInUrduScript("what does درسگاه mean")).toBe(false);
  expect(isInUrduScript("?")).toBe(false);
});

test.each([
  ["کورس کی فیس کتنی ہے؟", "en", "ur"],
  ["كم رسوم الدورة؟", "en", "ar"],
  ["متى تبدأ الدفعة القادمة", "ur", "ar"],
  ["داخلہ کب", "ar", "ur"],
  // Urdu by an Arabic keyboard.
  ["فيس كتني", "ur", "ur"],
  // Letters of both languages alone.
  ["مرحبا", "ar", "ar"],
  ["مرحبا", "ur", "ur"],
  ["مرحبا", "en", "ur"],
  ["When does MERN start?", "ar", "en"],
  ["fees kitni hai", "ur", "en"],
] as const)("tells the language of a question, with that of its page: %s", (text, page, language) => {
  expect(languageAsked(text, page)).toBe(language);
});
