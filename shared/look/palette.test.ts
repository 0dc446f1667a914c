import { expect, it } from "vitest";
import { contrast } from "./colour.ts";
import { faintPairs, paletteOf, paletteStyle } from "./palette.ts";

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
