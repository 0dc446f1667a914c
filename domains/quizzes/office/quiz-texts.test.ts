import { describe, expect, it } from "vitest";
import { quizQuestion, quizSettings } from "#domains/quizzes/contract.ts";
import { fiveQuestions, quizSettingsOf } from "../../../tests/support/quizzes.ts";
import { questionOf, questionTexts, settingsOf, settingsTexts } from "./quiz-texts.ts";

describe("the form of a question", () => {
  it.each(Object.values(fiveQuestions()))("gives back what it shows: $key.kind", (question) => {
    expect(quizQuestion.parse(questionOf(questionTexts(question), question.key.kind))).toEqual(question);
  });

  it("skips empty options, keeps the right one, and gives new ones an id of their own", () => {
    const form = { text: "?", points: "1,5", "option-0": "A", "option-1": " ", "option-2": "C", right: "2" };
    const { options, key, points } = quizQuestion.parse(questionOf(form, "one"));
    expect([points, options.map(({ text }) => text)]).toEqual([1.5, ["A", "C"]]);
    expect(key).toEqual({ kind: "one", option: options[1]?.id });
    expect(options[0]?.id).not.toBe(options[1]?.id);
  });
});

it("the form of settings gives back what it shows, by the institute's clock", () => {
  const opensAt = new Date("2026-11-24T06:30:00Z");
  const settings = quizSettingsOf({ opensAt, minutes: null, shuffle: false });
  const texts = settingsTexts(settings, "Asia/Karachi");
  expect(texts.opensAt).toBe("2026-11-24T11:30");
  expect(quizSettings.parse(settingsOf(texts, "Asia/Karachi"))).toEqual(settings);
});
