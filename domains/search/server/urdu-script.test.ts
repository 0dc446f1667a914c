import { expect, test } from "vitest";
import { inLatinLetters } from "./urdu-script.ts";

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
