import type { QuizAnswer, QuizKey } from "#domains/quizzes/contract.ts";
import { foldText } from "#shared/fold-text.ts";
import { readAnswer } from "./read-answer.ts";

/**
 * The share of a question's points that an answer earns, from 0 to 1. One option, a number and a text are right or
 * wrong. Among several options each right one adds a share and each wrong one takes one, never below 0. In an order
 * each option in its place adds a share. No answer, or one of another kind, earns nothing.
 */
export function scoreAnswer(key: QuizKey, answer: QuizAnswer | null): number {
  if (key.kind === "one" && answer?.kind === "one") return Number(answer.option === key.option);
  if (key.kind === "many" && answer?.kind === "many") return scoreMany(key.options, answer.options);
  if (key.kind === "number" && answer?.kind === "number") return Number(isNear(key, readAnswer(answer.text)));
  if (key.kind === "text" && answer?.kind === "text") return Number(isAccepted(key.accepted, answer.text));
  if (key.kind === "order" && answer?.kind === "order") return scoreOrder(key.options, answer.options);
  return 0;
}

/** A question with its answer, and the points for an essay; null while it is not marked. */
export interface Answered {
  points: number;
  key: QuizKey;
  answer: QuizAnswer | null;
  marked: number | null;
}

/** Whether an answer waits for a person to mark it: an essay in which something is written. */
const waitsForMark = ({ key, answer, marked }: Pick<Answered, "key" | "answer" | "marked">): boolean =>
  key.kind === "essay" && answer?.kind === "essay" && answer.text.trim() !== "" && marked === null;

/** The points that an answer earns; null while it waits for a person to mark it. */
export function pointsOf(question: Answered): number | null {
  if (waitsForMark(question)) return null;
  const { points, key, answer, marked } = question;
  return key.kind === "essay" ? Math.min(marked ?? 0, points) : points * scoreAnswer(key, answer);
}

/** The points of an attempt, rounded to hundredths; null while an essay of it waits to be marked. */
export function scoreQuiz(questions: Answered[]): number | null {
  const all = questions.map(pointsOf);
  if (all.includes(null)) return null;
  return roundedPoints(all.reduce<number>((total, points) => total + (points ?? 0), 0));
}

/** Points without the rests of binary fractions. */
export const roundedPoints = (points: number): number => Math.round(points * 100) / 100;

function isNear({ value, tolerance }: { value: number; tolerance: number }, read: number | null): boolean {
  if (read === null) return false;
  // 0.3 is 0.1 from 0.2, though not in binary fractions.
  const slack = Number.EPSILON * 8 * Math.max(1, Math.abs(value), Math.abs(read));
  return Math.abs(read - value) <= tolerance + slack;
}

function scoreMany(right: string[], chosen: string[]): number {
  const own = new Set(chosen);
  const hits = right.filter((id) => own.has(id)).length;
  return Math.max(0, (hits - (own.size - hits)) / right.length);
}

function scoreOrder(right: string[], chosen: string[]): number {
  if (chosen.length !== right.length) return 0;
  return right.filter((id, at) => chosen[at] === id).length / right.length;
}

function isAccepted(accepted: string[], text: string): boolean {
  const given = comparable(text);
  return given !== "" && accepted.some((one) => comparable(one) === given);
}

/**
 * A text as it is compared: folded, without the stop of a sentence or a list, a power of a letter raised or not, and with
 * commas and Arabic letters however they are spaced.
 */
const comparable = (text: string) =>
  foldText(text)
    .replace(/(?<=[^\s.]) ?(?:\.+|,)$/, "")
    .replace(/(?<=\p{L}) ?\^ ?(?=\d)/gu, "")
    .replace(/ ?([,;]) ?/g, "$1")
    .replace(/(?<=\p{Script=Arabic}) (?=\p{Script=Arabic})/gu, "");
