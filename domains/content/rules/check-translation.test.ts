import { expect, it } from "vitest";
import { faultOfTranslation } from "./check-translation.ts";

it.each([
  ["Pay {amount} by {day}", "{day} تک {amount} ادا کریں"],
  ["Bank{if cards} or card{end if}", "بینک{if cards} یا کارڈ{end if}"],
  ["See [our terms](/terms) or [write](/contact)", "[لکھیں](/contact) یا [شرائط](/terms) دیکھیں"],
  ["No", "بالکل نہیں، ہرگز نہیں"],
  ["YouTube", "YouTube"],
])("finds nothing wrong with a translation of “%s”", (original, translation) => {
  expect(faultOfTranslation(original, translation)).toBeNull();
});

it.each([
  ["Pay {amount}", "{amount ادا کریں", "A brace is opened and not closed"],
  ["Pay {amount}", "amount} ادا کریں", "A brace is closed that was not opened"],
  ["Pay {amount}", "{am{amount} ادا", "A brace is opened within another"],
  ["Pay {amount}", "ادا کریں", "The fact {amount} of the original is missing."],
  ["Pay {amount}", "{رقم} ادا کریں", "The fact {amount} of the original is missing."],
  ["{day}", "{day} {day}", "The original has no fact {day}."],
  ["A{if cards} b{end if}", "A{if cards} b", "The fact {end if} of the original is missing."],
  ["See [terms](/terms)", "[شرائط](/ur/terms) دیکھیں", "The link /terms of the original is missing."],
  ["See terms", "[شرائط](/terms)", "The original has no link /terms."],
  ["Yes", "ہ".repeat(60), "is it another text's translation?"],
  ["A text that is quite long, so that three letters cannot say it.", "جی", "is a part missing?"],
])("says what is wrong with a translation of “%s”: %s", (original, translation, fault) => {
  expect(faultOfTranslation(original, translation)).toContain(fault);
});
