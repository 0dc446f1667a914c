import { createHmac } from "node:crypto";
import type { AskedQuestion } from "#domains/quizzes/contract.ts";

/**
 * The questions as one attempt asks them. Their order and that of their options follow from the attempt's secret seed,
 * so that no order reveals anything about a key. Without shuffling only options to put in order are mixed.
 */
export function askQuestions(
  questions: AskedQuestion[],
  { seed, shuffle }: { seed: string; shuffle: boolean },
): AskedQuestion[] {
  const asked = questions.map((question) => {
    const isMixed = shuffle || question.kind === "order";
    const options = isMixed ? mixed(question.options, `${seed}:${question.id}`) : question.options;
    return { ...question, options };
  });
  return shuffle ? mixed(asked, seed) : asked;
}

/** Every order is equally likely, and the same seed gives the same one. */
function mixed<Each extends { id: string }>(things: Each[], seed: string): Each[] {
  const placed = things.map((thing) => ({
    thing,
    place: createHmac("sha256", seed).update(thing.id).digest("hex"),
  }));
  return placed.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ thing }) => thing);
}
