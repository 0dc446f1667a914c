import { decodeQR } from "qr/decode.js";
import { expect, it } from "vitest";
import { qrPath } from "./shown-transfers.ts";

/** Paints the path as pixels, as a screen would. */
function paint({ path, size }: ReturnType<typeof qrPath>, scale: number) {
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  }
  return { width: side, height: side, data };
}

it("draws a code that a scanner reads back", () => {
  const text = "Raast\nRaast ID: 03000000000\nAmount: PKR 82500.00\nReference: K7M4-Q2XW";
  expect(decodeQR(paint(qrPath(text), 4))).toBe(text);
});

it("draws each run of dark modules once, and leaves the quiet zone that a scanner needs", () => {
  const { path, size } = qrPath("K7M4-Q2XW");
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
