import { besideKinds } from "#domains/content/contract/search-page.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { LanguageMark } from "#shared/language-of.ts";
import { type SearchDocument, type SearchedBatch, type SearchKind, searchDocuments } from "./search-documents.ts";
import { stemOf } from "./spelling.ts";
import { type NameWords, scriptWordsOf, searchable, type Term, WordIndex, Words, wordsOf } from "./word-index.ts";

export interface SearchHit extends LanguageMark {
  kind: SearchKind;
  title: string;
  path: string;
  /** The part of the text around the first hit. */
  excerpt: string;
}

export type SiteSearch = (query: string) => SearchHit[];

/** The visitors' vocabulary, besides the words of the site's pages. */
export interface Vocabulary {
  /** Words that say nothing about the subject. */
  fillers: string[];
  /** Lists of words for the same thing. */
  synonyms: string[][];
  /** Words that are typed beside a name, by the kind of document they ask for. */
  beside: Partial<Record<SearchKind, string[]>>;
}

/** Maximum number of hits of an answer, and the length of an excerpt in characters. */
const mostHits = 20;
const excerptLength = 170;

/** The weight of a word by its field. */
const weights = { title: 5, names: 5, keywords: 1.5, text: 0.8, beside: 1.2 };
/** The weight of a search that is a whole title or name; a part of it counts by its power. */
const wholeName = 14;
const namePower = 1.4;
/** The weight of a kind of document: answers come before mere mentions. */
const kindWeights: Partial<Record<SearchKind, number>> = {
  ...{ answer: 1.1, course: 1.05, batches: 0.85, outline: 0.7, policy: 0.75, project: 0.7 },
};
/** A hit with less than this share of the best one's score is not shown. */
const leastShare = 0.08;
/** Further words of a search are ignored. */
const mostWords = 12;

/** The search of a site with its batches: the institute's vocabulary and the program's. */
export function createSearchOfSite(site: Site, batches: SearchedBatch[]): SiteSearch {
  const { fillers, synonyms, beside } = site.messages.search;
  const { pages } = site.content;
  const words = (text: string) => text.split(" ");
  return createSiteSearch(searchDocuments(site, batches), {
    fillers: [...words(fillers), ...(pages.search.fillers ?? [])],
    synonyms: [...synonyms.map(words), ...(pages.search.synonyms ?? [])],
    beside: Object.fromEntries(
      besideKinds.map((kind) => [kind, [...words(beside[kind]), ...(pages.search.beside?.[kind] ?? [])]]),
    ),
  });
}

/**
 * A search over the given documents. A word may be unfinished, mistyped, spelled as it sounds, or a synonym. Documents
 * that hold more of the words come first, then those whose title or name the search is.
 */
export function createSiteSearch(documents: SearchDocument[], vocabulary: Partial<Vocabulary> = {}): SiteSearch {
  const isFiller = new Set(vocabulary.fillers?.map(searchable));
  /** Splits words into those that name the subject and those that do not; if none does, all count. */
  const read = (text: string): NameWords => {
    const all = wordsOf(text);
    const telling = all.filter((word) => !isFiller.has(word));
    return telling.length > 0
      ? { telling, fillers: all.filter((word) => isFiller.has(word)) }
      : { telling: all, fillers: [] };
  };
  const words = new Words(vocabulary.synonyms ?? []);
  const index = new WordIndex(words);
  for (const { kind, title, names = [], keywords, text } of documents) {
    const fields = [
      { words: wordsOf(title), weight: weights.title },
      { words: names.flatMap(wordsOf), weight: weights.names },
      { words: wordsOf(keywords), weight: weights.keywords },
      { words: wordsOf(text), weight: weights.text },
      { words: (vocabulary.beside?.[kind] ?? []).flatMap(wordsOf), weight: weights.beside },
    ];
    index.add(fields, [title, ...names].map(read));
    const inScript = scriptWordsOf([title, ...names, keywords, text].join("\n"));
    words.learnScripts(
      fields.flatMap((field) => field.words),
      inScript,
    );
  }

  return (query) => {
    const { telling, fillers } = read(query);
    const inScript = scriptWordsOf(query);
    const terms = telling.slice(0, mostWords).flatMap((word) => words.termsOf(word, inScript.has(word)));
    return ranked({ terms, fillers }, index, documents).map(({ kind, title, path, text, lang, dir }) => {
      return { kind, title, path, excerpt: excerpt(text, terms), ...(lang ? { lang, dir } : {}) };
    });
  };
}

interface Asked {
  terms: Term[];
  fillers: string[];
}

function ranked({ terms, fillers }: Asked, index: WordIndex, documents: SearchDocument[]): SearchDocument[] {
  const sums = new Map<number, { sum: number; found: number }>();
  for (const term of terms)
    for (const [at, score] of index.scoresOf(term)) {
      const { sum, found } = sums.get(at) ?? { sum: 0, found: 0 };
      sums.set(at, { sum: sum + score, found: found + 1 });
    }
  const named = index.namedBy(terms, fillers);
  const hits = [...sums].flatMap(([at, { sum, found }]) => {
    const document = documents[at];
    if (!document) return [];
    const name = (named.get(at) ?? 0) ** namePower * wholeName;
    const score = (sum * (found / terms.length) ** 2 + name) * (kindWeights[document.kind] ?? 1);
    return [{ document, score }];
  });
  hits.sort((one, other) => other.score - one.score);
  const least = (hits[0]?.score ?? 0) * leastShare;
  return withoutRepeats(hits.filter(({ score }) => score >= least).map(({ document }) => document)).slice(0, mostHits);
}

/** Without the answers that lead to the page of an earlier hit. */
function withoutRepeats(documents: SearchDocument[]): SearchDocument[] {
  const paths = new Set<string>();
  return documents.filter(({ kind, path }) => {
    const isRepeat = kind === "answer" && paths.has(path);
    paths.add(path);
    return !isRepeat;
  });
}

function excerpt(text: string, terms: Term[]): string {
  const first = firstOf(text, terms);
  const from = first < excerptLength / 2 ? 0 : text.indexOf(" ", first - excerptLength / 2) + 1;
  const to = from + excerptLength >= text.length ? text.length : text.lastIndexOf(" ", from + excerptLength);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

/** The position of the first found word of a text; 0 if none was found. */
function firstOf(text: string, terms: Term[]): number {
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const stem = stemOf(searchable(match[0]));
    if (terms.some((term) => term.has(stem))) return match.index;
  }
  return 0;
}
