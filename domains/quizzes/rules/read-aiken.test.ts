import { describe, expect, it } from "vitest";
import { type ReadQuestions, readQuestions } from "./read-questions.ts";

function read(text: string): ReadQuestions {
  const reading = readQuestions({ text, points: 1, topic: "" }, { yes: "True", no: "False" });
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** A question in short: its text, its options with the right ones starred, and its explanation. */
const shown = (text: string) =>
  read(text).questions.map(({ question: { text: asked, options, key, explanation } }) => {
    const right = (key.kind === "one" && [key.option]) || (key.kind === "many" && key.options) || [];
    const each = options.map((option) => (right.includes(option.id) ? `*${option.text}` : option.text));
    return [asked, ...each, ...(explanation ? [`(${explanation})`] : [])].join(" | ");
  });
const faults = (text: string) => read(text).faults.map(({ line, cause }) => `${line} ${cause.reason}`);

describe("Aiken", () => {
  it.each<[string, string, string[]]>([
    ["a plain question", "Which?\nA. one\nB. two\nANSWER: B", ["Which? | one | *two"]],
    ["brackets", "Which?\nA) one\nB) two\nANSWER: A", ["Which? | *one | two"]],
    ["two questions apart", "Q1\nA. a\nB. b\nANSWER: A\n\nQ2\nA. c\nB. d\nANSWER: B", ["Q1 | *a | b", "Q2 | c | *d"]],
    [
      "two questions without a blank line",
      "Q1\nA. a\nB. b\nANSWER: A\nQ2\nA. c\nB. d\nANSWER: B",
      ["Q1 | *a | b", "Q2 | c | *d"],
    ],
    ["lines of Windows", "Q1\r\nA. a\r\nB. b\r\nANSWER: A\r\n", ["Q1 | *a | b"]],
    ["a byte order mark", "\uFEFFQ1\nA. a\nB. b\nANSWER: A", ["Q1 | *a | b"]],
    ["a question of two lines", "Look:\nselect 1\nA. a\nB. b\nANSWER: A", ["Look:\nselect 1 | *a | b"]],
    ["a blank line before the options", "Q\n\nA. a\n\nB. b\n\nANSWER: B", ["Q | a | *b"]],
    ["an option of two lines", "Q\nA. a\n  and more\nB. b\nANSWER: A", ["Q | *a and more | b"]],
    ["indents", "  Q\n   A. a\n   B. b\n  ANSWER: A", ["Q | *a | b"]],
    ["small letters in the answer", "Q\nA. a\nB. b\nAnswer: b", ["Q | a | *b"]],
    ["a full stop behind the answer", "Q\nA. a\nB. b\nANSWER: B.", ["Q | a | *b"]],
    ["no space before the answer", "Q\nA. a\nB. b\nANSWER:B", ["Q | a | *b"]],
    ["several right ones", "Q\nA. a\nB. b\nC. c\nANSWER: A, C", ["Q | *a | b | *c"]],
    ["several with “and”", "Q\nA. a\nB. b\nC. c\nANSWERS: A and B", ["Q | *a | *b | c"]],
    ["an explanation", "Q\nA. a\nB. b\nANSWER: A\nEXPLANATION: so", ["Q | *a | b | (so)"]],
    [
      "feedback, then another",
      "Q\nA. a\nB. b\nANSWER: A\nFEEDBACK: so\n\nR\nA. a\nB. b\nANSWER: B",
      ["Q | *a | b | (so)", "R | a | *b"],
    ],
    ["Urdu", "دارالحکومت؟\nA. لاہور\nB. اسلام آباد\nANSWER: B", ["دارالحکومت؟ | لاہور | *اسلام آباد"]],
    [
      "braces and marks in the text",
      "What is {x: 1}?\nA. `a = b`\nB. ~c\nANSWER: A",
      ["What is {x: 1}? | *`a = b` | ~c"],
    ],
    ["a letter at the start of the question", "A. B. who?\nA. a\nB. b\nANSWER: B", []],
    [
      "twelve options",
      `Q\n${[..."ABCDEFGHIJKL"].map((letter) => `${letter}. ${letter}`).join("\n")}\nANSWER: L`,
      ["Q | A | B | C | D | E | F | G | H | I | J | K | *L"],
    ],
  ])("takes %s", (_, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ["no answer", "Q\nA. a\nB. b\n\nR\nA. a\nB. b\nANSWER: A", ["1 import.answerMissing"]],
    ["no answer at the end", "Q\nA. a\nB. b\nANSWER: A\n\nR\nA. a\nB. b", ["6 import.answerMissing"]],
    ["an answer without its option", "Q\nA. a\nB. b\nANSWER: D", ["1 import.letterUnknown"]],
    ["an answer in words", "R\nA. a\nB. b\nANSWER: A\n\nQ\nA. a\nB. b\nANSWER: both", ["6 import.letterUnknown"]],
    ["one option", "Q\nA. a\nANSWER: A", ["1 import.optionsFew"]],
    ["no option", "Q\nANSWER: A", ["1 import.optionsFew"]],
    ["a letter twice", "Q\nA. a\nA. b\nANSWER: A", ["1 import.letterTwice"]],
    ["no question", "A. a\nB. b\nANSWER: A", ["1 field.quizTextMissing"]],
    [
      "too many options",
      `Q\n${[..."ABCDEFGHIJKLM"].map((letter) => `${letter}. ${letter}`).join("\n")}\nANSWER: L`,
      ["1 field.quizOptionsMany"],
    ],
    ["an option that is too long", `Q\nA. ${"a".repeat(501)}\nB. b\nANSWER: A`, ["1 field.tooLong"]],
  ])("names %s by its line", (_, text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it("takes what is right beside what is not", () => {
    const text = "Q\nA. a\nB. b\n\nR\nA. a\nB. b\nANSWER: A\n\nS\nA. a\nANSWER: A";
    expect(shown(text)).toEqual(["R | *a | b"]);
    expect(faults(text)).toEqual(["1 import.answerMissing", "10 import.optionsFew"]);
  });
});
