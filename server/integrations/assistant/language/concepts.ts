import { companyConcepts } from "./company-concepts.ts";
import { courseConcepts } from "./course-concepts.ts";
import { learnerConcepts } from "./learner-concepts.ts";
import { moneyConcepts } from "./money-concepts.ts";
import { talkConcepts } from "./talk-concepts.ts";

const entries = { ...courseConcepts, ...learnerConcepts, ...companyConcepts, ...moneyConcepts, ...talkConcepts };

/** What a word or phrase of a question can stand for. */
export type Concept = keyof typeof entries;

/** Each concept's weight as evidence, and its words; a phrase's words are joined by "_". */
export const concepts = Object.entries(entries).map(([name, { weight, words }]) => ({
  name: name as Concept,
  weight,
  words: words.match(/\S+/g) ?? [],
}));
