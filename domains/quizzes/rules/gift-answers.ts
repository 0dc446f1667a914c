import type { ErrorReason } from "#shared/error-words.ts";
import type { FoundQuestion, YesNo } from "./found-question.ts";
import { giftLine } from "./gift-text.ts";

/** The answers between braces, and what is said of each. */
interface ReadAnswers {
  answer: FoundQuestion["answer"];
  feedback: string[];
  notes: ErrorReason[];
}

type Read = ReadAnswers | { refused: ErrorReason };

/** One answer: "=" or "~", its weight in per cent, its text and its feedback, both as marked. */
interface Marked {
  isRight: boolean;
  weight: number | null;
  text: string;
  feedback: string;
}

/** Reads what stands between the braces of a question in GIFT, with escaped signs as private ones. */
export function giftAnswer(body: string, words: YesNo): Read {
  const text = body.trim();
  if (text === "") return { answer: { kind: "essay" }, feedback: [], notes: [] };
  const yesNo = /^(?:(T|TRUE)|F|FALSE)\s*(?:#|$)/i.exec(text);
  if (yesNo) return yesOrNo(text, yesNo[1] !== undefined, words);
  if (text.startsWith("#")) return number(text.slice(1));
  const answers = answersOf(text);
  if (answers === null) return { refused: "import.answersUnmarked" };
  if (answers.some((one) => giftLine(one.text) === "")) return { refused: "import.answerEmpty" };
  if (answers.every(({ isRight }) => isRight)) return shortText(answers);
  return answers.some(({ isRight }) => isRight) ? oneRight(answers) : weighted(answers);
}

/** The answers that begin with "=" or "~"; null for a text before the first. */
function answersOf(text: string): Marked[] | null {
  const parts = text.split(/(?=[=~])/);
  if (!/^[=~]/.test(text)) return null;
  return parts.map((part) => {
    const own = part.slice(1).trim();
    const weight = /^%(-?\d{1,3}(?:[.,]\d{1,9})?)%/.exec(own);
    const rest = weight ? own.slice(weight[0].length) : own;
    const said = rest.indexOf("#");
    return {
      isRight: part.startsWith("="),
      weight: weight ? Number(weight[1]?.replace(",", ".")) : null,
      text: said === -1 ? rest : rest.slice(0, said),
      feedback: said === -1 ? "" : rest.slice(said + 1),
    };
  });
}

function yesOrNo(text: string, isTrue: boolean, { yes, no }: YesNo): ReadAnswers {
  const [, wrong = "", right = ""] = text.split("#");
  const options = [
    { text: yes, isRight: isTrue },
    { text: no, isRight: !isTrue },
  ];
  return { answer: { kind: "one", options }, feedback: [giftLine(right), giftLine(wrong)], notes: [] };
}

function shortText(answers: Marked[]): Read {
  if (answers.every(({ text }) => text.includes("->"))) return { refused: "import.matching" };
  if (answers.some(({ text }) => text.includes("*"))) return { refused: "import.wildcard" };
  const full = answers.filter(({ weight }) => weight === null || weight >= 100);
  if (full.length === 0) return { refused: "import.noRight" };
  const accepted = [...new Set(full.map(({ text }) => giftLine(text)))];
  return {
    answer: { kind: "text", accepted },
    feedback: feedbackOf(answers),
    notes: full.length < answers.length ? ["import.partial"] : [],
  };
}

function oneRight(answers: Marked[]): Read {
  const isRight = (one: Marked) => one.isRight && (one.weight ?? 100) >= 100;
  const right = answers.filter(isRight);
  if (right.length > 1) return { refused: "import.severalRight" };
  if (right.length === 0) return { refused: "import.noRight" };
  const isPartial = answers.some((one) => !isRight(one) && (one.weight ?? 0) > 0);
  return {
    answer: { kind: "one", options: optionsOf(answers, isRight) },
    feedback: feedbackOf(answers),
    notes: isPartial ? ["import.partial"] : [],
  };
}

/** Several right answers by their weights; one of 100 % alone is the one right answer. */
function weighted(answers: Marked[]): Read {
  const isRight = ({ weight }: Marked) => (weight ?? 0) > 0;
  const right = answers.filter(isRight);
  if (right.length === 0) return { refused: "import.noRight" };
  const share = 100 / right.length;
  const isEven = right.every(({ weight }) => Math.abs((weight ?? 0) - share) < 1);
  return {
    answer: { kind: right.length === 1 ? "one" : "many", options: optionsOf(answers, isRight) },
    feedback: feedbackOf(answers),
    notes: isEven ? [] : ["import.weights"],
  };
}

const optionsOf = (answers: Marked[], isRight: (one: Marked) => boolean) =>
  answers.map((one) => ({ text: giftLine(one.text), isRight: isRight(one) }));

/** What is said of each answer, with the answer before it. */
const feedbackOf = (answers: Marked[]) =>
  answers.flatMap(({ text, feedback }) => {
    const said = giftLine(feedback);
    return said === "" ? [] : [`${giftLine(text)}: ${said}`];
  });

/** A number with its tolerance, or from one to another; of several the one that is wholly right. */
function number(text: string): Read {
  const answers = answersOf(/^\s*[=~]/.test(text) ? text.trim() : `=${text}`) ?? [];
  const full = answers.filter(({ isRight, weight }) => isRight && (weight ?? 100) >= 100);
  const [right] = full;
  if (!right) return { refused: "import.noRight" };
  if (full.length > 1) return { refused: "import.severalNumbers" };
  const read = readRange(right.text.trim());
  if (!read) return { refused: "import.numberUnread" };
  const isPartial = answers.some((one) => one !== right && (one.weight ?? 0) > 0);
  const feedback = answers.map((one) => giftLine(one.feedback)).filter((said) => said !== "");
  return { answer: { kind: "number", ...read }, feedback, notes: isPartial ? ["import.partial"] : [] };
}

function readRange(text: string): { value: number; tolerance: number } | null {
  if (text.length > 80) return null;
  const [least, most, ...others] = text.split("..").map(plainNumber);
  if (others.length > 0) return null;
  if (most !== undefined) {
    if (least == null || most === null || most < least) return null;
    return { value: rounded((least + most) / 2), tolerance: rounded((most - least) / 2) };
  }
  const [value, tolerance, ...more] = text.split(":").map(plainNumber);
  if (value == null || tolerance === null || more.length > 0 || (tolerance ?? 0) < 0) return null;
  return { value, tolerance: tolerance ?? 0 };
}

/** The middle of 0.1 and 0.2 without the rests of binary fractions. */
const rounded = (value: number) => Number(value.toPrecision(12));

function plainNumber(text: string): number | null {
  const plain = text.trim();
  return /^[-+]?\d{0,20}(?:\.\d{0,20})?(?:e[-+]?\d{1,2})?$/i.test(plain) && /\d/.test(plain) ? Number(plain) : null;
}
