import type { Font as Outlines } from "fontkit";
import { type PaperGlyph, plainGlyph } from "./shape-text.ts";

/** The parts of Fontkit's subset of a TrueType font; its types say less. */
interface TrueTypeSubset {
  /** The glyphs of the new file, in its order. */
  glyphs: (number | PaperGlyph)[];
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  includeGlyph(glyph: number | PaperGlyph): number;
  _addGlyph(glyph: number | PaperGlyph): number;
}

/**
 * The subset of a font that goes into a file. It has a glyph for each drawing with its letters: what looks the same and
 * is copied as other letters is another glyph, and several glyphs that are copied as one are one.
 */
export function paperSubset(outlines: Outlines): TrueTypeSubset {
  const subset = outlines.createSubset() as unknown as TrueTypeSubset;
  const places = new Map<string, number>();
  const { includeGlyph, _addGlyph: addGlyph } = subset;

  const include = (glyph: PaperGlyph) => {
    const plain = plainGlyph(glyph);
    const key = JSON.stringify(plain === undefined ? glyph : [plain, glyph.codePoints]);
    const place = places.get(key) ?? subset.glyphs.push(plain ?? glyph) - 1;
    places.set(key, place);
    return place;
  };
  const compose = ({ parts, advance }: PaperGlyph) => {
    const placed = parts.map((part) => ({
      ...{ x: Math.round(part.x), y: Math.round(part.y), box: outlines.getGlyph(part.glyph).bbox },
      glyph: includeGlyph.call(subset, part.glyph),
    }));
    const { bytes, left } = compound(placed);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance, bearing: left });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };

  return Object.assign(subset, {
    includeGlyph: (glyph: number | PaperGlyph) =>
      typeof glyph === "number" ? includeGlyph.call(subset, glyph) : include(glyph),
    _addGlyph: (glyph: number | PaperGlyph) =>
      typeof glyph === "number" ? addGlyph.call(subset, glyph) : compose(glyph),
  });
}

/** Flags of a part of a compound glyph: its place is two signed words; another part follows. */
const placedByWords = 0x0003;
const more = 0x0020;

interface PlacedPart {
  x: number;
  y: number;
  glyph: number;
  box: Outlines["bbox"];
}

/** A compound glyph of the table `glyf` (OpenType 1.9), and where it begins on the left; no bytes if it has no parts. */
function compound(parts: PlacedPart[]): { bytes: Buffer; left: number } {
  const visible = parts.filter(({ box }) => Number.isFinite(box.minX) && box.maxX > box.minX);
  if (visible.length === 0) return { bytes: Buffer.alloc(0), left: 0 };
  const left = Math.floor(Math.min(...visible.map(({ x, box }) => x + box.minX)));
  const bottom = Math.floor(Math.min(...visible.map(({ y, box }) => y + box.minY)));
  const right = Math.ceil(Math.max(...visible.map(({ x, box }) => x + box.maxX)));
  const top = Math.ceil(Math.max(...visible.map(({ y, box }) => y + box.maxY)));
  const head = [-1, left, bottom, right, top];
  const words = visible.flatMap(({ x, y, glyph }, at) => {
    return [at + 1 < visible.length ? placedByWords | more : placedByWords, glyph, x, y];
  });
  return { bytes: Buffer.from(Int16Array.from([...head, ...words]).buffer).swap16(), left };
}
