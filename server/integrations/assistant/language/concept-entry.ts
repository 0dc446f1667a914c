/**
 * The words and phrases ("_" between words) of a concept, in English, Roman Urdu and Urdu. `weight` says how surely one
 * of them means that the question is about us: 2 on its own, 1 with little else, below that only beside others.
 */
export type ConceptEntry = { weight: number; words: string };
