import type { Answer } from "#shared/contracts/assistant-content.ts";
import commonQuestions from "../data/common-questions.json" with { type: "json" };
import { type Example, learn } from "../learning/classifier.ts";
import { wordTraits } from "../learning/traits.ts";
import type { Reading } from "../text/reader.ts";

/** An answer, or null for a question of ours that has none; with how likely it is the one asked for. */
export interface Found {
  answer: Answer | null;
  likelihood: number;
}

interface Phrasing {
  text: string;
  answer: Answer | null;
}

/** Every answer by how likely it is the one asked for, the likeliest first. */
export type FindAnswers = (reading: Reading) => Found[];

const common: Record<string, string[]> = commonQuestions;

/** Every question that an institute is asked, by the answer it has here; those without one under null. */
export function phrasingsOf(answers: Answer[]): Phrasing[] {
  const answered = new Map(answers.flatMap((answer) => (answer.answers ?? []).map((kind) => [kind, answer] as const)));
  return [
    ...answers.flatMap((answer) => (answer.phrasings ?? []).map((text) => ({ text, answer }))),
    ...Object.entries(common).flatMap(([kind, texts]) =>
      texts.map((text) => ({ text, answer: answered.get(kind) ?? null })),
    ),
  ];
}

/** Learns which answer a question asks for, from the phrasings of each, as they were read. */
export function createFinder(phrasings: Phrasing[], readings: Reading[]): FindAnswers {
  const byId = new Map(phrasings.map(({ answer }) => [answer?.id ?? "", answer]));
  const find = learn(examplesOf(phrasings, readings), { rounds: 3, step: 1.5, decay: 1e-4 });
  return ({ masked }) =>
    [...find(wordTraits(masked))]
      .map(([id, likelihood]) => ({ answer: byId.get(id) ?? null, likelihood }))
      .sort((one, other) => other.likelihood - one.likelihood);
}

function examplesOf(phrasings: Phrasing[], readings: Reading[]): Example[] {
  return phrasings.map(({ answer }, at) => ({
    traits: wordTraits(readings[at]?.masked ?? []),
    label: answer?.id ?? "",
  }));
}
