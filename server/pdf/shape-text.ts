import { ClusterLevel, Direction, type Font as Shaper, shape, Buffer as Text } from "harfbuzzjs";

/** A glyph of the paper: what is drawn, and the letters that it is copied as. */
export interface PaperGlyph {
  /** The font's glyphs, from the cluster's own origin, in units of the font; none for letters that another one draws. */
  parts: { glyph: number; x: number; y: number }[];
  advance: number;
  codePoints: number[];
}

/** The font's glyph, if a glyph of the paper is drawn as that one alone, unmoved. */
export function plainGlyph({ parts: [only, ...others] }: PaperGlyph): number | undefined {
  return only && others.length === 0 && only.x === 0 && only.y === 0 ? only.glyph : undefined;
}

/** One for all runs: HarfBuzz frees its memory only some time after the objects that point to it. */
const buffer = new Text();

/** Shapes a text of one font and one direction; answers its glyphs from left to right. */
export function shapeText(shaper: Shaper, text: string, isRightToLeft: boolean): PaperGlyph[] {
  return clustersOf(shaper, text, isRightToLeft).flatMap(({ start, end, parts, advance }) => {
    const [, drawn = "", others = ""] = /^(\P{Mn}+|\p{Mn}+)(.*)$/su.exec(text.slice(start, end)) ?? [];
    const glyphs = [{ parts, advance, codePoints: codePointsOf(drawn, isRightToLeft) }];
    // Viewers take a glyph that is copied with a mark for as narrow as a mark: the rest is copied from a glyph of no width.
    if (others !== "") glyphs.push({ parts: [], advance: 0, codePoints: codePointsOf(others, isRightToLeft) });
    return isRightToLeft ? glyphs.reverse() : glyphs;
  });
}

/** Viewers reverse right-to-left text letter by letter, also the letters of one glyph. */
function codePointsOf(letters: string, isRightToLeft: boolean): number[] {
  const codePoints = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  return isRightToLeft ? codePoints.reverse() : codePoints;
}

type Cluster = Pick<PaperGlyph, "parts" | "advance"> & { start: number; end: number };

/** The least parts of a text that have glyphs of their own, from left to right. */
function clustersOf(shaper: Shaper, text: string, isRightToLeft: boolean): Cluster[] {
  buffer.reset();
  buffer.addText(text);
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  shape(shaper, buffer);
  const shaped = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const ends = new Map(starts.map((start, at) => [start, starts[at + 1]]));
  const clusters: Cluster[] = [];
  for (const { codepoint: glyph, cluster: start, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped) {
    let last = clusters.at(-1);
    if (last?.start !== start) {
      last = { start, end: ends.get(start) ?? text.length, parts: [], advance: 0 };
      clusters.push(last);
    }
    last.parts.push({ glyph, x: last.advance + xOffset, y: yOffset });
    last.advance += xAdvance;
  }
  return clusters;
}
