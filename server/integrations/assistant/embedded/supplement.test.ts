import { expect, test } from "vitest";
import { createPassageSearch } from "../passages.ts";
import { excerptOf, supplementOf } from "./supplement.ts";

const passages = createPassageSearch();
const around = { passages, pricesShown: false, meant: "service", isVague: false } as const;
const wordsOf = (text: string) => text.toLowerCase().split(" ");

test("a particular that our pages name is quoted with its page", () => {
  const asked = wordsOf("after repairs do you test the same findings again and is the second test included");
  expect(supplementOf(asked, "", around)).toContain("](/services/cybersecurity)");
});

test("a question of few words gets none, nor an answer that has it already", () => {
  expect(supplementOf(wordsOf("second test"), "", around)).toBeNull();
  const asked = wordsOf("after repairs do you test the same findings again and is the second test included");
  const once = supplementOf(asked, "", around) ?? "";
  expect(supplementOf(asked, once, around)).toBeNull();
});

test("an excerpt is the run of sentences that holds most of the words", () => {
  const text = `${"Nothing of it here. ".repeat(30)}The camera may stay off. Ask us.`;
  expect(excerptOf(text, ["camera", "off"])).toContain("The camera may stay off.");
});
