import type { Reading } from "../text/reader.ts";
import { plainWords } from "../text/words.ts";
import { learn } from "./classifier.ts";
import { keyOf, type Traits, wordTraits } from "./traits.ts";

/** How likely a question is for the institute, from 0 to 1. */
export interface Verdict {
  ours: number;
  /** … and that it is an order to the assistant itself. */
  order: number;
}

export type Judge = (reading: Reading) => Verdict;

/** What a judge learns from; `within` are the same questions beside what people tell of themselves. */
interface Lessons {
  ours: Reading[];
  oursWithin: Reading[];
  others: Reading[];
  othersWithin: Reading[];
  orders: Reading[];
  /** The words of the institute's own pages: they are less of a surprise. */
  pageWords: ReadonlySet<string>;
  /** Words that people tell of themselves with. */
  tellingWords: ReadonlySet<string>;
}

/** What a judge counts besides words and pairs. */
const counted = {
  strange: 0,
  stranger: 1,
  strangeShare: 2,
  strangerShare: 3,
  familiar: 4,
  known: 5,
  named: 6,
  short: 7,
};

/**
 * Learns to tell questions for the institute from all others. A word that no question for the institute holds is a
 * trait of its own, counted as if the example at hand had not been seen: only so does it weigh what a new word weighs.
 */
export function createJudge(lessons: Lessons): Judge {
  const { ours, others, orders, pageWords, tellingWords } = lessons;
  const seen = new Map<string, number>();
  for (const { masked } of ours)
    for (const key of new Set(masked.map((word) => keyOf(word).text))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const onPages = new Set([...pageWords].map((word) => keyOf(word).text));
  const isPlain = (word: string) => plainWords.has(word) || tellingWords.has(word) || word === "#";
  const traitsOf = ({ masked }: Reading, times: number): Traits => {
    const traits = wordTraits(masked);

    const telling = masked.filter((word) => !isPlain(word) && !word.startsWith("§"));
    const strange = telling.filter((word) => (seen.get(keyOf(word).text) ?? 0) <= times);
    const stranger = strange.filter((word) => !onPages.has(keyOf(word).text));
    const named = masked.filter((word) => /^§(?:course|service|both|house)$/.test(word)).length;
    const size = Math.max(3, masked.length);
    const many = (some: unknown[]) => Math.min(3, some.length) / 3;
    traits.set(counted.strange, many(strange));
    traits.set(counted.stranger, many(stranger));
    traits.set(counted.strangeShare, Math.min(1, (2 * strange.length) / size));
    traits.set(counted.strangerShare, Math.min(1, (2 * stranger.length) / size));
    if (telling.length > strange.length) traits.set(counted.familiar, many(telling) - many(strange) + 0.3);
    if (telling.length > 0) traits.set(counted.known, 1 - strange.length / telling.length);
    if (named > 0) traits.set(counted.named, 0.5);
    if (masked.length < 4) traits.set(counted.short, 0.5);
    return traits;
  };
  const judge = learn(
    [
      ...[...ours, ...lessons.oursWithin].map((reading) => ({ traits: traitsOf(reading, 1), label: "ours" })),
      ...[...others, ...lessons.othersWithin].map((reading) => ({ traits: traitsOf(reading, 0), label: "others" })),
      ...orders.map((reading) => ({ traits: traitsOf(reading, 0), label: "orders" })),
    ],
    { rounds: 3, step: 0.5, decay: 1e-2 },
  );
  return (reading) => {
    const likely = judge(traitsOf(reading, 0));
    return { ours: likely.get("ours") ?? 0, order: likely.get("orders") ?? 0 };
  };
}
