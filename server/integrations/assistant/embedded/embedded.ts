import type { Answer, Asked, AssistantContent, Subject } from "#shared/contracts/assistant-content.ts";
import { createPassageSearch } from "../passages.ts";
import type { AssistantEngine, AssistantQuery } from "../port.ts";
import { givesOrders } from "../text/gives-orders.ts";
import type { Reading } from "../text/reader.ts";
import type { Found } from "./finder.ts";
import { supplementOf } from "./supplement.ts";
import { learnFrom, type Understanding } from "./understanding.ts";

/** From these likelihoods on a question is for the institute: by itself, or following on one that was. */
const leastOurs = { alone: 0.7, following: 0.25 };
/** From this likelihood on a part of a message is an order to the assistant, whatever stands beside it. */
const leastOrder = 0.6;
const followUpWords = 7;
/** Likelihoods from which an answer is given, needs no page beside it, or is a person's. */
const leastAnswer = { given: 0.08, sure: 0.4, nobody: 0.5 };
/** A second answer is given too where it is nearly as likely as the first, or likely by itself. */
const second = { share: 0.65, alone: 0.45 };

/**
 * Answers without any outside service: it judges whether a question is for the institute, finds the answer whose
 * phrasings it resembles, and quotes the pages for particulars. What is not for the institute gets the fixed refusal
 * (specification §8); what it is unsure of it hands over to a person. It knows nothing but the content, which it learns
 * when it is first asked or told to `prepare`; when the content changes, make another.
 */
export function createEmbeddedEngine(content: AssistantContent): AssistantEngine {
  let compose: ReturnType<typeof createComposer> | undefined;
  const learnt = () => (compose ??= createComposer(content, learnFrom(content)));
  return {
    secrets: [],
    async *answer(query) {
      // A piece at a time, as the hosted service sends them.
      for (const piece of learnt()(query).match(/[^\n]*\n*/g) ?? []) if (piece) yield piece;
    },
    prepare() {
      learnt();
    },
  };
}

function createComposer(content: AssistantContent, { read, judge, find }: Understanding) {
  const passages = createPassageSearch(content.passages);

  function isOurs(text: string, reading: Reading, least: number): boolean {
    if (givesOrders(text) || judge(reading).ours < least) return false;
    return !clausesOf(text).some((clause) => judge(read(clause)).order >= leastOrder);
  }

  /** What the latest question for the institute was about; the subject spoken of stays through questions without one. */
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

  /** The answers to the whole and to each of its parts, by how likely the part is a question at all. */
  function likeliest(whole: Reading, question: string): Found[] {
    const best = new Map<string, Found>();
    for (const view of [whole, ...clausesOf(question).map(read)]) {
      const weight = view === whole ? 1 : judge(view).ours;
      for (const { answer, likelihood } of find(view)) {
        const weighed = { answer, likelihood: likelihood * weight };
        const before = best.get(answer?.id ?? "");
        if (!before || before.likelihood < weighed.likelihood) best.set(answer?.id ?? "", weighed);
      }
    }
    return [...best.values()].sort((one, other) => other.likelihood - one.likelihood);
  }

  /** The answers to give: the likeliest, and perhaps the next; none where a person knows better. */
  function chosen(question: string, reading: Reading, earlier: Reading | null): Found[] {
    const [best, next] = likeliest(reading, question).filter(({ answer, likelihood }) =>
      answer ? fits(answer, reading.subjects) : likelihood >= leastAnswer.nobody,
    );
    if (!best || best.likelihood < leastAnswer.given) {
      // "And the other course?" asks of another subject what was asked before.
      return earlier && reading.subjects.length > 0 ? find(earlier).slice(0, 1) : [];
    }
    const isNear = next && (next.likelihood >= second.share * best.likelihood || next.likelihood >= second.alone);
    return isNear ? [best, next] : [best];
  }

  return ({ question, history, ...facts }: AssistantQuery): string => {
    const reading = read(question);
    const earlier = reading.words.length <= followUpWords ? earlierReading(history) : null;
    if (!isOurs(question, reading, earlier ? leastOurs.following : leastOurs.alone)) return content.refusal;
    const found = chosen(question, reading, earlier);
    const subjects = reading.subjects.length > 0 ? reading.subjects : (earlier?.subjects ?? []);
    const asked = { ...facts, subjects, words: reading.words, names: reading.names };
    const answers = found.flatMap(({ answer }) => (answer ? [textOf(answer, asked)] : []));
    const answer = [...new Set(answers)].join("\n\n");
    const isSure = (found[0]?.likelihood ?? 0) >= leastAnswer.sure;
    const supplement = supplementOf(reading.words, answer, { passages, pricesShown: facts.pricesShown, isSure });
    return [answer, supplement].filter(Boolean).join("\n\n") || content.handOver;
  };
}

/** Whether an answer about courses or services is about one that was named. */
function fits({ about }: Answer, subjects: Subject[]): boolean {
  return !about || subjects.length === 0 || subjects.some(({ kind }) => kind === about);
}

function textOf({ text, about }: Answer, asked: Asked): string {
  if (typeof text === "string") return text;
  return text(about ? { ...asked, subjects: asked.subjects.filter(({ kind }) => kind === about) } : asked);
}

const clauseEnd = /[.!?;:,؟۔\n]+\s+|\s(?:and|aur|or|then|but|lekin|since|because)\s/iu;

/** The parts of a message that say something by themselves. */
function clausesOf(text: string): string[] {
  const clauses = text.split(clauseEnd);
  return clauses.length > 1 ? clauses.filter((clause) => clause.trim().split(/\s+/).length > 2) : [];
}
