import MiniSearch from "minisearch";
import type { Passage } from "#shared/contracts/assistant-content.ts";
import { mistypedLetters } from "./text/spelling.ts";
import { wordsOf } from "./text/words.ts";

export type FoundPassage = Passage & { score: number; matched: string[] };

/** The passages that fit the words best, the best first. */
export type FindPassages = (words: string[], atMost: number) => FoundPassage[];

/** Makes the search through everything an institute has published for the assistant. */
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
