import { contrast, distance, mix } from "./colour.ts";

/** A colour in the light and in the dark theme. */
export type Tone = { light: string; dark: string };

/** The colours from which all others are mixed. */
export type BrandColours = Record<"ink" | "paper" | "accent" | "link" | "emerald" | "lapis" | "brick" | "plum", Tone>;

const [black, white] = ["#000000", "#ffffff"];

/** Mixes two tones; `light` and `dark` are the shares of `to` in each theme, from 0 to 1. */
const between = (from: Tone, to: Tone, light: number, dark: number): Tone => ({
  light: mix(from.light, to.light, light),
  dark: mix(from.dark, to.dark, dark),
});
const same = (colour: string): Tone => ({ light: colour, dark: colour });

/** All colours of a company except danger and success, from its own eight. */
export function paletteOf({ ink, paper, accent, link, ...hues }: BrandColours) {
  const nearBlack = mix(accent.light, black, 0.88);
  const sunken: Tone = {
    light: mix(mix(paper.light, accent.light, 0.06), ink.light, 0.02),
    dark: mix(paper.dark, black, 0.25),
  };
  /** The pale companion of a deep ground, for its colour on paper. */
  const tint = (hue: Tone): Tone => ({ light: mix(hue.light, white, 0.88), dark: mix(hue.dark, paper.dark, 0.6) });
  return {
    paper,
    surface: { light: white, dark: mix(paper.dark, ink.dark, 0.04) },
    sunken,
    ink,
    "ink-soft": between(ink, paper, 0.18, 0.2),
    "ink-faint": between(ink, paper, 0.31, 0.36),
    line: between(sunken, ink, 0.08, 0.14),
    "line-strong": between(ink, paper, 0.47, 0.5),

    accent,
    "accent-strong": { light: mix(accent.light, black, 0.09), dark: mix(accent.dark, white, 0.14) },
    "on-accent": same(contrast(nearBlack, accent.light) >= contrast(white, accent.light) ? nearBlack : white),
    link,

    // A band is dark in both themes, so the text on it is light in both.
    band: { light: ink.light, dark: mix(paper.dark, black, 0.3) },
    "on-band": same(ink.dark),
    "on-band-soft": same(mix(ink.dark, ink.light, 0.2)),
    "band-line": same(mix(ink.light, ink.dark, 0.13)),

    emerald: hues.emerald,
    "emerald-tint": tint(hues.emerald),
    lapis: hues.lapis,
    "lapis-tint": tint(hues.lapis),
    brick: hues.brick,
    "brick-tint": tint(hues.brick),
    plum: hues.plum,
    "plum-tint": tint(hues.plum),
    "on-hue": same(ink.dark),
  } satisfies Record<string, Tone>;
}

type Palette = ReturnType<typeof paletteOf>;
type Token = keyof Palette;

/** A style sheet with the palette's tokens for both themes. */
export function paletteStyle(colors: BrandColours): string {
  const tokens = Object.entries<Tone>(paletteOf(colors)).map(([name, { light, dark }]) =>
    light === dark ? `--${name}:${light}` : `--${name}:light-dark(${light},${dark})`,
  );
  return `:root{${tokens.join(";")}}`;
}

/** The style sheet of a brand: its colours, and without a pattern plain grounds. */
export const brandStyle = ({ colors, pattern }: { colors: BrandColours; pattern?: "girih" | "none" | undefined }) =>
  paletteStyle(colors) + (pattern === "none" ? ".girih{display:none}" : "");

export type Colour = keyof BrandColours;

const grounds: Token[] = ["paper", "surface", "sunken"];
const hues = ["emerald", "lapis", "brick", "plum"] as const;

/**
 * Each colour and the ground it is shown on, by the company's colour that decides it, and the least contrast of WCAG 2.2
 * AA: 4.5 for text, 3 for the edge of a control.
 */
const createPairs = (): { colour: Colour; what: Token; on: Token; least: number }[] => [
  ...(["ink", "ink-soft", "ink-faint"] as const).flatMap((what) =>
    grounds.map((on) => ({ colour: "ink" as const, what, on, least: 4.5 })),
  ),
  ...grounds.map((on) => ({ colour: "link" as const, what: "link" as const, on, least: 4.5 })),
  ...grounds.map((on) => ({ colour: "ink" as const, what: "line-strong" as const, on, least: 3 })),
  { colour: "accent", what: "on-accent", on: "accent", least: 4.5 },
  { colour: "accent", what: "on-accent", on: "accent-strong", least: 4.5 },
  { colour: "ink", what: "on-band", on: "band", least: 4.5 },
  { colour: "ink", what: "on-band-soft", on: "band", least: 4.5 },
  { colour: "accent", what: "accent", on: "band", least: 4.5 },
  ...hues.flatMap((colour) => [
    { colour, what: "on-hue" as const, on: colour, least: 4.5 },
    { colour, what: "ink" as const, on: `${colour}-tint` as const, least: 4.5 },
    { colour, what: "ink-soft" as const, on: `${colour}-tint` as const, least: 4.5 },
  ]),
];

/** Two colours of the palette that are too similar to be read, and the company's colour to change. */
export interface FaintPair {
  colour: Colour;
  theme: keyof Tone;
  what: Token;
  on: Token;
  ratio: number;
  least: number;
}

/** A palette with the colour of a faint pair replaced by the nearest one, lighter or darker, that can be read; null if none can. */
export function mendPair(colors: BrandColours, { colour, theme, what, on }: FaintPair): BrandColours | null {
  const before = colors[colour][theme];
  const candidates = [black, white]
    .flatMap((end) => Array.from({ length: steps + 1 }, (_, at) => mix(before, end, at / steps)))
    .toSorted((one, other) => distance(before, one) - distance(before, other))
    .map((shade) => ({ ...colors, [colour]: { ...colors[colour], [theme]: shade } }));
  const faintIn = (mended: BrandColours) =>
    faintPairs(mended).filter((pair) => pair.colour === colour && pair.theme === theme);
  const whole = candidates.find((mended) => faintIn(mended).length === 0);
  const alone = (mended: BrandColours) => !faintIn(mended).some((pair) => pair.what === what && pair.on === on);
  return whole ?? candidates.find(alone) ?? null;
}

/** Shades that are tried on the way to black, and to white. */
const steps = 64;

/** Every pair of the palette with less contrast than WCAG 2.2 AA requires. */
export function faintPairs(colors: BrandColours): FaintPair[] {
  const palette: Record<Token, Tone> = paletteOf(colors);
  return createPairs().flatMap((pair) =>
    (["light", "dark"] as const).flatMap((theme) => {
      const ratio = contrast(palette[pair.what][theme], palette[pair.on][theme]);
      return ratio < pair.least ? [{ ...pair, theme, ratio }] : [];
    }),
  );
}
