import { inflateSync } from "node:zlib";
import { create, type Font } from "fontkit";

/** A glyph of a PDF: its outline, and its position, in points from the left and lower edge of the page. */
interface PlacedGlyph {
  x: number;
  y: number;
  /** Points of one unit of the outline. */
  scale: number;
  outline: string;
}

/**
 * The text of a PDF's only page as SVG paths, of the fonts that are embedded in the file, in a drawing of `width` by
 * `height` points whose origin is the start of the first glyph, at (`x`, `y`).
 */
export function textAsSvg(
  content: Uint8Array,
  { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>,
): string {
  const glyphs = glyphsOf(content);
  const [first] = glyphs;
  if (!first) throw new Error("The PDF has no text.");
  const paths = glyphs.map((glyph) => {
    const place = `translate(${x + glyph.x - first.x} ${y - (glyph.y - first.y)})`;
    return `<path d="${glyph.outline}" transform="${place} scale(${glyph.scale} ${-glyph.scale})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join("")}</svg>`;
}

const operator = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\/(F\d+) ([-\d.]+) Tf|\[([^\]]*)\] TJ/g;

/** The glyphs of the page, as its operators set them (ISO 32000, 9.4); PDFKit writes these three. */
function glyphsOf(content: Uint8Array): PlacedGlyph[] {
  const objects = objectsOf(content);
  const written = [...objects.values()].map(({ stream }) => stream?.toString("latin1") ?? "");
  const page = written.find((text) => /^BT$/m.test(text)) ?? "";
  const fonts = fontsOf(objects);
  const glyphs: PlacedGlyph[] = [];
  const at = { x: 0, y: 0, size: 0 };
  let font: EmbeddedFont | undefined;
  for (const [, x, y, name, size, shown] of page.matchAll(operator)) {
    if (x) Object.assign(at, { x: Number(x), y: Number(y) });
    if (name) {
      font = fonts.get(name);
      at.size = Number(size);
    }
    if (shown && font) glyphs.push(...shownGlyphs(shown, font, at));
  }
  return glyphs;
}

/** The glyphs of one `TJ`: ids of four digits, and by how much the next one is set back. Moves `at` behind them. */
function shownGlyphs(shown: string, { file, widths }: EmbeddedFont, at: { x: number; y: number; size: number }) {
  const scale = at.size / file.unitsPerEm;
  const parts = Array.from(shown.matchAll(/<([\da-f]+)>|(-?[\d.]+)/g));
  return parts.flatMap(([, ids = "", back = "0"]) => {
    at.x -= (Number(back) / 1_000) * at.size;
    return Array.from(ids.matchAll(/..../g), ([id]): PlacedGlyph => {
      const glyph = Number.parseInt(id, 16);
      const { x, y } = at;
      at.x += ((widths[glyph] ?? 0) / 1_000) * at.size;
      return { x, y, scale, outline: file.getGlyph(glyph).path.toSVG() };
    });
  });
}

type Objects = Map<string, { text: string; stream: Buffer | null }>;

function objectsOf(content: Uint8Array): Objects {
  const file = Buffer.from(content).toString("latin1");
  const objects: Objects = new Map();
  for (const [, id = "", body = ""] of file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [text = "", data] = body.split("stream\n");
    const isPacked = data !== undefined && text.includes("/FlateDecode");
    objects.set(id, { text, stream: isPacked ? inflateSync(Buffer.from(data, "latin1")) : null });
  }
  return objects;
}

/** The embedded file, and the widths by which its glyphs follow each other. */
interface EmbeddedFont {
  file: Font;
  widths: number[];
}

/** The fonts by their names on the page. */
function fontsOf(objects: Objects): Map<string, EmbeddedFont> {
  const all = [...objects.values()].map(({ text }) => text);
  const textOf = (id: string | undefined) => objects.get(id ?? "")?.text ?? "";
  const named = all.find((text) => text.includes("/Font <<")) ?? "";
  return new Map(
    Array.from(named.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = "", id]) => {
      const descendant = textOf(/DescendantFonts \[(\d+)/.exec(textOf(id))?.[1]);
      const descriptor = textOf(/FontDescriptor (\d+)/.exec(descendant)?.[1]);
      const bytes = objects.get(/FontFile\d (\d+)/.exec(descriptor)?.[1] ?? "")?.stream;
      if (!bytes) throw new Error(`${name} is not embedded.`);
      const widths = (/\/W \[0 \[([^\]]*)\]/.exec(descendant)?.[1] ?? "").split(" ").map(Number);
      return [name, { file: create(bytes) as Font, widths }];
    }),
  );
}
