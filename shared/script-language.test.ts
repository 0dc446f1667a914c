import { expect, test } from "vitest";
import { isInArabicScript, languageAsked, scriptLanguage } from "./script-language.ts";

test("a text is in the Arabic script if most of its letters are", () => {
  expect(isInArabicScript("ڈیٹا اینالیسس کی fees")).toBe(true);
  expect(isInArabicScript("what does درسگاه mean")).toBe(false);
  expect(isInArabicScript("?")).toBe(false);
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

test("tells the language of what is in the script, however much is in another", () => {
  expect(scriptLanguage("MERN course کی فیس?")).toBe("ur");
  expect(scriptLanguage("Data Analysis: كم الرسوم؟")).toBe("ar");
  expect(scriptLanguage("شكرا", "ar")).toBe("ar");
});
