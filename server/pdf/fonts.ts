import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font as Outlines } from "fontkit";
import { Blob, Face, Font as Shaper } from "harfbuzzjs";
import { paperSubset } from "./paper-subset.ts";
import { openTypeOf } from "./sfnt.ts";
import { type PaperGlyph, plainGlyph, shapeText } from "./shape-text.ts";

const require = createRequire(import.meta.url);

/** One font file, for PDFKit: its outlines and tables, with HarfBuzz in place of Fontkit's own shaping. */
export interface FontFile {
  name: string;
  /** The data that PDFKit embeds. */
  source: Outlines;
  /** Whether it draws a letter with all of its marks. */
  draws(letter: string): boolean;
  /** The width of a run of one direction, in parts of the letters' size. */
  widthOf(text: string, isRightToLeft: boolean): number;
  /** A run's outline as the data of an SVG path, in units of the font, from the start of its baseline. */
  outlineOf(text: string, isRightToLeft: boolean): string;
}

/** PDFKit passes its features to the shaping unchanged: this one tells it the direction of the run. */
export const rightToLeft: PDFKit.Mixins.OpenTypeFeatures = "rtla";

const opened = new Map<string, FontFile>();

/** A font file of a package of Fontsource. Each is read when a text first needs it, and stays open. */
export function openFont(name: string): FontFile {
  const known = opened.get(name) ?? read(name);
  opened.set(name, known);
  return known;
}

/** Joiners and the like: no font needs a glyph for them. */
const isShown = (letter: string) => !/\p{Default_Ignorable_Code_Point}/u.test(letter);

function read(name: string): FontFile {
  const bytes = openTypeOf(readFileSync(require.resolve(`@fontsource/${name}.woff`)));
  const outlines = create(bytes) as Outlines;
  const shaper = new Shaper(new Face(new Blob(bytes), 0));
  const glyphsOf = (text: string, isRightToLeft: boolean) => shapeText(shaper, text, isRightToLeft);
  const layout = (text: string, features: string[] = []) => {
    const glyphs = glyphsOf(text, features.includes(rightToLeft));
    return {
      glyphs: glyphs.map((glyph) => ({
        id: glyph,
        codePoints: glyph.codePoints,
        advanceWidth: ownWidth(outlines, glyph),
      })),
      // PDFKit scales them in place.
      positions: glyphs.map(({ advance }) => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 })),
      advanceWidth: widthOf(glyphs),
    };
  };
  return {
    name,
    source: Object.create(outlines, {
      layout: { value: layout },
      createSubset: { value: () => paperSubset(outlines) },
    }),
    draws: (letter) =>
      Array.from(letter)
        .filter(isShown)
        .every((one) => outlines.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)),
    widthOf: (text, isRightToLeft) => widthOf(glyphsOf(text, isRightToLeft)) / outlines.unitsPerEm,
    outlineOf: (text, isRightToLeft) => outlineOf(outlines, glyphsOf(text, isRightToLeft)),
  };
}

const widthOf = (glyphs: { advance: number }[]) => glyphs.reduce((sum, { advance }) => sum + advance, 0);

function outlineOf(outlines: Outlines, glyphs: PaperGlyph[]): string {
  const drawn: string[] = [];
  let start = 0;
  for (const { parts, advance } of glyphs) {
    for (const { glyph, x, y } of parts)
      drawn.push(
        outlines
          .getGlyph(glyph)
          .path.scale(1, -1)
          .translate(start + x, -y)
          .toSVG(),
      );
    start += advance;
  }
  return drawn.join("");
}

/** The width of a glyph in the file, which kerning does not change. */
function ownWidth(outlines: Outlines, glyph: PaperGlyph): number {
  const plain = plainGlyph(glyph);
  return plain === undefined ? glyph.advance : outlines.getGlyph(plain).advanceWidth;
}
