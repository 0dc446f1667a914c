import circumstances from "#domains/assistant/server/engine/data/circumstances.json" with { type: "json" };
import commonQuestions from "#domains/assistant/server/engine/data/common-questions.json" with { type: "json" };
import everydayQuestions from "#domains/assistant/server/engine/data/everyday-questions.json" with { type: "json" };
import { inLatinLetters } from "#domains/search/server/urdu-script.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { mapInTurns } from "#shared/serving/own-turn.ts";
import type { Answer, Asked, AssistantContent, Subject } from "./assistant-content.ts";
import { clausesOf, isAboutBefore, namesOnly, partsOf, pointsBack } from "./clauses.ts";
import { createJudge, type Example, type Judge, learn, wordFeatures } from "./learning.ts";
import { createPassageSearch, supplementOf } from "./passage-search.ts";
import type { AssistantEngine, AssistantQuery } from "./port.ts";
import { createReader, givesOrders, languageOfQuestion, type Reader, type Reading, wordsOf } from "./reader.ts";

/** Confidence thresholds for a question being about the institute: by itself, or as a follow-up to one that was. */
const leastOurs = { alone: 0.68, followingLong: 0.35, following: 0.25 };
/** Confidence threshold for a part of a message being an order to the assistant, whatever else the message says. */
const leastOrder = 0.6;
/** The longest question that can be a follow-up, and the longest that takes its subject from before, in words. */
const followUpWords = { short: 7, long: 14 };
/** Confidence thresholds: give an answer, answer without a page beside it, hand over to a person. */
const leastAnswer = { given: 0.08, sure: 0.4, nobody: 0.65 };
/** Thresholds for a second answer: its share of the first one's likelihood, or its own likelihood. */
const second = { share: 0.65, alone: 0.45 };
/** Thresholds for a part of a question to be one by itself: for the institute, and its answer's likelihood. */
const ownPart = { ours: 0.35, answer: 0.35 };
/** The most answers to one question. */
const mostAnswers = 3;

/**
 * Answers without an outside service. It judges whether a question is for the institute, finds the answer with the most
 * similar phrasings, and quotes the pages for particulars. Other questions get the fixed refusal (specification §8);
 * uncertain ones are handed over to a person. It knows only the content of each query, which it learns at the first
 * question about it or at `prepare`, in pieces between which requests are answered.
 */
export function createEmbeddedEngine(): AssistantEngine {
  const learnt = oncePerObject(async (content: AssistantContent) => createComposer(content, await learnFrom(content)));
  return {
    secrets: () => [],
    async *answer({ content, ...query }) {
      const compose = await learnt(content);
      // Line by line, as the hosted service sends its answers in pieces.
      for (const piece of compose(query).match(/[^\n]*\n*/g) ?? []) if (piece) yield piece;
    },
    async prepare(content) {
      await learnt(content);
    },
  };
}

