import { borrowedPhrases } from "./borrowed-phrases.ts";
import { circumstances, craftTerms, relatives } from "./circumstances.ts";
import { type Concept, concepts } from "./concepts.ts";
import { everydayDomains } from "./everyday-domains.ts";
import { type Field, fields, untaught } from "./subjects.ts";
import { usualForm } from "./words.ts";

/** What a word or phrase stands for. */
export type Sense =
  | { kind: "concept"; concept: Concept; weight: number }
  | { kind: "field"; field: Field; weight: number; isName: boolean }
  | { kind: "untaught" }
  /** A topic of the crafts we teach. */
  | { kind: "craft" }
  /** What people tell of themselves: trade, business, family. */
  | { kind: "circumstance" }
  /** Somebody of his family. */
  | { kind: "relative" }
  /** A thing of everyday life that is none of ours. */
  | { kind: "everyday" }
  /** Another institute, or an examination of one. */
  | { kind: "rival" };

/** Words and phrases, joined by "_", with what they stand for; the likelier sense was entered first. */
export type Lexicon = ReadonlyMap<string, Sense[]>;

const nameWeight = 2;
const toolWeight = 1;

/** Every word the assistant knows the meaning of. */
export function createLexicon(companyName: string): Lexicon {
  const lexicon = new Map<string, Sense[]>([
    [companyName.toLowerCase(), [{ kind: "concept", concept: "about", weight: nameWeight }]],
  ]);
  const enter = (entries: Iterable<string>, sense: Sense) => {
    for (const entry of entries) {
      const word = entry.split("_").map(usualForm).join("_");
      lexicon.set(word, [...(lexicon.get(word) ?? []), sense]);
    }
  };
  for (const { name, weight, words } of concepts) enter(words, { kind: "concept", concept: name, weight });
  for (const [field, { names, tools }] of Object.entries(fields) as [Field, (typeof fields)[Field]][]) {
    enter(names.split(" "), { kind: "field", field, weight: nameWeight, isName: true });
    enter(tools.split(" "), { kind: "field", field, weight: toolWeight, isName: false });
  }
  enter(untaught, { kind: "untaught" });
  enter(craftTerms, { kind: "craft" });
  enter(circumstances, { kind: "circumstance" });
  enter(relatives, { kind: "relative" });
  for (const [domain, words] of Object.entries(everydayDomains))
    enter(words.match(/\S+/g) ?? [], { kind: domain === "schooling" ? "rival" : "everyday" });
  enter(borrowedPhrases, { kind: "everyday" });
  return lexicon;
}

/** The words a slip of spelling is mended to. A tool's short name is too near to everyday words: pivot, pilot. */
export function spellableWords(lexicon: Lexicon): Set<string> {
  const isOurs = (sense: Sense) => sense.kind === "concept" || (sense.kind === "field" && sense.isName);
  const entries = [...lexicon].filter(([, senses]) => senses.some(isOurs));
  return new Set(entries.flatMap(([entry]) => entry.split("_")));
}
