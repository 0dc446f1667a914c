import { expect, it } from "vitest";
import { contrast } from "./colour.ts";
import { faintPairs, mendPair, paletteOf, paletteStyle } from "./palette.ts";

const tone = (light: string, dark = light) => ({ light, dark });
const colors = {
  ...{ ink: tone("#111111", "#eeeeee"), paper: tone("#ffffff", "#111111") },
  ...{ accent: tone("#f0b000"), link: tone("#0040a0", "#a0c0ff") },
  ...{ emerald: tone("#004030"), lapis: tone("#002060"), brick: tone("#501010"), plum: tone("#401040") },
};

it("is written for both themes, once where they agree", () => {
  const style = paletteStyle(colors);
  expect(style).toMatch(/^:root\{--paper:light-dark\(#ffffff,#111111\);/);
  expect(style).toContain(";--accent:#f0b000;");
  expect(style.match(/--[\w-]+:/g)).toHaveLength(Object.keys(paletteOf(colors)).length);
});

it("names what is too faint, in which theme, and the colour that decides it", () => {
  expect(faintPairs(colors)).toEqual([]);
  const faint = faintPairs({ ...colors, link: tone("#aaaaaa", "#a0c0ff") });
  expect(faint.map(({ colour, theme, what, on }) => [colour, theme, what, on])).toEqual([
    ["link", "light", "link", "paper"],
    ["link", "light", "link", "surface"],
    ["link", "light", "link", "sunken"],
  ]);
  expect(faint[0]).toMatchObject({ least: 4.5, ratio: contrast("#aaaaaa", "#ffffff") });
});

it("asks for enough contrast on every ground that text is shown on", () => {
  const pale = faintPairs({ ...colors, plum: tone("#d0c0d0") });
  expect(pale).toContainEqual(expect.objectContaining({ colour: "plum", what: "on-hue", on: "plum", theme: "light" }));
});

it("mends a faint pair with the nearest colour that can be read", () => {
  const faint = { ...colors, link: tone("#aaaaaa", "#a0c0ff"), brick: tone("#f0d0d0", "#501010") };
  const mended = faintPairs(faint).reduce((before, pair) => mendPair(before, pair) ?? before, faint);
  expect(faintPairs(mended)).toEqual([]);
  expect(mended).toEqual({
    ...faint,
    link: tone(mended.link.light, "#a0c0ff"),
    brick: tone(mended.brick.light, "#501010"),
  });
  // Any nearer shade of the same grey is too faint.
  const [grey = 0] = [Number.parseInt(mended.link.light.slice(1, 3), 16)];
  const next = (grey + 3).toString(16).repeat(3);
  expect(faintPairs({ ...mended, link: tone(`#${next}`, "#a0c0ff") })).not.toEqual([]);
});

it("says that nothing can be mended where the ground is at fault", () => {
  const grey = { ...colors, paper: tone("#777777", "#111111") };
  const pairs = faintPairs(grey).filter(({ what, theme }) => what === "ink-faint" && theme === "light");
  expect(pairs.map((pair) => mendPair(grey, pair))).toContain(null);
});
