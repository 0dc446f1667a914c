import { WordIndex, Words } from "#domains/search/server/word-index.ts";
import { fillText } from "#shared/fill-text.ts";
import type { AssistantContent, Passage } from "./assistant-content.ts";
import { plainWords, wordsOf } from "./reader.ts";

export type FoundPassage = Passage & { score: number; matched: string[] };

/** The passages that match the words best, the best first. */
type FindPassages = (words: string[], atMost: number) => FoundPassage[];

/** The weight of a word by its field. */
const weights = { title: 3, keywords: 1.5, text: 1 };

/** Makes the search through an institute's published content, with the index of the site search. */
export function createPassageSearch(passages: Passage[]): FindPassages {
  const words = new Words([]);
  const index = new WordIndex(words);
  for (const { title, keywords = "", text } of passages)
    index.add(
      [
        { words: wordsOf(title), weight: weights.title },
        { words: wordsOf(keywords), weight: weights.keywords },
        { words: wordsOf(text), weight: weights.text },
      ],
      [],
    );
  return (asked, atMost) => {
    const found = new Map<number, { score: number; matched: string[] }>();
    for (const word of asked)
      for (const [at, score] of scoresOf(word, words, index)) {
        const before = found.get(at) ?? { score: 0, matched: [] };
        found.set(at, { score: before.score + score, matched: [...before.matched, word] });
      }
    return [...found]
      .flatMap(([at, match]) => {
        const passage = passages[at];
        return passage ? [{ ...passage, ...match }] : [];
      })
      .sort((one, other) => other.score - one.score)
      .slice(0, atMost);
  };
}

/** The score of each passage for a word of a question, or for the two words that were typed as one. */
function scoresOf(word: string, words: Words, index: WordIndex): Map<number, number> {
  const scores = new Map<number, number>();
  for (const term of words.termsOf(word))
    for (const [at, score] of index.scoresOf(term)) scores.set(at, Math.max(scores.get(at) ?? 0, score));
  return scores;
}

/** The question's own words that a passage must hold beside a sure answer; fewer beside a doubtful one. */
const needed = { sure: { words: 4, matched: 4, share: 0.6 }, doubtful: { words: 2, matched: 2, share: 0.6 } };
/** In characters. */
const excerptLength = 360;
const amount =
  /(?:[$€£₨]|\b(?:usd|pkr|eur|gbp|qar|rs\.?))\s*\d|\b\d[\d,.]*\s*(?:[$€£₨]|(?:usd|pkr|rs|rupees?|dollars?|euros?|pounds?)\b)/i;

interface Circumstances extends Pick<AssistantContent, "quote"> {
  passages: FindPassages;
  pricesShown: boolean;
  /** Whether the answer is certainly the one asked for. */
  isSure: boolean;
}

/**
 * An excerpt of the institute's own pages for a question's particulars, with its page; null if no passage holds enough of
 * the question's words. It never names an amount if prices are hidden (specification §4).
 */
export function supplementOf(words: string[], answer: string, around: Circumstances): string | null {
  const asked = [...new Set(words)].filter((word) => word.length > 2 && !plainWords.has(word));
  const least = needed[around.isSure ? "sure" : "doubtful"];
  if (asked.length < least.words) return null;
  const [best] = around.passages(asked, 1);
  const matches = asked.filter((word) => best?.matched.includes(word)).length;
  if (!best || matches < least.matched || matches < least.share * asked.length) return null;
  const text = excerptOf(best.text, best.matched);
  if (isSaid(text, answer) || (!around.pricesShown && amount.test(text))) return null;
  return fillText(around.quote, { title: best.title.replaceAll(/[[\]]/g, ""), path: best.path, text });
}

/** The share of a text's telling words that an answer saying the same contains. */
const saidShare = 0.7;

function isSaid(text: string, answer: string): boolean {
  const said = new Set(wordsOf(answer));
  const telling = [...new Set(wordsOf(text))].filter((word) => word.length > 2 && !plainWords.has(word));
  return answer.includes(text) || telling.filter((word) => said.has(word)).length >= saidShare * telling.length;
}

/** The run of whole sentences that holds the most of the words. */
export function excerptOf(text: string, words: string[]): string {
  const sentences = text.match(/[^.!?]+(?:[.!?]+(?=\s|$)|[^\s]|$)/g)?.map((sentence) => sentence.trim()) ?? [text];
  const runs = sentences.map((_, from) => runFrom(sentences, from));
  const matches = (run: string) => words.filter((word) => run.toLowerCase().includes(word)).length;
  return runs.reduce((best, run) => (matches(run) > matches(best) ? run : best), runs[0] ?? text);
}

function runFrom(sentences: string[], from: number): string {
  let run = sentences[from] ?? "";
  for (const next of sentences.slice(from + 1)) {
    if (run.length + next.length > excerptLength) break;
    run += ` ${next}`;
  }
  return run;
}
