import type { AssistantContent } from "#shared/contracts/assistant-content.ts";
import circumstances from "../data/circumstances.json" with { type: "json" };
import everydayQuestions from "../data/everyday-questions.json" with { type: "json" };
import { createJudge, type Judge } from "../learning/judge.ts";
import { createReader, type Reader } from "../text/reader.ts";
import { wordsOf } from "../text/words.ts";
import { createFinder, type FindAnswers, phrasingsOf } from "./finder.ts";

/** What is learnt from an institute's content and the shipped questions. */
export interface Understanding {
  read: Reader;
  judge: Judge;
  find: FindAnswers;
}

/** Learns to read, judge and answer questions: once for a content, in some tenths of a second. */
export function learnFrom(content: AssistantContent): Understanding {
  const phrasings = phrasingsOf(content.answers);
  const { "orders to the assistant": orders, ...everyday } = everydayQuestions.questions;
  const others = [
    ...Object.values(everyday).flat().flatMap(ofEverySubject),
    ...askedOfThings(),
    ...(content.others ?? []),
  ];
  const ours = phrasings.map(({ text }) => text);
  const titles = content.passages.map(({ title }) => title);
  const pageWords = wordsIn(content.passages.flatMap(({ title, text, keywords }) => [title, text, keywords ?? ""]));
  const othersWords = wordsIn([...others, ...orders, ...circumstances]);
  const read = createReader(content, wordsIn(ours), [...pageWords, ...othersWords]);
  const readings = ours.map(read);
  const judge = createJudge({
    ours: [...readings, ...titles.map(read)],
    oursWithin: withCircumstances(ours).map(read),
    others: others.map(read),
    othersWithin: withCircumstances(others).map(read),
    orders: orders.map(read),
    pageWords,
    tellingWords: wordsIn(circumstances),
  });
  return { read, judge, find: createFinder(phrasings, readings) };
}

const wordsIn = (texts: string[]) => new Set(texts.flatMap(wordsOf));

/** "{subject}" stands for anything the institute is about. */
function ofEverySubject(text: string): string[] {
  if (!text.includes("{subject}")) return [text];
  return ["course", "service", "part", "elsewhere"].map((kind) => text.replaceAll("{subject}", `{${kind}}`));
}

const timesAsked = 3;

/** What an institute is asked, asked of things that are none of its business: each of them a few times. */
function askedOfThings(): string[] {
  const { things, askedOfThings: forms } = everydayQuestions;
  return things.flatMap((thing, at) =>
    Array.from({ length: timesAsked }, (_, time) =>
      (forms[(at * timesAsked + time) % forms.length] ?? "").replace("{thing}", thing),
    ),
  );
}

const everyNth = 3;

/** Some of the questions beside what people tell of themselves: it says nothing of what they ask. */
function withCircumstances(texts: string[]): string[] {
  return texts.flatMap((text, at) => {
    if (at % everyNth !== 0) return [];
    const told = circumstances[(at / everyNth) % circumstances.length];
    return at % (2 * everyNth) === 0 ? `${told}. ${text}` : `${text}, ${told}`;
  });
}
