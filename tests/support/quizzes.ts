import { randomUUID } from "node:crypto";
import type { QuizAnswer, QuizQuestion, QuizSettings } from "#domains/quizzes/contract.ts";

/** Settings of a quiz that is open at once. */
export const quizSettingsOf = (change: Partial<QuizSettings> = {}): QuizSettings => ({
  ...{ title: "Joins", instructions: "", opensAt: null, closesAt: null, minutes: 10, attempts: 1, shuffle: true },
  ...{ classId: null, ...change },
});

const optionsOf = (...texts: string[]) => texts.map((text) => ({ id: randomUUID().slice(0, 8), text }));

/** A question of each kind. Every key holds a word that nothing else holds, so that a leak of one is found. */
export function fiveQuestions(): Record<Exclude<QuizAnswer["kind"], "essay">, QuizQuestion> {
  const [one, many, order] = [
    optionsOf("inner", "left", "outer"),
    optionsOf("red", "green", "blue", "cyan"),
    optionsOf("plan", "build", "test", "ship"),
  ];
  const idOf = (options: { id: string }[], at: number) => options[at]?.id ?? "";
  const explanation = "";
  return {
    one: {
      ...{ text: "Which join keeps rows of both?", points: 2, options: one, explanation },
      key: { kind: "one", option: idOf(one, 2) },
    },
    many: {
      ...{ text: "Which are in RGB?", points: 4, options: many, explanation },
      key: { kind: "many", options: [idOf(many, 0), idOf(many, 1), idOf(many, 2)] },
    },
    number: {
      ...{ text: "How many?", points: 1, options: [], explanation },
      key: { kind: "number", value: 48_151.6234, tolerance: 0.5 },
    },
    text: {
      ...{ text: "Which city?", points: 2, options: [], explanation },
      key: { kind: "text", accepted: ["Zanzibar-Keyword"] },
    },
    order: {
      ...{ text: "In which order?", points: 1, options: order, explanation },
      key: { kind: "order", options: order.map(({ id }) => id) },
    },
  };
}

/** An essay of 10 points. */
export const essayQuestion = (change: Partial<QuizQuestion> = {}): QuizQuestion => ({
  ...{ text: "Why are there joins?", points: 10, options: [], explanation: "" },
  ...{ key: { kind: "essay", guide: "Tables in normal form" }, ...change },
});

/** The right answer of a question. */
export function rightAnswer({ key }: Pick<QuizQuestion, "key">): QuizAnswer {
  if (key.kind === "number") return { kind: "number", text: String(key.value) };
  if (key.kind === "text") return { kind: "text", text: key.accepted[0] ?? "" };
  if (key.kind === "essay") return { kind: "essay", text: key.guide };
  return key;
}
