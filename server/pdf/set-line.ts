import createBidi from "bidi-js";
import { type FontFile, fontFor, type Voice } from "./fonts.ts";

/** A piece of a line in one font and one direction. */
export interface Run {
  text: string;
  isRightToLeft: boolean;
  font: FontFile;
}

/** A line as it is read, and its runs from left to right. */
export interface Line {
  text: string;
  runs: Run[];
  /** In parts of the letters' size. */
  width: number;
  isRightToLeft: boolean;
}

const bidi = createBidi();

/**
 * Sets a text in lines no wider than `width`, in parts of the letters' size, by the Unicode Bidirectional Algorithm. It
 * breaks between words; a word that is wider than a line breaks anywhere.
 */
export function setLines(text: string, voice: Voice, width: number): Line[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((one) => breakWord(one, voice, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && setLine(longer, voice).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((one) => setLine(one, voice));
}

function breakWord(word: string, voice: Voice, width: number): string[] {
  if (setLine(word, voice).width <= width) return [word];
  const parts = [""];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word)) {
    const last = parts.at(-1) ?? "";
    if (last !== "" && setLine(last + segment, voice).width > width) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** One line, its direction that of its first strong letter. */
export function setLine(text: string, voice: Voice): Line {
  const embedding = bidi.getEmbeddingLevels(text);
  const pieces = piecesOf(text, embedding.levels, voice);
  const runs = inVisualOrder(pieces).map(({ level, ...run }) => ({ ...run, isRightToLeft: level % 2 === 1 }));
  const width = runs.reduce((sum, run) => sum + run.font.widthOf(run.text, run.isRightToLeft), 0);
  return { text, runs, width, isRightToLeft: (embedding.paragraphs[0]?.level ?? 0) % 2 === 1 };
}

interface Piece {
  text: string;
  level: number;
  font: FontFile;
}

/** The text in pieces of one level and one font, in reading order. A mark, a space or a joiner stays with the next. */
function piecesOf(text: string, levels: Uint8Array, voice: Voice): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    const follows = last?.level === level;
    const codePoint = letter.codePointAt(0) ?? 0;
    const isInvisible = /\p{Cf}/u.test(letter);
    const stays = follows && (isInvisible || (/[\p{M}\s]/u.test(letter) && last.font.has(codePoint)));
    const font = stays ? last.font : fontFor(voice, codePoint);
    if (follows && last.font === font) last.text += letter;
    else pieces.push({ text: letter, level, font });
    at += letter.length;
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
