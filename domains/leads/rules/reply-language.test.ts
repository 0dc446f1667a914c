import { expect, it } from "vitest";
import { replyLanguageOf } from "./reply-language.ts";

it.each([
  ["Can I pay month by month, and is the Sunday class recorded?", "en"],
  ["Data analysis ki fee kitni hai? Shaam ki class chahiye", "ur-Latn"],
  ["کیا آپ کا سرٹیفکیٹ تصدیق شدہ ہے؟", "ur"],
  ["MERN کی فیس?", "ur"],
  ["كم رسوم دورة تحليل البيانات؟", "ar"],
  ["MERN Stack: متى تبدأ الدورة؟", "ar"],
  // Urdu by an Arabic keyboard.
  ["فيس كتني", "ur"],
  ["Hi, he asked me to par, se ho?", "ur-Latn"],
  ["My son is in class 9. He likes computers and wants to learn data analysis with me.", "en"],
  ["", "en"],
])("“%s” is %s", (text, language) => {
  expect(replyLanguageOf(text)).toBe(language);
});

it("takes words of both languages for those of the reader", () => {
  expect(replyLanguageOf("شكرا", "ar")).toBe("ar");
  expect(replyLanguageOf("شكرا")).toBe("ur");
});
