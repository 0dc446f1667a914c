import type { Concept } from "./concepts.ts";
import type { Sense } from "./lexicon.ts";
import type { Reading, Term } from "./reading.ts";
import {
  accompanying,
  anchors,
  building,
  ownable,
  permitting,
  postpositions,
  prepositions,
  smallTalk,
  software,
  teaching,
} from "./signal-words.ts";
import { fields } from "./subjects.ts";

/**
 * Whether a question is about us.
 *
 * 1. Signals. Three kinds of sign are independent: it speaks to us ("your"), it names a field of ours ("MERN"), it asks
 *    what one asks an institute or a software house ("fee"). A question with two of them may hold words we do not know;
 *    with one, every word we do not know speaks against it strongly ("SECP registration fee").
 * 2. Binding. A word of ours that belongs to something foreign is none of ours: "driving classes", "fee of a passport".
 * 3. Tools. The name of a tool speaks for us only where teaching or building is asked about, not beside an exercise.
 * 4. What speaks for us must outweigh what speaks against.
 */
export type Judgement = { isOurs: boolean; evidence: number; strangeness: number };

const costs = {
  everyday: 3,
  /** Other institutes and their examinations. */
  rival: 6,
  craftAlone: 3,
  unknown: { sure: 0.6, doubtful: 1.6 },
  unknownInRomanUrdu: { sure: 0.4, doubtful: 0.9 },
  circumstance: { sure: 0, doubtful: 1.6 },
  general: { sure: 0.1, doubtful: 1 },
  content: { sure: 0.2, doubtful: 0.5 },
  verb: { sure: 0.2, doubtful: 0.3 },
};
const addressEvidence = 0.4;
const followUpEvidence = 0.6;
/** In a question of so few terms every noun beside a word of ours is likely what is asked about. */
const shortLength = 8;
const mostOfOneSign = 2.5;
/** Terms in a question of the usual length; in a longer one, each word we do not know weighs less. */
const usualLength = 12;
/** How much more must speak for us than against: nothing foreign in it, or something. */
const margins = { clear: 0.3, sure: 0.3, doubtful: 1 };

/** Judges a question; `followsUp` where the conversation before it was about us. */
export function judge(reading: Reading, followsUp = false): Judgement {
  if (reading.core && isAnchored(reading.core)) return judge(reading.core, followsUp);
  const view = viewOf(reading, followsUp);
  const seen = new Set<string>();
  let evidence = 0;
  let strangeness = 0;
  for (const [at, term] of reading.terms.entries()) {
    strangeness += costOf(term, at, view);
    if (!view.bound.has(term)) evidence += newEvidence(term, seen, view.isTaught);
  }
  if (strangeness > 0 && seen.size > 0 && [...seen].every((name) => smallTalk.has(name as Concept))) evidence = 0;
  if (reading.addressed && evidence >= addressEvidence) evidence += addressEvidence;
  if (followsUp && strangeness < followUpEvidence) evidence += followUpEvidence;
  // What is asked of any house is one sign, however often it is asked: fee, time and place of a driving licence.
  if (view.certainty === "doubtful") evidence = Math.min(evidence, mostOfOneSign);
  const isOurs = evidence - strangeness >= marginOf(reading, view, strangeness) && (followsUp || isSufficient(reading));
  return { isOurs, evidence, strangeness };
}

/** Whether a part stands for itself: it speaks to us, or names a course, a class or a field of ours. */
export function isAnchored(reading: Reading): boolean {
  const { bound, signals } = viewOf(reading, false);
  const isOwn = (sense: Sense) => sense.kind === "concept" && anchors.includes(sense.concept);
  return signals > 1 || reading.terms.some((term) => !bound.has(term) && term.senses.some(isOwn));
}

/** How much more must speak for us than against: more where a thing is named that we do not know. */
function marginOf({ terms }: Reading, { certainty }: View, strangeness: number): number {
  const isPuzzling = terms.some(({ role }) => role === "unknown") || strangeness > costs.content.doubtful * 2;
  return isPuzzling ? margins[certainty] : margins.clear;
}

