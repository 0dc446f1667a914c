import type { ErrorReason } from "#shared/error-words.ts";
import type { Found } from "./found-question.ts";

/** A question as its lines came so far. */
interface Open {
  line: number;
  text: string[];
  options: { letter: string; text: string }[];
  /** Null until its line has come. */
  right: string[] | null;
  explanation: string[];
}

const optionLine = /^([A-Z])[.)]\s+(?=\S)/;
const answerLine = /^ANSWERS?\s*:\s*/i;
const explanationLine = /^(?:EXPLANATION|FEEDBACK)\s*:\s*/i;

/**
 * The questions of a text in the format Aiken: the question, its options as "A. …" or "A) …", and "ANSWER: A". Several
 * right letters, and an explanation in a line of its own, are taken as well.
 */
export function* readAiken(lines: string[]): Generator<Found, void, undefined> {
  let open: Open | null = null;
  let isAfterBlank = false;
  for (const [at, raw] of lines.entries()) {
    const text = raw.trim();
    if (text === "") {
      isAfterBlank = true;
      continue;
    }
    if (open && isNext(open, text, isAfterBlank)) {
      yield closed(open);
      open = null;
    }
    open ??= { line: at + 1, text: [], options: [], right: null, explanation: [] };
    add(open, text);
    isAfterBlank = false;
  }
  if (open) yield closed(open);
}

/** Whether a line begins another question: after an answer, or where a question has options and no answer came. */
function isNext({ options, right, explanation }: Open, text: string, isAfterBlank: boolean): boolean {
  if (right) return !explanationLine.test(text) && (explanation.length === 0 || isAfterBlank);
  return isAfterBlank && options.length > 0 && !optionLine.test(text) && !answerLine.test(text);
}

function add(open: Open, text: string): void {
  const option = optionLine.exec(text);
  if (open.right) open.explanation.push(text.replace(explanationLine, ""));
  else if (answerLine.test(text)) open.right = lettersOf(text.replace(answerLine, ""));
  else if (option) open.options.push({ letter: option[1] ?? "", text: text.slice(option[0].length) });
  else if (open.options.length === 0) open.text.push(text);
  else {
    // An option of two lines.
    const last = open.options.at(-1);
    if (last) last.text += ` ${text}`;
  }
}

/** "B", "b.", "A, C" and "A and C" as their letters; none for anything else. */
function lettersOf(text: string): string[] {
  const parts = text
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(" AND ", ",")
    .split(/[\s,;&+.)]+/);
  const letters = parts.filter((part) => part !== "");
  return letters.every((part) => /^[A-Z]$/.test(part)) ? [...new Set(letters)] : [];
}

function closed({ line, text, options, right, explanation }: Open): Found {
  const refused = faultOf({ text, options, right });
  if (refused) return { line, topic: null, refused };
  const marked = options.map((option) => ({ text: option.text, isRight: right?.includes(option.letter) === true }));
  const kind = right?.length === 1 ? "one" : "many";
  return {
    ...{ line, topic: null, notes: [] },
    ...{ text: text.join("\n"), explanation: explanation.join("\n"), answer: { kind, options: marked } },
  };
}

function faultOf({ text, options, right }: Pick<Open, "text" | "options" | "right">): ErrorReason | null {
  const letters = options.map(({ letter }) => letter);
  if (text.length === 0) return "field.quizTextMissing";
  if (options.length < 2) return "import.optionsFew";
  if (new Set(letters).size < letters.length) return "import.letterTwice";
  if (right === null) return "import.answerMissing";
  if (right.length === 0 || !right.every((letter) => letters.includes(letter))) return "import.letterUnknown";
  return null;
}
