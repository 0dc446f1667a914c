import MiniSearch from "minisearch";
import { mistypedLetters } from "#domains/search/server/spelling.ts";
import { fillText } from "#shared/fill-text.ts";
import type { AssistantContent, Passage } from "./assistant-content.ts";
import { plainWords, wordsOf } from "./reader.ts";

export type FoundPassage = Passage & { score: number; matched: string[] };

/** The passages that match the words best, the best first. */
type FindPassages = (words: string[], atMost: number) => FoundPassage[];

/** Makes the search through an institute's published content. */
export function createPassageSearch(passages: Passage[]): FindPassages {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ["title", "keywords", "text"],
    storeFields: ["title", "text", "path"],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, keywords: 1.5 },
      fuzzy: (term) => mistypedLetters(term),
      prefix: (term) => term.length > 3,
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  return (words, atMost) =>
    index
      .search(words.join(" "))
      .slice(0, atMost)
      .map(({ title, text, path, score, queryTerms }) => ({ title, text, path, score, matched: queryTerms }));
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
