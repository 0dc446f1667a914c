import { LRUCache } from "lru-cache";
import { soundOf, stemOf } from "#domains/search/server/spelling.ts";
import { mapInTurns, ownTurn } from "#shared/serving/own-turn.ts";
import { plainWords, type Reading } from "./reader.ts";

/**
 * The features of a text, with their strengths. A feature is a number, because tens of thousands of texts are read at a
 * start: a hash of a word or a pair, or, below `leastHash`, something that a classifier counts.
 */
type Features = Map<number, number>;

const leastHash = 64;

interface Key {
  /** The same for all spellings and forms of a word. */
  text: string;
  word: number;
  /** The beginning of a long word. */
  prefix: number | null;
  /** As part of a pair: neighbours of a course are also neighbours of a service. */
  paired: number;
}

const keys = new LRUCache<string, Key>({ max: 20_000 });

function keyOf(word: string): Key {
  const before = keys.get(word);
  if (before) return before;
  const text = /^[a-z]{3,}$/.test(word) ? soundOf(stemOf(word)) : word;
  const isLong = text.length > 3 && !text.startsWith("§");
  const key = {
    text,
    word: hash(text),
    prefix: isLong ? hash(`${text.slice(0, 3)}…`) : null,
    paired: hash(/^§(?:course|service|both)$/.test(text) ? "§name" : text),
  };
  keys.set(word, key);
  return key;
}

const strength = { word: 1, eitherName: 0.7, prefix: 0.5, pair: 0.4, around: 0.2 };
const eitherName = [hash("§course"), hash("§service")];
const [beginning, end] = [hash("^"), hash("$")];

/** The words of a masked text, its pairs of words, and its beginning and end. */
export function wordFeatures(masked: string[]): Features {
  const features: Features = new Map();
  let [beforeLast, last] = [0, beginning];
  const pairWith = (next: number) => {
    features.set(mixed(last, next), strength.pair);
    if (beforeLast !== 0) features.set(mixed(mixed(beforeLast, 1), next), strength.around);
    [beforeLast, last] = [last, next];
  };
  for (const word of masked) {
    const key = keyOf(word);
    if (word === "§both") for (const kind of eitherName) features.set(kind, strength.eitherName);
    else features.set(key.word, strength.word);
    if (key.prefix !== null) features.set(key.prefix, strength.prefix);
    pairWith(key.paired);
  }
  pairWith(end);
  return features;
}

/** FNV-1a, above the counted features. */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619);
  return Math.max(leastHash, sum >>> 1);
}

function mixed(one: number, other: number): number {
  const sum = Math.imul(Math.imul(one, 0x9e3779b1) ^ (other + 0x7f4a7c15), 0x85ebca6b);
  return Math.max(leastHash, (sum ^ (sum >>> 15)) >>> 1);
}

export interface Example {
  features: Features;
  label: string;
}

/** The likelihood of each label for a text with these features. */
type Classify = (features: Features) => Map<string, number>;

interface Settings {
  rounds: number;
  step: number;
  /** The strength with which weights are pulled back to zero. */
  decay: number;
}

/** A text's features: which ones, and their strengths. */
interface Vector {
  at: number[];
  by: number[];
}

/** Smaller errors are not worth the time of a correction. */
const leastSlope = 0.01;
const biasStep = 0.02;

/** Longest time the learning goes on before others get a turn, in milliseconds. */
const longestTurn = 10;

/**
 * Learns labels from examples: a multinomial logistic regression whose steps shrink for frequent features (AdaGrad). The
 * same examples give the same result. A counted feature weighs by its strength alone; words and pairs also by how rare
 * they are, normalised over the text.
 */
export async function learn(examples: Example[], settings: Settings): Promise<Classify> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const vectorOf = createVectors(examples);
  const model = createModel(vectorOf.size, labels.length);
  const lessons = await mapInTurns(examples, ({ features, label }) => ({
    vector: vectorOf(features),
    right: labelAt.get(label) ?? 0,
  }));
  let began = performance.now();
  for (let round = 0; round < settings.rounds; round += 1)
    for (const { vector, right } of shuffled(lessons, round + 1)) {
      model.correct(vector, right, settings);
      if (performance.now() - began < longestTurn) continue;
      await ownTurn();
      began = performance.now();
    }
  return (features) => {
    const likely = model.weigh(vectorOf(features));
    return new Map(labels.map((label, at) => [label, likely[at] ?? 0]));
  };
}

