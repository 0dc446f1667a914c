import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { demoSeed } from "#content/demo-site.ts";
import { toldTexts } from "#domains/content/rules/told-texts.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { openFont, rightToLeft } from "#server/pdf/fonts.ts";
import type { PaperGlyph } from "#server/pdf/shape-text.ts";

/** How far ink reaches above and below the baseline, or a line's box does, in parts of the letters' size: of every size. */
interface Reach {
  above: number;
  below: number;
}

const textsWithin = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsWithin) : [];
};

/** The two thousand words that the demo institute's documents and the program use most in a language. */
function mostUsed(lang: "ur" | "ar"): string[] {
  const documents = demoSeed.documents.filter(({ locale }) => locale === lang);
  const told = documents.flatMap((one) => toldTexts(one, one.document).map(([, text]) => text));
  const times = new Map<string, number>();
  for (const text of [...told, ...textsWithin(messagesIn[lang])])
    for (const word of text.replace(/\{[^{}]*\}|\]\([^()]*\)/g, " ").split(/[^\u0621-\u0652\u0670-\u06d3\u200c]+/))
      if (word.length > 1) times.set(word, (times.get(word) ?? 0) + 1);
  const words = [...times].sort(([, one], [, other]) => other - one).map(([word]) => word);
  expect(words.length).toBeGreaterThan(2_000);
  return words.slice(0, 2_000);
}

const shareWithin = (ink: Reach[], box: Reach) =>
  ink.filter(({ above, below }) => above <= box.above && below <= box.below).length / ink.length;

/** A line's box: a browser takes what the line is lower than its face, or adds what it is higher, at both sides alike. */
function boxOf(
  { ascent, descent, unitsPerEm }: Font,
  lineHeight: number,
  padding: Reach = { above: 0, below: 0 },
): Reach {
  const [above, below] = [ascent / unitsPerEm, -descent / unitsPerEm];
  const leading = (lineHeight - above - below) / 2;
  return { above: above + leading + padding.above, below: below + leading + padding.below };
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
/** The rule of a style sheet that begins with a selector. */
const ruleOf = (css: string, selector: string) => css.slice(css.indexOf(selector)).split("}", 1)[0] ?? "";
const valueIn = (rule: string, property: string) => Number.parseFloat(rule.split(`${property}: `)[1] ?? "");

describe("the ink of two thousand words", () => {
  it("in Nastaliq lies in the box of a heading in Urdu: of ninety-nine of a hundred, and of each below the line", () => {
    const { source } = openFont("noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-700-normal");
    const ink = mostUsed("ur").map((word): Reach => {
      const { glyphs } = source.layout(word, [rightToLeft]);
      const parts = glyphs.flatMap(({ id }) => (id as unknown as PaperGlyph).parts);
      const boxes = parts.map(({ glyph, y }) => ({ y, ...source.getGlyph(glyph).bbox }));
      const [above, below] = [boxes.map(({ maxY, y }) => maxY + y), boxes.map(({ minY, y }) => -minY - y)];
      return { above: Math.max(...above) / source.unitsPerEm, below: Math.max(...below) / source.unitsPerEm };
    });
    const rule = ruleOf(
      read("app/styles/arabic-script.css"),
      ":is(main h1, main h2, main h3, main blockquote):lang(ur) {",
    );
    const padding = { above: valueIn(rule, "padding-block-start"), below: valueIn(rule, "padding-block-end") };
    const box = boxOf(source, valueIn(rule, "line-height"), padding);
    expect(shareWithin(ink, box)).toBeGreaterThan(0.99);
    expect(Math.max(...ink.map(({ below }) => below))).toBeLessThanOrEqual(box.below);
  });

  it.each(["ur", "ar"] as const)("in Naskh lies in the line boxes of running text and headings (%s)", (lang) => {
    const file = "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2";
    const font = create(readFileSync(createRequire(import.meta.url).resolve(file))) as Font;
    const ink = mostUsed(lang).map((word): Reach => {
      const { minY, maxY } = font.layout(word).bbox;
      return { above: maxY / font.unitsPerEm, below: -minY / font.unitsPerEm };
    });
    const css = read("ui/naskh.css");
    const text = boxOf(font, valueIn(ruleOf(css, "body:is(:lang(ur), :lang(ar)) {"), "line-height"));
    expect(shareWithin(ink, text)).toBe(1);
    for (const selector of [":is(h1, h2, h3, .text-title", ".button:is(:lang(ur), :lang(ar)) {"])
      expect(shareWithin(ink, boxOf(font, valueIn(ruleOf(css, selector), "line-height"))), selector).toBeGreaterThan(
        0.99,
      );
  });
});
