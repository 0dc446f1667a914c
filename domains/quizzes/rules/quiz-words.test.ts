import { expect, it } from "vitest";
import { answerInWords, keyInWords } from "./quiz-words.ts";

const options = [
  { id: "a", text: "**outer** join" },
  { id: "b", text: "`SELECT *`" },
];
const about = "{value}, give or take {within}";

it.each<[Parameters<typeof keyInWords>[0], string]>([
  [{ kind: "one", option: "b" }, "SELECT *"],
  [{ kind: "many", options: ["a", "b"] }, "outer join, SELECT *"],
  [{ kind: "order", options: ["b", "a"] }, "SELECT * → outer join"],
  [{ kind: "one", option: "gone" }, ""],
  [{ kind: "text", accepted: ["join", "JOIN"] }, "join / JOIN"],
  [{ kind: "essay", guide: "Names **both** tables." }, "Names **both** tables."],
  [{ kind: "number", value: 3.5, tolerance: 0 }, "3.5"],
  [{ kind: "number", value: 3.5, tolerance: 0.1 }, "3.5, give or take 0.1"],
])("the right answer %j is %j in words", (key, words) => {
  expect(keyInWords(key, options, about)).toBe(words);
});

it("names options without their marks, and a typed answer as it was typed", () => {
  expect(answerInWords({ kind: "one", option: "a" }, options)).toBe("outer join");
  expect(answerInWords({ kind: "order", options: ["b", "a"] }, options)).toBe("SELECT * → outer join");
  expect(answerInWords({ kind: "text", text: "**outer**" }, [])).toBe("**outer**");
});
