import { expect, test } from "vitest";
import { faintPairs, paletteOf } from "#shared/look/palette.ts";
import { company } from "../support/demo-content.ts";

const { colors } = company.brand;

test("everything has enough contrast in both themes", () => {
  expect(faintPairs(colors)).toEqual([]);
});

test("the brand's own colours are in the palette unchanged", () => {
  expect(paletteOf(colors)).toMatchObject(colors);
});