/** Whether it asks for anything by itself: "computer" and "evening" are asked of many, unless all is said in a breath. */
function isSufficient(reading: Reading): boolean {
  const { concepts, fields: fieldsNamed, terms, named, addressed } = reading;
  const isUntaught = fieldsNamed.length > 0 && fieldsNamed.every((field) => fields[field].course === undefined);
  if (isUntaught && (concepts.has("job") || concepts.has("salary")) && !concepts.has("course")) return false;
  const isPhrase = terms.some((term) => term.words.length > 1 && isOf(term, "concept") && !isThing(term));
  const isWeak = !isPhrase && [...concepts].every((concept) => accompanying.has(concept));
  if (!isWeak || named || addressed || concepts.size === 0) return true;
  const words = terms.flatMap((term) => term.words);
  return words.length <= 3 || words.some((word) => permitting.has(word));
}

const isThing = ({ senses }: Term) =>
  senses.some((sense) => sense.kind === "concept" && ["equipment", "daypart", "city"].includes(sense.concept));

/** What the whole question tells of each of its words. */
type View = {
  reading: Reading;
  /** How many independent kinds of sign there are that it is about us. */
  signals: number;
  certainty: "sure" | "doubtful";
  /** The terms that belong to something foreign. */
  bound: Set<Term>;
  /** Whether something taught is asked about, or we are spoken to. */
  isTaught: boolean;
  /** Whether software is ordered: then its trade may be any. */
  isCommission: boolean;
};

/** Whether software is ordered: something that can be built, and somebody to build it for. */
export function isCommission({ concepts, fields: named, terms }: Reading): boolean {
  const isOrdered = concepts.has("business") || has(terms, building);
  const isOffered = has(terms, software) || (concepts.has("business") && named.length > 0);
  return isOffered && isOrdered && !terms.some((term) => isOf(term, "craft"));
}

function viewOf(reading: Reading, followsUp: boolean): View {
  const { terms, concepts, addressed } = reading;
  const isOrder = isCommission(reading);
  const signals = [
    addressed || followsUp,
    terms.some((term, at) => isName(term) && !belongsTo(terms, at, isEveryday)),
    concepts.size > 0,
  ].filter(Boolean).length;
  const certainty = signals > 1 || isOrder ? "sure" : "doubtful";
  const isOthers = (term: Term) => isEveryday(term) || (isOf(term, "untaught") && !asksWhatIsTaught(reading));
  const isForeign = (term: Term) =>
    isOthers(term) ||
    (certainty === "doubtful" && (term.role === "unknown" || (term.role === "general" && terms.length <= shortLength)));
  const isBound = (term: Term, at: number) =>
    belongsTo(terms, at, isOwnThing(term) ? isOthers : isForeign) || isOfTrade(terms, at);
  const bound = new Set(isOrder ? [] : terms.filter(isBound));
  const isTeaching = (sense: Sense) => sense.kind === "concept" && teaching.includes(sense.concept);
  const isTaught =
    addressed ||
    isOrder ||
    (concepts.has("course") && reading.asCourse) ||
    terms.some((term) => !bound.has(term) && term.senses.some(isTeaching));
  return { reading, signals, certainty, bound, isTaught, isCommission: isOrder };
}

const asksWhatIsTaught = ({ concepts }: Reading) =>
  (["course", "list", "teach", "enrol"] as const).some((concept) => concepts.has(concept));
const has = (terms: Term[], wanted: ReadonlySet<string>) =>
  terms.some(({ words }) => words.some((word) => wanted.has(word)));
const isOf = (term: Term | undefined, kind: Sense["kind"]) =>
  term?.senses.some((sense) => sense.kind === kind) ?? false;
/** What hardly anybody else has: a word we do not know beside it is a slip of the pen. */
const isOwnThing = ({ senses }: Term) =>
  senses.some((sense) => sense.kind === "concept" && ["demo", "recording"].includes(sense.concept));
const isEveryday = (term: Term) => isOf(term, "everyday") || isOf(term, "rival");
const isName = (term: Term) => term.senses.some((sense) => sense.kind === "field" && sense.isName);
const isTool = (term: Term) => term.senses.some((sense) => sense.kind === "field" && !sense.isName);
const isOneOf = (term: Term | undefined, words: ReadonlySet<string>) =>
  term?.words.length === 1 && words.has(term.words[0] ?? "");

