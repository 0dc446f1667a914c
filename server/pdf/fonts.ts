import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font as Outlines } from "fontkit";
import { Blob, ClusterLevel, Direction, Face, Feature, Font as Shaper, shape, Buffer as Text } from "harfbuzzjs";
import { openTypeOf } from "./sfnt.ts";

const require = createRequire(import.meta.url);

const display = [
  "bricolage-grotesque/files/bricolage-grotesque-latin-700-normal",
  "bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal",
];

/** The files of a voice: each holds some of the scripts; the first one with a letter draws it. */
const files = {
  text: ["figtree/files/figtree-latin-400-normal", "figtree/files/figtree-latin-ext-400-normal"],
  strong: ["figtree/files/figtree-latin-600-normal", "figtree/files/figtree-latin-ext-600-normal"],
  display,
  /** A name to be looked at: with all of the font's ligatures, as browsers draw it. */
  name: display,
};
const arabic = "ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal";

/** A voice of the paper. */
export type Voice = keyof typeof files;

/** One font file, for PDFKit: its outlines and tables, with HarfBuzz in place of Fontkit's own shaping. */
export interface FontFile {
  /** The data that PDFKit embeds. */
  source: Outlines;
  has(codePoint: number): boolean;
  /** The width of a run of one direction, in parts of the letters' size. */
  widthOf(text: string, isRightToLeft: boolean): number;
}

/** PDFKit passes its features to the shaping unchanged: this one tells it the direction of the run. */
export const rightToLeft: PDFKit.Mixins.OpenTypeFeatures = "rtla";

const opened = new Map<string, FontFile>();

/** The font that draws a letter in this voice; the first one if none has it. */
export function fontFor(voice: Voice, codePoint: number): FontFile {
  const hasLigatures = voice === "name";
  const [first, ...others] = [...files[voice], arabic];
  const main = open(first ?? arabic, hasLigatures);
  if (main.has(codePoint)) return main;
  return others.map((name) => open(name, hasLigatures)).find((font) => font.has(codePoint)) ?? main;
}

function open(name: string, hasLigatures: boolean): FontFile {
  const key = hasLigatures ? `${name} with ligatures` : name;
  const known = opened.get(key) ?? read(name, hasLigatures);
  opened.set(key, known);
  return known;
}

function read(name: string, hasLigatures: boolean): FontFile {
  const bytes = openTypeOf(readFileSync(require.resolve(`@fontsource/${name}.woff`)));
  const outlines = create(bytes) as Outlines;
  const shaper = new Shaper(new Face(new Blob(bytes), 0));
  const run = (text: string, isRightToLeft: boolean) =>
    glyphRun(outlines, shaper, { text, isRightToLeft, features: hasLigatures ? [] : featuresOf(text) });
  const layout = (text: string, features: string[] = []) => run(text, features.includes(rightToLeft));
  return {
    source: Object.create(outlines, { layout: { value: layout } }),
    has: (codePoint) => outlines.hasGlyphForCodePoint(codePoint),
    widthOf: (text, isRightToLeft) => run(text, isRightToLeft).advanceWidth / outlines.unitsPerEm,
  };
}

/** A glyph for several letters is copied in the wrong order by some viewers: only the script's own, lam-alif, stays. */
const noLigatures = ["liga", "clig", "dlig", "rlig"].map((name) => new Feature(name, 0));
const lamAlif = /\u0644\p{M}*[\u0622\u0623\u0625\u0627\u0671]/gu;

function featuresOf(text: string): Feature[] {
  const pairs = Array.from(text.matchAll(lamAlif), ({ index, 0: { length } }) => [index, index + length] as const);
  return [...noLigatures, ...pairs.map(([start, end]) => new Feature("rlig", 1, start, end))];
}

/** One for all runs: HarfBuzz frees its memory only some time after the objects that point to it. */
const buffer = new Text();

/** A run's glyphs from left to right, each with its characters, in the form that PDFKit reads. */
function glyphRun(
  outlines: Outlines,
  shaper: Shaper,
  { text, isRightToLeft, features }: { text: string; isRightToLeft: boolean; features: Feature[] },
) {
  buffer.reset();
  buffer.addText(text);
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  shape(shaper, buffer, features);
  const shaped = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const written = new Set<number>();
  const glyphs = shaped.map(({ codepoint: id, cluster }) => {
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    // The first of several glyphs for one character stands for it; the others are not copied.
    const characters = written.has(cluster) ? "\u200b" : text.slice(cluster, end);
    written.add(cluster);
    const codePoints = Array.from(characters, (letter) => letter.codePointAt(0) ?? 0);
    return { id, codePoints, advanceWidth: outlines.getGlyph(id).advanceWidth };
  });
  const positions = shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    return { xAdvance, yAdvance, xOffset, yOffset };
  });
  return {
    glyphs,
    positions,
    /** Uses the positions as they are: PDFKit scales them in place. */
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}
