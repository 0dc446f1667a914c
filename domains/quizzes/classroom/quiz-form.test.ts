import { describe, expect, it } from "vitest";
import type { AskedQuestion, QuizAnswer } from "#domains/quizzes/contract.ts";
import { answerField, changedAnswers, moveOption, shownField } from "./quiz-form.ts";

const options = ["a", "b", "c"].map((id) => ({ id, text: id }));
const asked = (id: string, kind: AskedQuestion["kind"]): AskedQuestion => ({
  id,
  kind,
  text: "?",
  points: 1,
  options,
  pictureAlt: null,
});
const questions = [asked("1", "one"), asked("2", "many"), asked("3", "text"), asked("4", "order")];

function sent(answers: Record<string, string[]>, shown: Record<string, QuizAnswer> = {}): FormData {
  const form = new FormData();
  for (const [id, values] of Object.entries(answers)) for (const value of values) form.append(answerField(id), value);
  for (const [id, answer] of Object.entries(shown)) form.append(shownField(id), JSON.stringify(answer));
  return form;
}

describe("a form of answers without scripts", () => {
  it("is read by kind, and what nobody answered is left out", () => {
    expect(changedAnswers(sent({ 1: ["b"], 2: ["a", "c"], 3: [""], 4: [""] }), questions)).toEqual([
      { question: "1", answer: { kind: "one", option: "b" } },
      { question: "2", answer: { kind: "many", options: ["a", "c"] } },
    ]);
  });

  it("changes only what differs from what it showed, and can take an answer back", () => {
    const shown = { 1: { kind: "one", option: "b" }, 2: { kind: "many", options: ["a"] } } satisfies Record<
      string,
      QuizAnswer
    >;
    expect(changedAnswers(sent({ 1: ["b"], 3: ["x"] }, shown), questions)).toEqual([
      { question: "2", answer: { kind: "many", options: [] } },
      { question: "3", answer: { kind: "text", text: "x" } },
    ]);
  });

  it("moves an option of an order, or keeps the order that is shown", () => {
    const form = sent({ 4: [""] });
    form.append("move", "4 c -1");
    expect(changedAnswers(form, questions)).toEqual([
      { question: "4", answer: { kind: "order", options: ["a", "c", "b"] } },
    ]);
    form.set("move", "4 a 0");
    expect(changedAnswers(form, questions)).toEqual([
      { question: "4", answer: { kind: "order", options: ["a", "b", "c"] } },
    ]);
    expect(moveOption(["a", "b"], "a", -1)).toEqual(["a", "b"]);
  });
});
