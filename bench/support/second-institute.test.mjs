import { expect, test } from "vitest";
import { createEmbeddedEngine } from "#domains/assistant/server/engine/embedded-engine.ts";
import { languageSchool } from "../../tests/support/language-school.ts";
import { judgeAnswers, sharesOf } from "./judge-answers.mjs";
import { readQuestions } from "./questions.mjs";

/** Another institute brings only its content; its questions were written before any engine had seen them. */
test("an institute it was not made for: 85 % of its questions answered, 95 % of others' refused, no hidden price", async () => {
  const engine = createEmbeddedEngine();
  const ask = async ({ question }, pricesShown) => {
    const query = { content: languageSchool, question, history: [], pricesShown, batches: [], today: "2026-11-22" };
    let text = "";
    for await (const piece of engine.answer(query, new AbortController().signal)) text += piece;
    return text;
  };
  const questions = readQuestions("language-school");
  const judged = [];
  for (const entry of questions) judged.push(await judgeAnswers(entry, ask, languageSchool));
  const { oursRight, othersRefused, leaks } = sharesOf(judged);
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(oursRight).toBeGreaterThanOrEqual(85);
  expect(othersRefused).toBeGreaterThanOrEqual(95);
  expect(leaks).toBe(0);
});
