import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { drawPictograms } from "../../scripts/draw-pictograms.ts";

test("the pictograms file matches Lucide's drawings", async () => {
  expect(await readFile(new URL("./pictograms.svg", import.meta.url), "utf8")).toBe(drawPictograms());
});
