import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf, readQuestions, studied } from "../bench/support/questions.mjs";
import { traitCount, traitsOf } from "../server/integrations/assistant/language/traits.ts";
import { root } from "./lib/dependencies.mjs";

/**
 * `npm run learn:assistant`: learns from every studied question how questions about us look beside the others, and writes
 * it where the assistant reads it. A logistic regression, step by step with steps that shrink for what is often seen
 * (AdaGrad); the order is shuffled by a fixed seed, so that the same questions teach the same.
 */
const rounds = 20;
const firstStep = 0.3;
const biasStep = 0.02;
/** How strongly a weight is drawn back to nothing at each step. */
const decay = 3e-6;
const target = join(root, "server/integrations/assistant/language/likeness.json");

const questions = studied.flatMap((name) => readQuestions(name));
const examples = questions.map(({ question, kind }) => ({
  traits: traitsOf(question),
  isOurs: kind === "ours" || kind === "price" ? 1 : 0,
}));
const { weights, bias } = learn();
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale)).buffer);
const answer = { questions: digestOf(questions), bias, scale, weights: bytes.toString("base64") };
writeFileSync(target, `${JSON.stringify(answer, null, 2)}\n`);
console.log(`Learnt from ${examples.length} questions.`);

function learn() {
  const weights = new Float64Array(traitCount);
  const steps = new Float64Array(traitCount).fill(1e-6);
  let bias = 0;
  const shuffle = createShuffle(7);
  for (let round = 0; round < rounds; round += 1)
    for (const { traits, isOurs } of shuffle(examples)) {
      const share = 1 / Math.sqrt(traits.length);
      const odds = traits.reduce((sum, trait) => sum + weights[trait] * share, bias);
      const error = 1 / (1 + Math.exp(-odds)) - isOurs;
      bias -= biasStep * error;
      for (const trait of traits) {
        const slope = error * share + decay * weights[trait] * traits.length;
        steps[trait] += slope * slope;
        weights[trait] -= (firstStep * slope) / Math.sqrt(steps[trait]);
      }
    }
  return { weights, bias };
}

/** Fisher and Yates's shuffle, with a linear congruential generator that begins at the seed. */
function createShuffle(seed) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
  return (items) => {
    const shuffled = [...items];
    for (let at = shuffled.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [shuffled[at], shuffled[other]] = [shuffled[other], shuffled[at]];
    }
    return shuffled;
  };
}