function createVectors(examples: Example[]): { (features: Features): Vector; size: number } {
  const ids = new Map<number, number>();
  const seenIn: number[] = [];
  for (const { features } of examples)
    for (const feature of features.keys()) {
      const id = ids.get(feature) ?? ids.size;
      if (id === ids.size) ids.set(feature, id);
      seenIn[id] = (seenIn[id] ?? 0) + 1;
    }
  // The returned function must not refer to the examples: they would stay in memory with it.
  const total = examples.length;
  const rarity = Float32Array.from(seenIn, (times) => Math.sqrt(Math.log(1 + total / times)));
  const vectorOf = (features: Features): Vector => {
    const vector: Vector = { at: [], by: [] };
    let squares = 0;
    for (const [feature, strength] of features) {
      const id = ids.get(feature);
      if (id === undefined) continue;
      const value = feature < leastHash ? strength : strength * (rarity[id] as number);
      if (feature >= leastHash) squares += value * value;
      vector.at.push(id);
      vector.by.push(feature < leastHash ? -value : value);
    }
    // Up to here a negative sign marks the counted features.
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
  /** The likelihood of each label; the next call overwrites it. */
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

/** Fisher and Yates's shuffle, with a linear congruential generator that starts from the seed. */
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

/** The likelihood that a question is for the institute, from 0 to 1, and that it is an order to the assistant itself. */
interface Verdict {
  ours: number;
  order: number;
}

export type Judge = (reading: Reading) => Verdict;

/** The examples a judge learns from; `within` are the same questions next to facts people state about themselves. */
interface Lessons {
  ours: Reading[];
  oursWithin: Reading[];
  others: Reading[];
  othersWithin: Reading[];
  orders: Reading[];
  /** The words of the institute's own pages, which are less of a surprise. */
  pageWords: ReadonlySet<string>;
  /** The words people use to describe themselves. */
  tellingWords: ReadonlySet<string>;
}

/** The features that a judge counts. */
const counted = { new: 0, notOnPages: 1, newShare: 2, notOnPagesShare: 3, familiar: 4, known: 5, named: 6, short: 7 };

/**
 * Learns to tell questions for the institute from all others. A word that no question for the institute holds is a
 * feature of its own. It is counted as if the current example had not been seen, so that it weighs the same in learning
 * as in use.
 */
export async function createJudge(lessons: Lessons): Promise<Judge> {
  const { ours, oursWithin, others, othersWithin, orders, pageWords, tellingWords } = lessons;
  const seen = new Map<string, number>();
  for (const { masked } of ours)
    for (const key of new Set(masked.map((word) => keyOf(word).text))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const onPages = new Set([...pageWords].map((word) => keyOf(word).text));
  const isPlain = (word: string) => plainWords.has(word) || tellingWords.has(word) || word === "#";
  const featuresOf = ({ masked }: Reading, times: number): Features => {
    const features = wordFeatures(masked);
    const telling = masked.filter((word) => !isPlain(word) && !word.startsWith("§"));
    const fresh = telling.filter((word) => (seen.get(keyOf(word).text) ?? 0) <= times);
    const notOnPages = fresh.filter((word) => !onPages.has(keyOf(word).text));
    const named = masked.filter((word) => /^§(?:course|service|both|house)$/.test(word)).length;
    const size = Math.max(3, masked.length);
    const many = (some: unknown[]) => Math.min(3, some.length) / 3;
    features.set(counted.new, many(fresh));
    features.set(counted.notOnPages, many(notOnPages));
    features.set(counted.newShare, Math.min(1, (2 * fresh.length) / size));
    features.set(counted.notOnPagesShare, Math.min(1, (2 * notOnPages.length) / size));
    if (telling.length > fresh.length) features.set(counted.familiar, many(telling) - many(fresh) + 0.3);
    if (telling.length > 0) features.set(counted.known, 1 - fresh.length / telling.length);
    if (named > 0) features.set(counted.named, 0.5);
    if (masked.length < 4) features.set(counted.short, 0.5);
    return features;
  };
  const examplesOf = (readings: Reading[], label: string, times: number) =>
    mapInTurns(readings, (reading) => ({ features: featuresOf(reading, times), label }));
  const examples = [
    ...(await examplesOf([...ours, ...oursWithin], "ours", 1)),
    ...(await examplesOf([...others, ...othersWithin], "others", 0)),
    ...(await examplesOf(orders, "orders", 0)),
  ];
  const classify = await learn(examples, { rounds: 3, step: 0.5, decay: 1e-2 });
  return (reading) => {
    const likely = classify(featuresOf(reading, 0));
    return { ours: likely.get("ours") ?? 0, order: likely.get("orders") ?? 0 };
  };
}
