import type { FindPassages, FoundPassage } from "../passages.ts";
import { plainWords } from "../text/words.ts";

/** Beside a sure answer, a passage must hold so many of the question's own words; beside a doubtful one, fewer. */
const needed = { sure: { words: 4, matched: 4, share: 0.6 }, doubtful: { words: 2, matched: 2, share: 0.6 } };
const excerptLength = 360;
const amount =
  /(?:[$€£₨]|\b(?:usd|pkr|eur|gbp|qar|rs\.?))\s*\d|\b\d[\d,.]*\s*(?:[$€£₨]|(?:usd|pkr|rs|rupees?|dollars?|euros?|pounds?)\b)/i;

interface Circumstances {
  passages: FindPassages;
  pricesShown: boolean;
  /** Whether the question's answer is known closely. */
  isSure: boolean;
}

/**
 * What the institute's own pages say to a question's particulars: an excerpt with its page, or null where no passage
 * holds enough of the question's words. It never names an amount where prices are hidden (specification §4).
 */
export function supplementOf(words: string[], answer: string, around: Circumstances): string | null {
  const asked = [...new Set(words)].filter((word) => word.length > 2 && !plainWords.has(word));
  const least = needed[around.isSure ? "sure" : "doubtful"];
  if (asked.length < least.words) return null;
  const best = around.passages(asked, 1)[0];
  const held = best ? heldIn(best, asked) : 0;
  if (!best || held < least.matched || held < least.share * asked.length) return null;
  const text = excerptOf(best.text, best.matched);
  if (answer.includes(text) || (!around.pricesShown && amount.test(text))) return null;
  return `From [${best.title.replaceAll(/[[\]]/g, "")}](${best.path}): ${text}`;
}

const heldIn = ({ matched }: FoundPassage, asked: string[]) => asked.filter((word) => matched.includes(word)).length;

/** The run of whole sentences that holds most of the words. */
export function excerptOf(text: string, words: string[]): string {
  const sentences = text.match(/[^.!?]+(?:[.!?]+(?=\s|$)|[^\s]|$)/g)?.map((sentence) => sentence.trim()) ?? [text];
  const runs = sentences.map((_, from) => runFrom(sentences, from));
  const held = (run: string) => words.filter((word) => run.toLowerCase().includes(word)).length;
  return runs.reduce((best, run) => (held(run) > held(best) ? run : best), runs[0] ?? text);
}

function runFrom(sentences: string[], from: number): string {
  let run = sentences[from] ?? "";
  for (const next of sentences.slice(from + 1)) {
    if (run.length + next.length > excerptLength) break;
    run += ` ${next}`;
  }
  return run;
}
