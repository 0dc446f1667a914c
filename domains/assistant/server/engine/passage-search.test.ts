import { expect, test } from "vitest";
import { languageSchool } from "../../../../tests/support/language-school.ts";
import { createPassageSearch, excerptOf, supplementOf } from "./passage-search.ts";

const price = { title: "Café prices", text: "A cup of mint tea costs £3 at the samovar.", path: "/cafe" };
const passages = createPassageSearch([...languageSchool.passages, price]);
const around = { passages, quote: languageSchool.quote, pricesShown: false, isSure: false };
const wordsOf = (text: string) => text.toLowerCase().split(" ");

test("a particular from the pages is quoted with its page", () => {
  expect(supplementOf(wordsOf("where do bicycles stand in the courtyard"), "", around)).toMatch(
    /^From \[House rules\]\(\/house-rules\): .*Bicycles stand in the courtyard/,
  );
});

test("a question of few words gets none, nor does an answer that says it already", () => {
  expect(supplementOf(wordsOf("bicycles"), "", around)).toBeNull();
  const asked = wordsOf("where do bicycles stand in the courtyard");
  const quoted = supplementOf(asked, "", around) ?? "";
  expect(supplementOf(asked, quoted, around)).toBeNull();
  expect(supplementOf(asked, quoted.split(" ").reverse().join(" "), around)).toBeNull();
});

test("no amount is quoted if prices are hidden (specification §4)", () => {
  const asked = wordsOf("mint tea from the samovar");
  expect(supplementOf(asked, "", around)).toBeNull();
  expect(supplementOf(asked, "", { ...around, pricesShown: true })).toContain("£3");
});

test("an excerpt is the run of sentences that holds most of the words", () => {
  const text = `${"Nothing of it here. ".repeat(30)}The camera may stay off. Ask us.`;
  expect(excerptOf(text, ["camera", "off"])).toContain("The camera may stay off.");
});
