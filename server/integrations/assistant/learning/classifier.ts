import { leastHash, type Traits } from "./traits.ts";

export interface Example {
  traits: Traits;
  label: string;
}

/** How likely each label is for a text with these traits. */
export type Classify = (traits: Traits) => Map<string, number>;

interface Settings {
  rounds: number;
  step: number;
  /** How strongly weights are drawn back to nothing. */
  decay: number;
}

/** A text's traits as numbers: which, and how strongly. */
interface Vector {
  at: number[];
  by: number[];
}

/** Smaller mistakes teach nothing worth the time. */
const leastSlope = 0.01;
const biasStep = 0.02;

/**
 * Learns labels from examples: a multinomial logistic regression with steps that shrink for what is often seen (AdaGrad).
 * The same examples teach the same. What is counted of a text weighs by its strength alone, words and pairs by how rare
 * they are, as parts of a whole.
 */
export function learn(examples: Example[], settings: Settings): Classify {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const vectorOf = createVectors(examples);
  const model = createModel(vectorOf.size, labels.length);
  const lessons = examples.map(({ traits, label }) => ({ vector: vectorOf(traits), right: labelAt.get(label) ?? 0 }));
  for (let round = 0; round < settings.rounds; round += 1)
    for (const { vector, right } of shuffled(lessons, round + 1)) model.correct(vector, right, settings);
  return (traits) => {
    const likely = model.weigh(vectorOf(traits));
    return new Map(labels.map((label, at) => [label, likely[at] ?? 0]));
  };
}

function createVectors(examples: Example[]): { (traits: Traits): Vector; size: number } {
  const ids = new Map<number, number>();
  const seenIn: number[] = [];
  for (const { traits } of examples)
    for (const trait of traits.keys()) {
      const id = ids.get(trait) ?? ids.size;
      if (id === ids.size) ids.set(trait, id);
      seenIn[id] = (seenIn[id] ?? 0) + 1;
    }
  // The examples are not to live as long as what is learnt of them: no function that stays may name them.
  const total = examples.length;
  const rarity = Float32Array.from(seenIn, (times) => Math.sqrt(Math.log(1 + total / times)));
  const vectorOf = (traits: Traits): Vector => {
    const vector: Vector = { at: [], by: [] };
    let squares = 0;
    for (const [trait, strength] of traits) {
      const id = ids.get(trait);
      if (id === undefined) continue;
      const value = trait < leastHash ? strength : strength * (rarity[id] as number);
      if (trait >= leastHash) squares += value * value;
      vector.at.push(id);
      vector.by.push(trait < leastHash ? -value : value);
    }
    // Until here, what is counted alone is told by its sign.
    const length = Math.sqrt(squares) || 1;
    vector.by = vector.by.map((value) => (value > 0 ? value / length : -value));
    return vector;
  };
  return Object.assign(vectorOf, { size: ids.size });
}

function createModel(size: number, width: number) {
  const weights = new Float32Array(size * width);
  const steps = new Float32Array(size).fill(1e-6);
  const bias = new Float32Array(width);
  const odds = new Float32Array(width);
  /** The likelihood of each label; the next call writes over it. */
  function weigh({ at, by }: Vector): Float32Array {
    odds.set(bias);
    for (let one = 0; one < at.length; one += 1) {
      const from = (at[one] as number) * width;
      const value = by[one] as number;
      for (let label = 0; label < width; label += 1)
        (odds[label] as number) += value * (weights[from + label] as number);
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < width; label += 1) most = Math.max(most, odds[label] as number);
    let sum = 0;
    for (let label = 0; label < width; label += 1) sum += odds[label] = Math.exp((odds[label] as number) - most);
    for (let label = 0; label < width; label += 1) (odds[label] as number) /= sum;
    return odds;
  }
  function correct(vector: Vector, right: number, { step, decay }: Settings): void {
    const slope = weigh(vector);
    (slope[right] as number) -= 1;
    const moved: number[] = [];
    let norm = 0;
    for (let label = 0; label < width; label += 1) {
      const one = slope[label] as number;
      norm += one * one;
      if (Math.abs(one) > leastSlope) moved.push(label);
    }
    for (const label of moved) (bias[label] as number) -= biasStep * (slope[label] as number);
    if (moved.length === 0) return;
    for (let one = 0; one < vector.at.length; one += 1) {
      const id = vector.at[one] as number;
      const value = vector.by[one] as number;
      steps[id] = (steps[id] as number) + value * value * norm;
      const rate = step / Math.sqrt(steps[id] as number);
      for (const label of moved) {
        const weight = id * width + label;
        const before = weights[weight] as number;
        weights[weight] = before - rate * (value * (slope[label] as number) + decay * before);
      }
    }
  }
  return { weigh, correct };
}

/** Fisher and Yates's shuffle, with a linear congruential generator that begins at the seed. */
function shuffled<Some>(some: Some[], seed: number): Some[] {
  let state = seed;
  const all = [...some];
  for (let at = all.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const other = Math.floor((state / 0x80000000) * (at + 1));
    [all[at], all[other]] = [all[other] as Some, all[at] as Some];
  }
  return all;
}
