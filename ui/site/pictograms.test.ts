import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { drawPictograms } from "../../scripts/draw-pictograms.ts";

test.each(Object.entries(drawPictograms()))("the file %s matches Lucide's drawings", async (name, drawn) => {
  expect(await readFile(new URL(`./${name}`, import.meta.url), "utf8")).toBe(drawn);
});
