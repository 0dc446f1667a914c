import type { BrandSettings } from "#domains/institute/contract.ts";
import { type BrandColours, type Colour, faintPairs, mendPair } from "#shared/look/palette.ts";

/** The colours and the pattern as they are chosen. */
export interface LookForm {
  colors: BrandColours;
  pattern: BrandSettings["pattern"];
}

export const colourNames = ["ink", "paper", "accent", "link", "emerald", "lapis", "brick", "plum"] as const;
export const themes = ["light", "dark"] as const;

/** Colours by their order in `colourNames`: in the light theme and in the dark one. */
function preset(...tones: `${string} ${string}`[]): BrandColours {
  const split = colourNames.map((name, at) => {
    const [light = "", dark = ""] = (tones[at] ?? "").split(" ");
    return [name, { light, dark }];
  });
  return Object.fromEntries(split);
}

/** Colours that go together, to begin with. */
export const presets = {
  marigold: preset(
    ...(["#10211c #f4efe3", "#fbf8f1 #0f1916", "#e3a727 #ecb23a", "#1f3a8a #adbfff"] as const),
    ...(["#0f4a38 #12553f", "#1f3a8a #27439a", "#7c2d1d #8a3522", "#422a67 #4d3377"] as const),
  ),
  pomegranate: preset(
    ...(["#2b0f16 #f7eae6", "#fdf8f2 #1a0e11", "#ef6f88 #f27f96", "#8a1f3c #ffb0bf"] as const),
    ...(["#5a1730 #6a1f3a", "#273a6b #2f457c", "#74341c #803c22", "#4a2560 #562f6c"] as const),
  ),
  pottery: preset(
    ...(["#0d2036 #e9f0f5", "#f7fafb #0c151f", "#1f9aa8 #3cb8c5", "#1d4f91 #a6c8fa"] as const),
    ...(["#123f63 #184a72", "#1b3f8c #24499a", "#7a3b1e #874526", "#3b2f6e #46397c"] as const),
  ),
  shalimar: preset(
    ...(["#17230f #eef1e2", "#fafaf2 #12180d", "#cbb135 #d8c04a", "#2f5f1d #b7dc9a"] as const),
    ...(["#2d5a22 #2f5f25", "#1f4a5c #27566a", "#6f3a17 #7c441e", "#4b2c52 #57365f"] as const),
  ),
} satisfies Record<string, BrandColours>;

/** A form's colours and pattern, as they were sent. */
export function readLookForm(sent: FormData): LookForm {
  const text = (name: string) => String(sent.get(name) ?? "").toLowerCase();
  const colors = colourNames.map((name) => [
    name,
    { light: text(`colors.${name}.light`), dark: text(`colors.${name}.dark`) },
  ]);
  return { colors: Object.fromEntries(colors), pattern: text("pattern") === "none" ? "none" : "girih" };
}

/** Whether every colour is one: what a text field of an old browser held may be anything. */
export const hasColours = ({ colors }: LookForm): boolean =>
  colourNames.every((name) => themes.every((theme) => /^#[0-9a-f]{6}$/.test(colors[name][theme])));

/** A colour that is too hard to read in a theme, and the palette in which its worst pair is mended, if it can be. */
export interface FaintColour {
  colour: Colour;
  theme: (typeof themes)[number];
  mended: BrandColours | null;
}

/** The colours of a form that are too hard to read, each once. */
export function faintColours(form: LookForm): FaintColour[] {
  if (!hasColours(form)) return [];
  const worstFirst = faintPairs(form.colors).toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
  const once = new Map(worstFirst.toReversed().map((pair) => [`${pair.colour} ${pair.theme}`, pair]));
  return [...once.values()].map((pair) => ({
    ...{ colour: pair.colour, theme: pair.theme },
    mended: mendPair(form.colors, pair),
  }));
}

/** The form after a step: "preset:pottery" or "mend:link:dark". */
export function changeLookForm(form: LookForm, change: string): LookForm {
  const [step = "", name = "", theme = ""] = change.split(":");
  if (step === "preset" && Object.hasOwn(presets, name))
    return { ...form, colors: presets[name as keyof typeof presets] };
  if (step !== "mend") return form;
  const found = faintColours(form).find((one) => one.colour === name && one.theme === theme);
  return found?.mended ? { ...form, colors: found.mended } : form;
}
