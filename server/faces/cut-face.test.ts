import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import { Blob, Direction, Face, Font, shape, Buffer as Text } from "harfbuzzjs";
import { expect, test } from "vitest";
import { openTypeOf } from "#server/pdf/sfnt.ts";
import { cutFace } from "./cut-face.ts";

const file = "@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-700-normal.woff";
const whole = openTypeOf(readFileSync(createRequire(import.meta.url).resolve(file)));

const texts = [
  "ہنر سیکھیں۔ کچھ بنا کر دکھائیں۔",
  "چنیں کہ آپ کو کتنی مدد چاہیے",
  "اے آئی اور مشین لرننگ",
  "ڈیٹا اینالیسس اور بزنس انٹیلیجنس",
  "سائبر سیکیورٹی، موبائل ایپلیکیشن اور گھنٹے",
];

test("a cut face draws each of its texts as the whole face does, whole and word by word", () => {
  const cut = shaperOf(openTypeIn(cutFace(texts)));
  const full = shaperOf(whole);
  for (const text of texts.flatMap((one) => [one, ...one.split(" ")])) expect(cut(text), text).toEqual(full(text));
});

test("a cut face takes a fraction of the whole one's bytes", () => {
  expect(cutFace(texts).length).toBeLessThan(20 * 1024);
  expect(cutFace(["کورس"]).length).toBeLessThan(8 * 1024);
});

test("without texts it draws any Urdu", () => {
  const all = shaperOf(openTypeIn(cutFace(null)));
  const full = shaperOf(whole);
  for (const text of [...texts, "ضخیم قندیل", "ظرافت ثمر ژالہ"]) expect(all(text), text).toEqual(full(text));
});

/** How a font sets a text: the place of each glyph. The glyphs' numbers differ from cut to cut. */
function shaperOf(font: Buffer) {
  const shaper = new Font(new Face(new Blob(new Uint8Array(font).buffer), 0));
  return (text: string) => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.setDirection(Direction.RTL);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance, xOffset, yOffset }) => {
      const drawn = JSON.stringify(shaper.glyphExtents(codepoint));
      return { cluster, xAdvance, xOffset, yOffset, drawn };
    });
  };
}

/** The OpenType font in a WOFF2 file whose tables stand as they were (https://www.w3.org/TR/WOFF2/). */
function openTypeIn(woff2: Buffer): Buffer {
  const known = /.{4}/g;
  const tags =
    "cmapheadhheahmtxmaxpnameOS/2postcvt fpgmglyflocaprepCFF VORGEBDTEBLCgasphdmxkernLTSHPCLTVDMXvheavmtxBASEGDEFGPOSGSUB".match(
      known,
    ) ?? [];
  expect(woff2.toString("latin1", 0, 4)).toBe("wOF2");
  expect(woff2.readUInt32BE(8)).toBe(woff2.length);
  const count = woff2.readUInt16BE(12);
  let at = 48;
  const entries = Array.from({ length: count }, () => {
    const flags = woff2[at++] ?? 0;
    let tag = tags[flags & 63];
    if (tag === undefined) {
      tag = woff2.toString("latin1", at, at + 4);
      at += 4;
    }
    expect(flags >> 6, tag).toBe(tag === "glyf" || tag === "loca" ? 3 : 0);
    let length = 0;
    for (let isLast = false; !isLast; ) {
      const byte = woff2[at++] ?? 0;
      length = length * 128 + (byte & 127);
      isLast = byte < 128;
    }
    return { tag, length };
  });
  const data = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)));
  const head = Buffer.alloc(12 + 16 * count);
  woff2.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let [from, to] = [0, head.length];
  for (const [index, { tag, length }] of entries.entries()) {
    const padded = Buffer.alloc(length + (-length & 3));
    data.copy(padded, 0, from, from + length);
    head.write(tag, 12 + 16 * index, "latin1");
    head.writeUInt32BE(to, 12 + 16 * index + 8);
    head.writeUInt32BE(length, 12 + 16 * index + 12);
    parts.push(padded);
    from += length;
    to += padded.length;
  }
  expect(to).toBe(woff2.readUInt32BE(16));
  return Buffer.concat(parts);
}
