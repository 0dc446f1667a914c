import { LRUCache } from "lru-cache";
import { type Face, facesFor, type Voice } from "./faces.ts";
import { type FontFile, openFont } from "./fonts.ts";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A text's letters, each with its marks. */
export const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The file of a face that draws a letter. */
function drawnBy(face: Face, letter: string): FontFile | undefined {
  for (const name of face) {
    const font = openFont(name);
    if (font.draws(letter)) return font;
  }
}

/**
 * Chooses the font of each letter of a text in this voice: the voice's own if none draws it. A text is not set in two
 * faces of one script: if the voice lacks one letter of "Nguyễn Thị", the other face draws all.
 */
export function fontsFor(voice: Voice, text: string): (letter: string) => FontFile {
  const needed = new Set<Face>();
  for (const letter of new Set(lettersOf(text))) {
    const { own, others } = facesFor(voice, letter);
    const other = drawnBy(own, letter) ? undefined : others.find((face) => drawnBy(face, letter));
    if (other) needed.add(other);
  }
  return (letter) => {
    const { own, others } = facesFor(voice, letter);
    for (const face of others.some((one) => needed.has(one)) ? [...others, own] : [own, ...others]) {
      const font = drawnBy(face, letter);
      if (font) return font;
    }
    return openFont(own[0]);
  };
}

/** Whether any face draws a letter; known for as many as the names of some classes have. */
const drawn = new LRUCache<string, boolean>({ max: 2_000 });

function isDrawn(letter: string): boolean {
  const known = drawn.get(letter);
  if (known !== undefined) return known;
  const { own, others } = facesFor("strong", letter);
  const found = [own, ...others].some((face) => drawnBy(face, letter) !== undefined);
  drawn.set(letter, found);
  return found;
}

/** The letters of a text that no face draws, each once, in their order. */
export function undrawnLetters(text: string): string[] {
  const letters = lettersOf(text.normalize("NFC")).filter((letter) => !/^\s+$/.test(letter));
  return [...new Set(letters)].filter((letter) => !isDrawn(letter));
}
