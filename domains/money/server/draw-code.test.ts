import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, it } from "vitest";
import { codePath, codePng } from "./draw-code.ts";

/** Paints the path as pixels, as a screen would. */
function paint({ path, size }: ReturnType<typeof codePath>, scale: number) {
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  }
  return { width: side, height: side, data };
}

const text = "0002020102120202000424PK53JCMA300392300108819405041109071219082026083210042F66";

it("draws a code that a scanner reads back", () => {
  expect(decodeQR(paint(codePath(text), 4))).toBe(text);
});

it("draws it as a picture for e-mails too", async () => {
  const { data, info } = await sharp(codePng(text)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text);
});

it("draws each run of dark modules once, and leaves the quiet zone that a scanner needs", () => {
  const { path, size } = codePath("K7M4-Q2XW");
  const strokes = Array.from(path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g), ([whole, x, y, length]) => {
    return { whole, x: Number(x), y: Number(y), end: Number(x) + Number(length) };
  });
  expect(strokes.map(({ whole }) => whole).join("")).toBe(path);
  strokes.forEach(({ x, y, end }, at) => {
    const before = strokes[at - 1];
    if (before?.y === y) expect(x).toBeGreaterThan(before.end);
    for (const place of [x, y, size - end, size - 1 - y]) expect(place).toBeGreaterThanOrEqual(4);
  });
});
