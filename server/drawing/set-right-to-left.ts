import { type Line, setLines } from "#server/pdf/set-line.ts";
import type { Locale } from "#shared/formats/formats.ts";

// Satori sets no script from right to left: HarfBuzz does, as on papers.

/** The end of every line, the lowest ink, and the end of the mark above, in pixels. */
const [right, bottom, top] = [1128, 566, 152];

/** Sizes to try for a title, and how it is set: `rises` and `falls` are how far its ink reaches, in parts of the size. */
const titles = {
  nastaliq: { sizes: [68, 60, 52, 44, 38], pitch: 1.95, rises: 1.9, falls: 0.7 },
  naskhTitle: { sizes: [76, 64, 56, 48, 40], pitch: 1.35, rises: 1, falls: 0.4 },
};

const description = { size: 30, pitch: 1.6, falls: 0.35, gap: 20 };

/**
 * A page's texts in Urdu or Arabic as a fragment of an SVG of 1200 × 630, set as its English ones are, mirrored. A title
 * takes the largest size in which it fits. Throws for a letter that the fonts lack.
 */
export function setRightToLeft(
  texts: { company: string; title: string; description: string },
  color: string,
  lang: Locale,
): string {
  const voice = lang === "ur" ? "nastaliq" : "naskhTitle";
  const { sizes, pitch, rises, falls } = titles[voice];
  const below = texts.description === "" ? [] : setLines(texts.description, "naskh", 880 / description.size, "rtl");
  const lastLine = bottom - description.falls * description.size;
  const lines = below.slice(0, 3);
  const firstLine = lastLine - (lines.length - 1) * description.pitch * description.size;
  const ground = lines.length === 0 ? bottom : firstLine - description.size - description.gap;
  const heightOf = (count: number, size: number) => (rises + falls + (count - 1) * pitch) * size;
  const tried = sizes.map((size) => ({ size, lines: setLines(texts.title, voice, 960 / size, "rtl") }));
  const title = tried.find((one) => heightOf(one.lines.length, one.size) <= ground - top) ?? tried.at(-1);
  const drawn = [
    ...(texts.company === "" ? [] : setLines(texts.company, voice, Number.POSITIVE_INFINITY, "rtl")).map((line) =>
      drawLine(line, { size: voice === "nastaliq" ? 34 : 40, end: right - 104, baseline: 108 }),
    ),
    ...(texts.title === "" ? [] : (title?.lines ?? [])).map((line, at, all) => {
      const size = title?.size ?? 0;
      return drawLine(line, { size, end: right, baseline: ground - (falls + (all.length - 1 - at) * pitch) * size });
    }),
    ...lines.map((line, at) =>
      drawLine(line, {
        ...{ size: description.size, end: right },
        baseline: firstLine + at * description.pitch * description.size,
      }),
    ),
  ];
  return `<g fill="${color}">${drawn.join("")}</g>`;
}

/** A line that ends at `end`. */
function drawLine({ runs, width }: Line, { size, end, baseline }: { size: number; end: number; baseline: number }) {
  return runs
    .map(({ text, font, isRightToLeft, x }) => {
      if (!font.draws(text)) throw new Error(`The fonts of pictures have no ${text}.`);
      const place = `translate(${end - (width - x) * size} ${baseline}) scale(${size / font.source.unitsPerEm})`;
      return `<path transform="${place}" d="${font.outlineOf(text, isRightToLeft)}"/>`;
    })
    .join("");
}
