import { expect, it } from "vitest";
import { answerInWords, keyInWords } from "./quiz-words.ts";

const options = [
  { id: "a", text: "**outer** join" },
  { id: "b", text: "`SELECT *`" },
];

it("names options without their marks, and a typed answer as it was typed", () => {
  expect(keyInWords({ kind: "many", options: ["a", "b"] }, options, "")).toBe("outer join, SELECT *");
  expect(answerInWords({ kind: "order", options: ["b", "a"] }, options)).toBe("SELECT * → outer join");
  expect(answerInWords({ kind: "text", text: "**outer**" }, [])).toBe("**outer**");
});