/** Whether the neighbour, past small words, is foreign: "cricket academy", "zakat ki fee", "price of gold". */
function belongsTo(terms: Term[], at: number, isForeign: (term: Term) => boolean): boolean {
  let left = at - 1;
  while (isOneOf(terms[left], postpositions)) left -= 1;
  let right = at + 1;
  while (isOneOf(terms[right], prepositions)) right += 1;
  const isBeside = (term: Term | undefined) =>
    term !== undefined && term.clause === terms[at]?.clause && isForeign(term);
  return isBeside(terms[left]) || isBeside(terms[right]);
}

/** Whether the words beside it make it another house's: "school admission", "fee of the hospital". */
function isOfTrade(terms: Term[], at: number): boolean {
  if (!terms[at]?.senses.some((sense) => sense.kind === "concept" && ownable.has(sense.concept))) return false;
  const after = isOneOf(terms[at + 1], genitives)
    ? terms[isOneOf(terms[at + 2], articles) ? at + 3 : at + 2]
    : undefined;
  const isOwner = (term: Term | undefined) =>
    term !== undefined && term.clause === terms[at]?.clause && isCircumstance(term);
  return isOwner(terms[at - 1]) || isOwner(after);
}

const genitives = new Set(["of", "at", "to", "in"]);
const articles = new Set(["the", "a", "an"]);
const isCircumstance = (term: Term) => isOf(term, "circumstance") && !isOf(term, "concept");

/** What a term adds; the same concept or field twice is no more evidence than once. */
function newEvidence({ senses, words }: Term, seen: Set<string>, isTaught: boolean): number {
  let most = 0;
  for (const sense of senses) {
    if (sense.kind !== "concept" && sense.kind !== "field") continue;
    const name = sense.kind === "concept" ? sense.concept : `field ${words.join(" ")}`;
    const isUsed = seen.has(name) || (sense.kind === "field" && !sense.isName && !isTaught);
    if (!isUsed) most = Math.max(most, sense.weight);
    seen.add(name);
  }
  return most;
}

/** How much a term speaks against us. */
function costOf(term: Term, at: number, view: View): number {
  const { reading, certainty, isTaught, isCommission } = view;
  const unknown = (reading.isRomanUrdu ? costs.unknownInRomanUrdu : costs.unknown)[certainty];
  const longer = reading.terms.length;
  if (isOf(term, "rival")) return costs.rival;
  if (isEveryday(term)) return isCommission ? unknown : costs.everyday;
  if (isCircumstance(term)) return costOfCircumstance(at, view);
  if (isExercise(term, reading) && !isTaught) return costs.craftAlone;
  if (isOf(term, "untaught") && !isName(term) && !asksWhatIsTaught(reading)) return costs.craftAlone;
  if (term.role === "unknown") return unknown * Math.min(1, usualLength / longer);
  if (term.role === "general") return costs.general[certainty] * Math.min(1, shortLength / longer) ** 3;
  return term.role === "content" || term.role === "verb" ? costs[term.role][certainty] : 0;
}

/** What somebody tells of himself is free, unless it owns what is asked about: "school admission". */
function costOfCircumstance(at: number, { reading, certainty, isTaught, isCommission }: View): number {
  if (!isCommission && isOfTrade(reading.terms, at + 1)) return costs.circumstance.doubtful;
  return reading.firstPerson || isTaught ? costs.circumstance.sure : costs.circumstance[certainty];
}

/** A term of a craft, or a tool with no field named beside it: taught by us, or an exercise of one's own. */
function isExercise(term: Term, reading: Reading): boolean {
  const isLoneTool = isTool(term) && !isName(term) && !isAlone(term, reading) && !reading.named;
  return isOf(term, "craft") || isLoneTool;
}

/** Whether a tool is all that is named: "Power BI?". */
function isAlone(term: Term, { terms }: Reading): boolean {
  return terms.every((other) => other === term || other.role === "plain");
}
