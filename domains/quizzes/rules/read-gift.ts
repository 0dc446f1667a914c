import { cleanText } from "#shared/clean-text.ts";
import { cutText } from "#shared/cut-text.ts";
import type { ErrorReason } from "#shared/error-words.ts";
import type { Found, FoundQuestion, YesNo } from "./found-question.ts";
import { giftAnswer } from "./gift-answers.ts";
import { escaped, giftText } from "./gift-text.ts";
import { quizBounds } from "./quiz-bounds.ts";

/** The longest question, with its answers; a question of our own has no more letters. */
const mostLetters = 20_000;

/**
 * The questions of a text in Moodle's format GIFT. A blank line ends a question, so that a fault in one leaves the others
 * as they are; so does a title behind answers. https://docs.moodle.org/en/GIFT_format
 */
export function* readGift(lines: string[], words: YesNo): Generator<Found, void, undefined> {
  let topic: string | null = null;
  for (const block of blocksOf(lines)) {
    if ("category" in block) topic = topicOf(block.category);
    else yield { line: block.line, topic, ...readQuestion(block.lines.join("\n"), words) };
  }
}

type Block = { category: string } | { line: number; lines: string[] };

function* blocksOf(lines: string[]): Generator<Block, void, undefined> {
  let block: { line: number; lines: string[] } = { line: 0, lines: [] };
  let hasAnswers = false;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    if (block.lines.length > 0 && (text === "" || (hasAnswers && text.startsWith("::")))) {
      yield block;
      block = { line: 0, lines: [] };
      hasAnswers = false;
    }
    if (text === "" || text.startsWith("//")) continue;
    if (block.lines.length === 0 && /^\$CATEGORY:/i.test(text)) {
      yield { category: text.slice("$CATEGORY:".length) };
      continue;
    }
    if (block.lines.length === 0) block.line = at + 1;
    block.lines.push(line);
    hasAnswers ||= /(?:^|[^\\])\}/.test(line);
  }
  if (block.lines.length > 0) yield block;
}

/** The topic of a category's path, without the places of Moodle before it: "$course$/top/SQL/Joins" is "SQL / Joins". */
function topicOf(category: string): string {
  const parts = category.slice(0, 1000).split("/").map(cleanText);
  const own = parts.filter((part) => part !== "" && part !== "top" && !/^\$[\w:]+\$?$/.test(part));
  return cutText(own.join(" / "), quizBounds.topic).trim();
}

type Read = FoundQuestion | { refused: ErrorReason };

function readQuestion(source: string, words: YesNo): Read {
  if (source.length > mostLetters) return { refused: "import.tooLong" };
  const { title, rest } = titleOf(escaped(source).trim());
  if (rest === null) return { refused: "import.titleOpen" };
  const open = rest.indexOf("{");
  const close = rest.indexOf("}", open + 1);
  if (open === -1) return { refused: close === -1 ? "import.noAnswers" : "import.braceMissing" };
  if (close === -1) return { refused: "import.braceOpen" };
  const [before, inner, after] = [rest.slice(0, open), rest.slice(open + 1, close), rest.slice(close + 1)];
  if (/[{}]/.test(after) || inner.includes("{")) return { refused: "import.twoAnswers" };
  const ends = inner.indexOf("####");
  const body = ends === -1 ? inner : inner.slice(0, ends);
  const answer = giftAnswer(body, words);
  if ("refused" in answer) return answer;
  // Text behind the answers: they fill a gap.
  const stem = giftText(after.trim() === "" ? before : `${before}_____${after}`);
  const general = giftText(ends === -1 ? "" : inner.slice(ends + 4));
  return {
    text: stem.text || giftText(title).text,
    explanation: [general.text, ...answer.feedback].filter((part) => part !== "").join("\n"),
    answer: answer.answer,
    notes: [...new Set([...answer.notes, ...(stem.hasPicture || general.hasPicture ? pictureNote : [])])],
  };
}

const pictureNote: ErrorReason[] = ["import.picture"];

/** The title between "::", and what follows it; null for a title without its end. */
function titleOf(text: string): { title: string; rest: string | null } {
  if (!text.startsWith("::")) return { title: "", rest: text };
  const end = text.indexOf("::", 2);
  return end === -1 ? { title: "", rest: null } : { title: text.slice(2, end), rest: text.slice(end + 2).trim() };
}
