import { judge } from "./judgement.ts";
import { likeness } from "./likeness.ts";
import type { Reading } from "./reading.ts";

/** What the words take for ours is refused where it looks otherwise at odds of five to three. */
const leastLikeness = -0.5;
/** What the words refuse is answered where it looks like ours at odds of three to two … */
const enoughLikeness = 0.5;
/** … and holds no more that is strange than one word nobody knows. */
const mostStrangeness = 1.7;

/**
 * Whether a question is about us, by two judges who know different things: the one weighs its words by what they stand
 * for, the other how it looks beside all questions ever labelled. What follows on a question about us is left to the
 * first: it says too little for the second.
 */
export function isAboutUs(question: string, reading: Reading, followsUp: boolean): boolean {
  const { isOurs, evidence, strangeness } = judge(reading, followsUp);
  if (followsUp) return isOurs;
  const looksLike = likeness(question);
  if (isOurs) return looksLike > leastLikeness;
  return looksLike > enoughLikeness && evidence > 0 && strangeness < mostStrangeness;
}
