import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf } from "./csv-of.ts";

const cellsOf = (csv: string): string[][] => parse(csv, { bom: true });
const written = async (text: string) => cellsOf(await csvOf(["name"], [{ name: text }]))[1]?.[0];

/** Invisible characters before a sign, which a spreadsheet skips. */
const unseen = [
  "",
  " ",
  "\u00a0",
  "\u200b",
  "\ufeff",
  "\u2066",
  "\u00ad",
  "\u0000",
  "\u034f",
  "\u3164",
  "\u2800",
  "\t",
];

it.each(["=", "+", "-", "@", "＝", "＋", "－", "＠"])(
  "a text that begins with %s is no formula, whatever is unseen before it",
  async (sign) => {
    for (const before of unseen) {
      const text = `${before}${before}${sign}HYPERLINK("https://evil.example")`;
      expect(await written(text)).toBe(`'${text}`);
    }
  },
);

it("names, numbers and columns stay as they are, and a column's name is no formula either", async () => {
  for (const text of ["نور فاطمہ", "O'Neill", "a = b", "#1", "", "1-2", " Sana"])
    expect(await written(text)).toBe(text);
  const csv = await csvOf(["=1+1", "points"], [{ "=1+1": null, points: -5 }]);
  expect(cellsOf(csv)).toEqual([
    ["'=1+1", "points"],
    ["", "-5"],
  ]);
});

it("no cell begins as a formula once what is unseen is taken away", async () => {
  const text = fc.string({ unit: fc.constantFrom(...unseen, "=", "+", "-", "@", "a", "\n", "\r", '"', ",") });
  await fc.assert(
    fc.asyncProperty(text, async (any) => {
      expect(((await written(any)) ?? "").replace(/[\s\p{C}\p{Z}\p{M}\u3164\u2800]/gu, "")).not.toMatch(/^[=+@-]/);
    }),
  );
});
