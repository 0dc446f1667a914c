import { expect, test } from "vitest";
import { contrast } from "#shared/rules/colour.ts";
import { paletteOf } from "#shared/rules/palette.ts";
import { company } from "../support/demo-content.ts";

const palette = paletteOf(company.brand.colors);
type Name = keyof typeof palette;

const grounds: Name[] = ["paper", "surface", "sunken"];
const hues: Name[] = ["emerald", "lapis", "brick", "plum"];
const tints: Name[] = ["emerald-tint", "lapis-tint", "brick-tint", "plum-tint"];

/** WCAG 2.2 AA: 4.5 for text, 3 for the edge of a control. */
const pairs: [what: Name, on: Name, least: number][] = [
  ...(["ink", "ink-soft", "ink-faint", "link"] as const).flatMap((what) =>
    grounds.map((on): [Name, Name, number] => [what, on, 4.5]),
  ),
  ...grounds.map((on): [Name, Name, number] => ["line-strong", on, 3]),
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-strong", 4.5],
  ["on-band", "band", 4.5],
  ["on-band-soft", "band", 4.5],
  ["accent", "band", 4.5],
  ...hues.map((on): [Name, Name, number] => ["on-hue", on, 4.5]),
  ...tints.map((on): [Name, Name, number] => ["ink", on, 4.5]),
  ...tints.map((on): [Name, Name, number] => ["ink-soft", on, 4.5]),
];

test.each(pairs)("%s has enough contrast on %s in both themes", (what, on, least) => {
  for (const theme of ["light", "dark"] as const)
    expect(contrast(palette[what][theme], palette[on][theme]), theme).toBeGreaterThanOrEqual(least);
});

test("the brand's own colours are in the palette unchanged", () => {
  for (const [name, tone] of Object.entries(company.brand.colors)) expect(palette[name as Name]).toEqual(tone);
});
