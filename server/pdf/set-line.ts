import createBidi from "bidi-js";
import type { Voice } from "./faces.ts";
import { fontsFor, lettersOf } from "./font-for.ts";
import type { FontFile } from "./fonts.ts";

/** A piece of a line in one font and one direction. */
export interface Run {
  text: string;
  isRightToLeft: boolean;
  font: FontFile;
  /** Where it begins on the left of the line, in parts of the letters' size. */
  x: number;
}

/** A line as it is read, and its runs in reading order. */
export interface Line {
  text: string;
  runs: Run[];
  /** In parts of the letters' size. */
  width: number;
  isRightToLeft: boolean;
}

const bidi = createBidi();

/** The direction of a text as a whole: that of the paper, or that of its own first letter outside of any isolate. */
export type TextDirection = "ltr" | "rtl" | "auto";

/** The marks around a fact in a sentence: the bidirectional algorithm reads them, and no reader copies them. */
const [isolate, endOfIsolate] = ["\u2068", "\u2069"] as const;
const isMark = (letter: string) => letter === isolate || letter === endOfIsolate;

const isOdd = (level: number) => level % 2 === 1;
const isBlank = (letter: string) => /^\s+$/.test(letter);

/**
 * Sets a text in lines no wider than `width`, in parts of the letters' size, by the Unicode Bidirectional Algorithm. It
 * breaks between words; a word that is wider than a line breaks anywhere.
 */
export function setLines(text: string, voice: Voice, width: number, direction: TextDirection = "auto"): Line[] {
  const lines: string[] = [];
  let line = "";
  for (const word of printable(text)
    .split(" ")
    .flatMap((one) => breakWord(one, voice, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && setLine(longer, voice).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return withWholeIsolates([...lines, line]).map((one) => setLine(one, voice, direction));
}

/** An isolate that runs on over the end of a line begins again on the next one. */
function withWholeIsolates(lines: string[]): string[] {
  let open = 0;
  return lines.map((line) => {
    const begun = isolate.repeat(open) + line;
    for (const letter of line) {
      if (letter === isolate) open += 1;
      else if (letter === endOfIsolate) open = Math.max(0, open - 1);
    }
    return begun;
  });
}

/** A text without marks that turn letters round for a reader, letters composed, one space between words. */
const printable = (text: string) =>
  text
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/g, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();

function breakWord(word: string, voice: Voice, width: number): string[] {
  if (setLine(word, voice).width <= width) return [word];
  const parts = [""];
  for (const segment of lettersOf(word)) {
    const last = parts.at(-1) ?? "";
    if (last !== "" && setLine(last + segment, voice).width > width) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** One line. "auto" is the direction of its first strong letter outside of any isolate. */
export function setLine(text: string, voice: Voice, direction: TextDirection = "auto"): Line {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const pieces = piecesOf(text, embedding.levels, voice);
  const starts = new Map<Piece, number>();
  let width = 0;
  for (const piece of inVisualOrder(pieces)) {
    starts.set(piece, width);
    width += piece.font.widthOf(piece.text, isOdd(piece.level));
  }
  const runs = pieces.map((piece) => ({
    ...{ text: piece.text, font: piece.font },
    ...{ isRightToLeft: isOdd(piece.level), x: starts.get(piece) ?? 0 },
  }));
  return { text, runs, width, isRightToLeft: isOdd(embedding.paragraphs[0]?.level ?? 0) };
}

interface Piece {
  text: string;
  level: number;
  font: FontFile;
}

/** The text in pieces of one level and one font, in reading order. A space stays with the piece before it. */
function piecesOf(text: string, levels: Uint8Array, voice: Voice): Piece[] {
  const pieces: Piece[] = [];
  const fontFor = fontsFor(voice, text.replace(/[\u2068\u2069]/g, ""));
  let at = 0;
  for (const letter of lettersOf(text)) {
    const level = levels[at] ?? 0;
    at += letter.length;
    if (isMark(letter)) continue;
    const last = pieces.at(-1);
    const stays = last?.level === level && isBlank(letter) && last.font.draws(letter);
    const font = stays ? last.font : fontFor(letter);
    if (last?.level === level && last.font === font) last.text += letter;
    else pieces.push({ text: letter, level, font });
  }
  return pieces;
}

/** Rule L2 of the algorithm, by pieces: from the highest level down to 1, pieces at or above it are reversed. */
function inVisualOrder(pieces: Piece[]): Piece[] {
  const order = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      if ((order[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((order[to]?.level ?? 0) >= level) to++;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order;
}
