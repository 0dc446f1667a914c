import { type BankEntry, type QuizKey, type QuizOption, quizQuestion } from "#domains/quizzes/contract.ts";
import { causeOfIssue, type ErrorCause, type ErrorReason } from "#shared/error-words.ts";
import type { FoundQuestion, YesNo } from "./found-question.ts";
import { readAiken } from "./read-aiken.ts";
import { readGift } from "./read-gift.ts";

/** The questions of a text, and what of it cannot be taken, each with its line from 1. */
export interface ReadQuestions {
  format: "gift" | "aiken";
  questions: (BankEntry & { line: number; notes: ErrorReason[] })[];
  faults: { line: number; cause: ErrorCause }[];
}

interface Given {
  text: string;
  points: number;
  topic: string;
}

/**
 * Reads questions in the format GIFT or Aiken, one a step. The time follows from the length of the text: every part of it
 * is looked at a fixed number of times.
 */
export function* readQuestions(
  { text, points, topic }: Given,
  words: YesNo,
): Generator<undefined, ReadQuestions, undefined> {
  const lines = text
    .replaceAll("\0", "")
    .replace(/^\uFEFF/, "")
    .split(/\r\n|[\n\r\u2028\u2029]/);
  const format = lines.some(isAnswerLine) ? "aiken" : "gift";
  const read: ReadQuestions = { format, questions: [], faults: [] };
  for (const { line, topic: own, ...found } of format === "aiken" ? readAiken(lines) : readGift(lines, words)) {
    if ("refused" in found) read.faults.push({ line, cause: { reason: found.refused } });
    else take(read, { line, topic: own ?? topic, points }, found);
    yield;
  }
  return read;
}

/** The line by which a text is Aiken. */
const isAnswerLine = (line: string) => /^\s*ANSWERS?\s*:\s*[A-Z]\b/i.test(line.slice(0, 200)) && !line.includes("{");

function take(
  { questions, faults }: ReadQuestions,
  { line, topic, points }: { line: number; topic: string; points: number },
  { text, explanation, answer, notes }: FoundQuestion,
): void {
  const { options, key } = keyOf(answer);
  const parsed = quizQuestion.safeParse({ text, points, options, key, explanation });
  if (parsed.success) questions.push({ line, topic, question: parsed.data, notes });
  for (const issue of (parsed.error?.issues ?? []).slice(0, 1)) faults.push({ line, cause: causeOfIssue(issue) });
}

/** Options with random ids, which reveal nothing. */
function keyOf(answer: FoundQuestion["answer"]): { options: QuizOption[]; key: QuizKey } {
  if (answer.kind === "essay") return { options: [], key: { kind: "essay", guide: "" } };
  if (answer.kind === "number" || answer.kind === "text") return { options: [], key: answer };
  const made = answer.options.map(({ text, isRight }) => ({ id: crypto.randomUUID().slice(0, 13), text, isRight }));
  const right = made.filter(({ isRight }) => isRight).map(({ id }) => id);
  const options = made.map(({ id, text }) => ({ id, text }));
  const [option = ""] = right;
  return { options, key: answer.kind === "one" ? { kind: "one", option } : { kind: "many", options: right } };
}
