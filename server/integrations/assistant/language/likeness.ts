import learnt from "./likeness.json" with { type: "json" };
import { traitsOf } from "./traits.ts";

const weights = new Int8Array(Buffer.from(learnt.weights, "base64"));

/**
 * How much a question looks like those about us rather than like the others, learnt from the labelled questions of the
 * bench by `npm run learn:assistant`: the logarithm of the odds, so that 0 is undecided and -2.3 is one to ten.
 */
export function likeness(question: string): number {
  const traits = traitsOf(question);
  const sum = traits.reduce((total, trait) => total + (weights[trait] ?? 0), 0);
  return learnt.bias + (sum * learnt.scale) / Math.sqrt(traits.length);
}