function createComposer(content: AssistantContent, { read, judge, find }: Understanding) {
  const passages = createPassageSearch(content.passages);

  function isOurs(text: string, reading: Reading, least: number): boolean {
    if (givesOrders(text) || judge(reading).ours < least) return false;
    return !clausesOf(text).some((clause) => judge(read(clause)).order >= leastOrder);
  }

  /** The latest earlier question for the institute; if it names no subject, with the subject of the one before it. */
  function earlierReading(history: AssistantQuery["history"]): Reading | null {
    const asked = history.filter(({ role }) => role === "user").reverse();
    const readings = asked.flatMap(({ text }) => {
      const reading = read(text);
      return isOurs(text, reading, leastOurs.alone) ? [reading] : [];
    });
    const [latest] = readings;
    if (!latest || latest.subjects.length > 0) return latest ?? null;
    return { ...latest, subjects: readings.find(({ subjects }) => subjects.length > 0)?.subjects ?? [] };
  }

  /** The answers to the whole question and to its clauses, weighted by how likely the clause is a question at all. */
  function likeliest(whole: Reading, question: string): Found[] {
    const best = new Map<string, Found>();
    for (const view of [whole, ...clausesOf(question).map(read)]) {
      const weight = view === whole ? 1 : judge(view).ours;
      for (const { answer, likelihood } of find(view)) {
        const weighted = { answer, likelihood: likelihood * weight };
        const before = best.get(answer?.id ?? "");
        if (!before || before.likelihood < weighted.likelihood) best.set(answer?.id ?? "", weighted);
      }
    }
    return sorted([...best.values()]);
  }

  /**
   * The answer to the earlier question, for one that says too little by itself: "and the other course?", "how do I ask
   * for it?".
   */
  function answerFromBefore(reading: Reading, best: Found | undefined, earlier: Reading | null): Found[] {
    const likelihood = best?.likelihood ?? 0;
    const isOfOtherSubject = reading.subjects.length > 0 && (namesOnly(reading) || likelihood < leastAnswer.given);
    const isOfSame = best !== undefined && likelihood < leastAnswer.sure && isAboutBefore(reading);
    return earlier && (isOfOtherSubject || isOfSame) ? find(earlier).slice(0, 1) : [];
  }

  /** The answers to give: the likeliest, and perhaps the next; none for a question to hand over. */
  function chosen(question: string, reading: Reading, earlier: Reading | null): Found[] {
    const [best, next] = likeliest(reading, question).filter(({ answer, likelihood }) =>
      answer ? fits(answer, reading.subjects) : likelihood >= leastAnswer.nobody,
    );
    const before = answerFromBefore(reading, best, earlier);
    if (before.length > 0 || !best || best.likelihood < leastAnswer.given) return before;
    const isNear = next && (next.likelihood >= second.share * best.likelihood || next.likelihood >= second.alone);
    return isNear ? [best, next] : [best];
  }

  /** The answers to the parts of a question about several things; none if it is about one. */
  function answersToParts(question: string, subjects: Subject[]): Found[] {
    const parts = partsOf(question).map(read);
    const bestOf = (part: Reading, about?: Answer["about"]) =>
      find(part).find(({ answer }) => answer && fits(answer, subjects) && (!about || answer.about !== about));
    // "What does cyber security cost, and when is the next batch?" asks for the course of that name, not the service.
    const isOfCourse = parts.some((part) => bestOf(part)?.answer?.about === "course");
    const best = new Map<string, Found>();
    for (const part of parts) {
      const found = bestOf(part, isOfCourse ? "service" : undefined);
      if (!found?.answer || judge(part).ours < ownPart.ours || found.likelihood < ownPart.answer) continue;
      if (!best.has(found.answer.id)) best.set(found.answer.id, found);
    }
    return best.size > 1 ? [...best.values()].slice(0, mostAnswers) : [];
  }

  /** The least likelihood of being for the institute: less for one that is short or says "it", after one that was. */
  function leastFor({ words }: Reading, earlier: Reading | null): number {
    if (!earlier) return leastOurs.alone;
    if (words.length <= followUpWords.short) return leastOurs.following;
    return pointsBack(words) ? leastOurs.followingLong : leastOurs.alone;
  }

  return ({ question: asIs, history, ...facts }: Omit<AssistantQuery, "content">): string => {
    const lang = content.language ?? languageOfQuestion(asIs);
    const question = inLatinLetters(asIs);
    const reading = read(question);
    const earlier = reading.words.length <= followUpWords.long ? earlierReading(history) : null;
    if (!isOurs(question, reading, leastFor(reading, earlier)))
      return inLanguage(content.refusal, content.refusalIn, lang);
    const subjects = reading.subjects.length > 0 ? reading.subjects : (earlier?.subjects ?? []);
    const parts = answersToParts(question, reading.subjects);
    const found = parts.length > 0 ? parts : chosen(question, reading, earlier);
    const asked = { ...facts, lang, subjects, words: reading.words, names: reading.names };
    const answers = found.flatMap(({ answer }) => (answer ? [textOf(answer, asked)] : []));
    const answer = withoutRepeats(answers).join("\n\n");
    const isSure = (found[0]?.likelihood ?? 0) >= leastAnswer.sure;
    const { pricesShown } = facts;
    const supplement = supplementOf(reading.words, answer, { passages, quote: content.quote, pricesShown, isSure });
    return [answer, supplement].filter(Boolean).join("\n\n") || inLanguage(content.handOver, content.handOverIn, lang);
  };
}

const inLanguage = (text: string, others: Record<string, string> = {}, lang?: string): string =>
  (lang && others[lang]) || text;

/** The end of a sentence or a line of an answer. */
const sentenceEnd = /(?<=[.!?]\s)|(?<=\n)/;
/** A sentence as it is compared: the words that are read, in lower case. */
const spoken = (sentence: string) => wordsOf(sentence.replace(/\]\([^)]*\)/g, "]")).join(" ");

/** Answers without the sentences and lines that an earlier one has said already. */
function withoutRepeats(answers: string[]): string[] {
  const said = new Set<string>();
  return answers.flatMap((answer) => {
    const fresh = answer.split(sentenceEnd).filter((sentence) => !said.has(spoken(sentence)) || !spoken(sentence));
    for (const sentence of fresh) said.add(spoken(sentence));
    const text = fresh.join("").trim();
    return text ? [text] : [];
  });
}

/** Whether an answer about courses or services is about one that was named. */
function fits({ about }: Answer, subjects: Subject[]): boolean {
  return !about || subjects.length === 0 || subjects.some(({ kind }) => kind === about);
}

function textOf({ text, about }: Answer, asked: Asked): string {
  if (typeof text === "string") return text;
  return text(about ? { ...asked, subjects: asked.subjects.filter(({ kind }) => kind === about) } : asked);
}

