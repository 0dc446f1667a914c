import { expect, it } from "vitest";
import { sentenceIn } from "./contract-sentence.ts";

const words = {
  sentences: [
    { english: "This is missing.", own: "یہ خالی ہے۔" },
    { english: "There is no fact {fact}.", own: "{fact} نہیں ہے۔" },
    { english: "{currency} has {number} decimals at most.", own: "{currency}: {number}۔" },
    { english: "Please keep this to {number} at most.", own: "زیادہ سے زیادہ {number}۔" },
  ],
};

it.each([
  ["This is missing.", "یہ خالی ہے۔"],
  ["There is no fact {company.nmae}.", "{company.nmae} نہیں ہے۔"],
  ["PKR has 2 decimals at most.", "PKR: 2۔"],
  ["This is missing. PKR has 2 decimals at most.", "یہ خالی ہے۔ PKR: 2۔"],
  ["This is missing. Nobody knows why.", "یہ خالی ہے۔ Nobody knows why."],
  ["Please keep this to 1,000 at most.", "زیادہ سے زیادہ 1,000۔"],
])("says a contract's sentence in the reader's language: %s", (sentence, own) => {
  expect(sentenceIn(words, sentence)).toBe(own);
});

it.each(["This is missing", "Please keep this to yourself at most.", "There is no fact .", "یہ خالی ہے۔", ""])(
  "leaves every other text as it is: %j",
  (text) => {
    expect(sentenceIn(words, text)).toBe(text);
  },
);
