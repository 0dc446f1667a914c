import { expect, it } from "vitest";
import { faintPairs } from "#shared/look/palette.ts";
import { changeLookForm, faintColours, hasColours, type LookForm, presets, readLookForm } from "./look-form.ts";

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
