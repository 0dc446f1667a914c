import type { PassageSearch } from "../passages.ts";
import type { Subject } from "./topic.ts";

/** Words that hold a sentence together, and find nothing. */
const functionWords = new Set(
  `a an the i we you he she it they my our your his her their its this that these those is are was were be been do does
  did has have had can could will would shall should may might must of for in on at to from by with about as and or but
  if so not no yes any some all what which who whom when where why how there here me us him them than then too very just
  also please like know tell want need one mein main mera meri hai hain aur liye kya koi par bhi ke ka ki ko se`.match(
    /\S+/g,
  ),
);
/** A passage answers a question of many words when it holds so many of them, and they are not common ones. */
const needed = { words: 5, matched: 3, score: 150 };
/** The same where the topic's answer is only an overview. */
const neededByVague = { words: 3, matched: 2, score: 80 };
const excerptLength = 360;
/** Pages that say nothing to whoever means a course, or a service. */
const otherHouse = { course: /^\/services\//, service: /^\/(?:courses|course-outline)\b/, either: /^$/ };
const amount = /(?:[$€£₨]|\b(?:usd|pkr|rs\.?))\s*\d/i;

type Circumstances = {
  passages: PassageSearch;
  pricesShown: boolean;
  meant: Subject["meant"];
  /** Whether the question's topic was not understood closely. */
  isVague: boolean;
};

/**
 * What our own pages say to a question's particulars, beside the answer to its topic: "the second test is included". An
 * excerpt with its page, or null where no passage holds enough of the question's words. It never names an amount where
 * prices are hidden (specification §4).
 */
export function supplementOf(
  words: string[],
  answer: string,
  { passages, pricesShown, meant, isVague }: Circumstances,
): string | null {
  const asked = [...new Set(words)].filter((word) => word.length > 2 && !functionWords.has(word));
  const least = isVague ? neededByVague : needed;
  if (asked.length < least.words) return null;
  const best = passages.find(asked, 5).find(({ path }) => !otherHouse[meant].test(path));
  if (!best || best.score < least.score || best.matched.length < least.matched) return null;
  const text = excerptOf(best.text, best.matched);
  if (answer.includes(text) || (!pricesShown && amount.test(text))) return null;
  return `From [${best.title.replaceAll(/[[\]]/g, "")}](${best.path}): ${text}`;
}

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
