import type { QuizAnswer, QuizKey, QuizOption } from "#domains/quizzes/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { readPlainly } from "#shared/markdown.ts";

/** A right answer as text; `about` formats a number with its tolerance. */
export function keyInWords(key: QuizKey, options: QuizOption[], about: string): string {
  if (key.kind === "text") return key.accepted.join(" / ");
  if (key.kind === "essay") return key.guide;
  if (key.kind !== "number") return optionsInWords(key, options);
  const { value, tolerance } = key;
  return tolerance === 0 ? String(value) : fillText(about, { value, within: tolerance });
}

/** An answer as text, as it was typed or with the texts of its options, without their marks. */
export const answerInWords = (answer: QuizAnswer, options: QuizOption[]) =>
  "text" in answer ? answer.text : optionsInWords(answer, options);

type Chosen = Extract<QuizAnswer | QuizKey, { option: string } | { options: string[] }>;

function optionsInWords(chosen: Chosen, options: QuizOption[]): string {
  const ids = chosen.kind === "one" ? [chosen.option] : chosen.options;
  const texts = ids.map((id) => readPlainly(options.find((option) => option.id === id)?.text ?? ""));
  return texts.join(chosen.kind === "order" ? " → " : ", ");
}
