import { fillText } from "./fill-text.ts";
import { oncePerObject } from "./once-per-object.ts";
import type { Messages } from "./words.ts";

/** A sentence in English as its parts between facts, the names of the facts, and what it is in the reader's language. */
interface Sentence {
  parts: string[];
  facts: string[];
  own: string;
}

const sentencesOf = oncePerObject((sentences: Messages["sentences"]): Sentence[] =>
  sentences.map(({ english, own }) => {
    const pieces = english.split(/\{(\w+)\}/);
    return {
      parts: pieces.filter((_, at) => at % 2 === 0),
      facts: pieces.filter((_, at) => at % 2 === 1),
      own,
    };
  }),
);

/**
 * What a contract or a rule of documents refuses something with, one or more sentences in English, in the language of its
 * reader. A text that is no such sentence stays as it is.
 */
export function sentenceIn(messages: Pick<Messages, "sentences">, text: string): string {
  const known = sentencesOf(messages.sentences);
  const whole = ownOf(known, text);
  if (whole !== null) return whole;
  for (let end = text.indexOf(". "); end >= 0; end = text.indexOf(". ", end + 1)) {
    const first = ownOf(known, text.slice(0, end + 1));
    if (first !== null) return `${first} ${sentenceIn(messages, text.slice(end + 2))}`;
  }
  return text;
}

function ownOf(sentences: Sentence[], text: string): string | null {
  for (const { parts, facts, own } of sentences) {
    const values = valuesOf(text, parts, facts);
    if (values) return fillText(own, values);
  }
  return null;
}

/** The facts of a text that is made of these parts, in their order; null for another text. */
function valuesOf(text: string, parts: string[], facts: string[]): Record<string, string> | null {
  const [first = "", ...others] = parts;
  if (!text.startsWith(first)) return null;
  if (others.length === 0) return text === first ? {} : null;
  const values: Record<string, string> = {};
  let from = first.length;
  for (const [at, part] of others.entries()) {
    const isLast = at === others.length - 1;
    const end = isLast ? text.length - part.length : text.indexOf(part, from);
    const value = text.slice(from, end);
    if (end <= from || (isLast && !text.endsWith(part)) || !fits(facts[at], value)) return null;
    values[facts[at] ?? ""] = value;
    from = end + part.length;
  }
  return values;
}

/** A number is written in figures; no other fact goes beyond its sentence. */
const fits = (fact: string | undefined, value: string) =>
  fact === "number" ? /^-?[\d,.]+$/.test(value) : !value.includes(". ");
