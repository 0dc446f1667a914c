import { expect, it } from "vitest";
import { contrast } from "./colour.ts";
import { brandStyle, faintPairs, mendPair, paletteOf, paletteStyle } from "./palette.ts";

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

it("asks of each colour as much contrast as it needs on each ground that it is shown on", () => {
  // All of one grey, so that no pair has any.
  const grey = Object.fromEntries(Object.keys(colors).map((name) => [name, tone("#777777")])) as typeof colors;
  const asked = faintPairs(grey)
    .filter(({ theme }) => theme === "light")
    .map(({ colour, what, on, least }) => `${colour}: ${what} on ${on}, ${least}`);
  const onGrounds = (colour: string, what: string, least = 4.5) =>
    ["paper", "surface", "sunken"].map((on) => `${colour}: ${what} on ${on}, ${least}`);
  const onHue = (hue: string) => [
    ...[`${hue}: on-hue on ${hue}, 4.5`, `${hue}: ink on ${hue}-tint, 4.5`, `${hue}: ink-soft on ${hue}-tint, 4.5`],
  ];
  const known = [
    ...[onGrounds("ink", "ink"), onGrounds("ink", "ink-soft"), onGrounds("ink", "ink-faint")].flat(),
    ...[onGrounds("link", "link"), onGrounds("ink", "line-strong", 3)].flat(),
    ...["accent: on-accent on accent, 4.5", "accent: on-accent on accent-strong, 4.5"],
    ...["ink: on-band on band, 4.5", "ink: on-band-soft on band, 4.5", "accent: accent on band, 4.5"],
    ...["emerald", "lapis", "brick", "plum"].flatMap(onHue),
  ];
  // Two can be told apart even so: white is the ground of cards, and the stronger accent is a darker grey.
  const isClear = ["ink: line-strong on surface, 3", "accent: on-accent on accent-strong, 4.5"];
  expect(asked.toSorted()).toEqual(known.filter((one) => !isClear.includes(one)).toSorted());
});

it("hides the pattern where an institute has none, and only there", () => {
  expect(brandStyle({ colors, pattern: "none" })).toBe(`${paletteStyle(colors)}.girih{display:none}`);
  for (const pattern of ["girih", undefined] as const)
    expect(brandStyle({ colors, pattern })).toBe(paletteStyle(colors));
});

it("has text on the accent as dark as its own shade, or white where that is easier to read", () => {
  expect(paletteOf(colors)["on-accent"].light).not.toBe("#ffffff");
  expect(paletteOf({ ...colors, accent: tone("#402000") })["on-accent"]).toEqual(tone("#ffffff"));
});

it("mends every pair of a colour in its theme at once, whatever else is faint", () => {
  const faint = { ...colors, link: tone("#aaaaaa", "#202020"), brick: tone("#f0d0d0", "#501010") };
  const onWhite = faintPairs(faint).find(
    ({ what, on, theme }) => what === "link" && on === "surface" && theme === "light",
  );
  const mended = onWhite && mendPair(faint, onWhite);
  const left = faintPairs(mended ?? faint).map(({ colour, theme }) => `${colour} ${theme}`);
  expect(new Set(left)).toEqual(new Set(["link dark", "brick light"]));
});

it("mends a pair alone where no colour can be read on every ground", () => {
  const grey = { ...colors, paper: tone("#707070", "#111111"), link: tone("#eeeeee", "#a0c0ff") };
  const onWhite = faintPairs(grey).find(({ what, on }) => what === "link" && on === "surface");
  const mended = onWhite && mendPair(grey, onWhite);
  const left = faintPairs(mended ?? grey).filter(({ what }) => what === "link");
  expect(left.map(({ on }) => on)).not.toContain("surface");
  expect(left.length).toBeGreaterThan(0);
});
