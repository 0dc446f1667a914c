import type { Batch, TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { Currency } from "#shared/money.ts";

/** Everything an engine answers from: what one institute has published. Another institute's content makes another engine. */
export interface AssistantContent {
  /** The names visitors call the institute. */
  names: string[];
  /** The institute's name in a sentence, and its city. */
  about: { name: string; city: string };
  /** The answer to questions that are not about the institute, word for word. */
  refusal: string;
  /** The same in other languages, by their tags. */
  refusalIn?: Record<string, string>;
  /** The language of all of it as a BCP 47 tag, where that is not English: its questions are in no other. */
  language?: string;
  /** The answer to questions about the institute that is not found: it names a person to ask. */
  handOver: string;
  /** The same in other languages, by their tags. */
  handOverIn?: Record<string, string>;
  subjects: Subject[];
  /** The names of its own places, besides the countries and cities that everybody knows. */
  places?: string[];
  answers: Answer[];
  /** The common answers, for a service that writes its own. */
  facts(asked: Pick<Asked, "pricesShown" | "currency" | "batches" | "today">): string[];
  passages: Passage[];
  /** The form of a quoted passage, with `{title}`, `{path}` and `{text}`. */
  quote: string;
  /** Questions that name what is taught here but are for someone else: exercises, other meanings of the words. */
  others?: string[];
}

/** Something taught, built or sold here; or, as `elsewhere`, something people ask for that is not. */
export interface Subject {
  id: string;
  kind: "course" | "service" | "elsewhere";
  /** The names people call it. A course and a service may share a name: the rest of the question decides. */
  names: string[];
  /** Tools and topics of it. */
  parts?: string[];
}

/** An answer, with questions that it answers. */
export interface Answer {
  id: string;
  /** The kinds of common question (`common-questions.json`) that it answers. */
  answers?: string[];
  /** Example questions; "{course}", "{service}", "{elsewhere}" and "{part}" stand for any name of that kind. */
  phrasings?: string[];
  /** The kind of subject that it is given; a follow-up takes its subject from the conversation. */
  about?: "course" | "service";
  text: string | ((asked: Asked) => string);
}

/** A batch, with its branch and its place as text where it has one. */
export type AskedBatch = Batch & Partial<Pick<TimedBatch, "branchId" | "place">>;

/** The inputs that an answer may depend on. */
export interface Asked {
  /** The subjects asked about; none where the question names none. */
  subjects: Subject[];
  /** The question's words, its spelling mended. */
  words: string[];
  /** The names of subjects, tools and topics in it, as they were asked for. */
  names: string[];
  /** The language of the question as a BCP 47 tag, if it is known and not English. */
  lang?: string | undefined;
  /** Whether this visitor may see prices (specification §4, "Price visibility"). */
  pricesShown: boolean;
  /** The currency of their market; the institute's unless given. */
  currency?: Currency | undefined;
  /** Every batch, the earliest to start first. */
  batches: AskedBatch[];
  /** Today for the company, as an ISO date. */
  today: string;
}

/** A piece of the institute's own text, with the page it is from. */
export interface Passage {
  title: string;
  text: string;
  path: string;
  /** Words that visitors type for it. */
  keywords?: string;
}
