import { describe, expect, it } from "vitest";
import { faintPairs } from "#shared/look/palette.ts";
import {
  changeLookForm,
  colourNames,
  faintColours,
  hasColours,
  type LookForm,
  presets,
  readLookForm,
} from "./look-form.ts";

const form: LookForm = { colors: presets.marigold, pattern: "girih" };

it.each(Object.entries(presets))("has colours to begin with that can be read: %s", (_name, colors) => {
  expect(faintPairs(colors)).toEqual([]);
});

it("reads what was chosen, and mends one colour in one theme by a press", () => {
  const sent = new FormData();
  for (const [name, { light, dark }] of Object.entries(form.colors)) {
    sent.set(`colors.${name}.light`, light);
    sent.set(`colors.${name}.dark`, name === "link" ? "#7A2040" : dark);
  }
  sent.set("pattern", "none");
  const read = readLookForm(sent);
  expect(read).toEqual({
    colors: { ...form.colors, link: { ...form.colors.link, dark: "#7a2040" } },
    pattern: "none",
  });
  expect(faintColours(read)).toMatchObject([{ colour: "link", theme: "dark" }]);
  const mended = changeLookForm(read, "mend:link:dark");
  expect(faintColours(mended)).toEqual([]);
  expect(mended.colors).toEqual({ ...read.colors, link: { ...read.colors.link, dark: mended.colors.link.dark } });
  expect(changeLookForm(read, "preset:pottery")).toEqual({ colors: presets.pottery, pattern: "none" });
  for (const change of ["preset:__proto__", "mend:paper:light", "mend", ""])
    expect(changeLookForm(read, change)).toEqual(read);
});

it("finds nothing to mend in a text that is no colour", () => {
  const typed = { ...form, colors: { ...form.colors, ink: { light: "red", dark: "" } } };
  expect(hasColours(typed)).toBe(false);
  expect(faintColours(typed)).toEqual([]);
});

it("has the pattern unless it was switched off", () => {
  const sent = new FormData();
  expect(readLookForm(sent)).toEqual({
    colors: Object.fromEntries(colourNames.map((name) => [name, { light: "", dark: "" }])),
    pattern: "girih",
  });
  sent.set("pattern", "NONE");
  expect(readLookForm(sent).pattern).toBe("none");
});

it.each(["#12345", "#1234567", "x#123456", "#12345g", ""])("%j is no colour, in either theme", (typed) => {
  const ink = (tone: object) => ({ ...form, colors: { ...form.colors, ink: { ...form.colors.ink, ...tone } } });
  expect([hasColours(form), hasColours(ink({ light: typed })), hasColours(ink({ dark: typed }))]).toEqual([
    ...[true, false, false],
  ]);
});

describe("colours that are too hard to read", () => {
  const faint: LookForm = {
    ...form,
    colors: {
      ...form.colors,
      link: { light: "#f0f0f0", dark: "#202020" },
      accent: { light: form.colors.accent.light, dark: "#202020" },
    },
  };

  it("are named once each, however many grounds they are shown on", () => {
    const named = faintColours(faint).map(({ colour, theme }) => `${colour} ${theme}`);
    expect(named.toSorted()).toEqual(["accent dark", "link dark", "link light"]);
    expect(faintPairs(faint.colors).length).toBeGreaterThan(named.length);
  });

  it("are mended by their worst pair, so that every other can be read as well", () => {
    for (const { colour, theme, mended } of faintColours(faint)) {
      const rest = faintPairs(mended ?? faint.colors).filter((pair) => pair.colour === colour && pair.theme === theme);
      expect(rest, `${colour} ${theme}`).toEqual([]);
    }
  });

  it("are mended one at a time, in one theme", () => {
    const { colors } = changeLookForm(faint, "mend:link:light");
    expect(colors.link.light).not.toBe("#f0f0f0");
    expect({ ...colors, link: { ...colors.link, light: "#f0f0f0" } }).toEqual(faint.colors);
    expect(changeLookForm(faint, "mend:accent:dark").colors.link).toEqual(faint.colors.link);
    for (const step of ["mend:link", "mend::light", "mend:ink:light", "paint:link:light", "paint:pottery"])
      expect(changeLookForm(faint, step), step).toBe(faint);
  });
});