/** The knowledge learnt from an institute's content and the shipped questions. */
interface Understanding {
  read: Reader;
  judge: Judge;
  /** Every answer with its likelihood of being the one asked for, the likeliest first. */
  find(reading: Reading): Found[];
}

/** An answer with its likelihood; null means the common questions that have no answer here. */
interface Found {
  answer: Answer | null;
  likelihood: number;
}

const sorted = (found: Found[]) => found.sort((one, other) => other.likelihood - one.likelihood);

/** Learns to read, judge and answer questions: once for a content, in some tenths of a second. */
async function learnFrom(content: AssistantContent): Promise<Understanding> {
  const phrasings = phrasingsOf(content.answers);
  const { "orders to the assistant": orders, ...everyday } = everydayQuestions.questions;
  const ours = phrasings.map(({ text }) => text);
  const asked = new Set(ours.map((text) => text.toLowerCase()));
  // "Do I need a laptop" is asked of a school, and of a shop.
  const others = [
    ...Object.values(everyday).flat().flatMap(ofEverySubject),
    ...askedOfThings(),
    ...(content.others ?? []),
  ].filter((text) => !asked.has(text.toLowerCase()));
  const titles = content.passages.map(({ title }) => title);
  const pageWords = wordsIn(content.passages.flatMap(({ title, text, keywords }) => [title, text, keywords ?? ""]));
  const othersWords = wordsIn([...others, ...orders, ...circumstances]);
  const read = createReader(content, wordsIn(ours), [...pageWords, ...othersWords]);
  const readAll = (texts: string[]) => mapInTurns(texts, read);
  const readings = await readAll(ours);
  const lessons = {
    ours: [...readings, ...(await readAll(titles))],
    oursWithin: await readAll(withCircumstances(ours)),
    others: await readAll(others),
    othersWithin: await readAll(withCircumstances(others)),
    orders: await readAll(orders),
    pageWords,
    tellingWords: wordsIn(circumstances),
  };
  return { read, judge: await createJudge(lessons), find: await createFinder(phrasings, readings) };
}

const wordsIn = (texts: string[]) => new Set(texts.flatMap(wordsOf));

/** "{subject}" is a placeholder for anything that the institute is about. */
function ofEverySubject(text: string): string[] {
  if (!text.includes("{subject}")) return [text];
  return ["course", "service", "part", "elsewhere"].map((kind) => text.replaceAll("{subject}", `{${kind}}`));
}

const timesAsked = 3;

/** Typical questions to an institute, asked about things that are not its business: a few about each. */
function askedOfThings(): string[] {
  const { things, askedOfThings: forms } = everydayQuestions;
  return things.flatMap((thing, at) =>
    Array.from({ length: timesAsked }, (_, time) =>
      (forms[(at * timesAsked + time) % forms.length] ?? "").replace("{thing}", thing),
    ),
  );
}

const everyNth = 3;

/** Some of the questions next to facts people state about themselves, which say nothing about the question. */
function withCircumstances(texts: string[]): string[] {
  return texts.flatMap((text, at) => {
    if (at % everyNth !== 0) return [];
    const told = circumstances[(at / everyNth) % circumstances.length];
    return at % (2 * everyNth) === 0 ? `${told}. ${text}` : `${text}, ${told}`;
  });
}

interface Phrasing {
  text: string;
  answer: Answer | null;
}

/** Every phrasing with its answer; common questions without an answer here have null. */
function phrasingsOf(answers: Answer[]): Phrasing[] {
  const answered = new Map(answers.flatMap((answer) => (answer.answers ?? []).map((kind) => [kind, answer] as const)));
  return [
    ...answers.flatMap((answer) => (answer.phrasings ?? []).map((text) => ({ text, answer }))),
    ...Object.entries<string[]>(commonQuestions).flatMap(([kind, texts]) =>
      texts.map((text) => ({ text, answer: answered.get(kind) ?? null })),
    ),
  ];
}

/** Learns which answer a question asks for, from the readings of the phrasings. */
async function createFinder(phrasings: Phrasing[], readings: Reading[]): Promise<Understanding["find"]> {
  const byId = new Map(phrasings.map(({ answer }) => [answer?.id ?? "", answer]));
  const classify = await learn(examplesOf(phrasings, readings), { rounds: 3, step: 1.5, decay: 1e-4 });
  return ({ masked }) =>
    sorted(
      [...classify(wordFeatures(masked))].map(([id, likelihood]) => ({ answer: byId.get(id) ?? null, likelihood })),
    );
}

/** A function of its own: a closure beside the finder's would keep the readings in memory. */
function examplesOf(phrasings: Phrasing[], readings: Reading[]): Example[] {
  return phrasings.map(({ answer }, at) => ({
    features: wordFeatures(readings[at]?.masked ?? []),
    label: answer?.id ?? "",
  }));
}
