import { expect, it } from "vitest";
import { iconKey } from "#domains/content/contract/icon-key.ts";
import { brandWords } from "#domains/content/words/brand.en.ts";
import { pictograms, trades } from "#ui/site/pictograms.ts";

it("draws and names every pictogram that content may use, forty of them of trades", () => {
  const drawn = { ...pictograms, ...trades };
  expect(iconKey.options.filter((name) => !(name in drawn) || !brandWords.icons[name])).toEqual([]);
  expect(Object.keys(trades).filter((name) => !name.startsWith("trade-"))).toEqual([]);
  expect(Object.keys(trades).length).toBeGreaterThanOrEqual(40);
});
