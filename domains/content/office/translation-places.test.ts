import { expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import { shapeOf } from "./document-shape.ts";
import { partsOfTranslation } from "./translation-places.ts";

const fields = shapeOf({ kind: "page", id: "demo" }, en) ?? [];
const row = (place: string) => ({ place, original: place, translation: "", was: null });

it("puts texts in the order of the form, whatever the order that the database keeps", () => {
  const rows = ["facts.1", "steps.list.1.title", "facts.0", "steps.list.0.text", "steps.list.0.title"].map(row);
  const parts = partsOfTranslation(fields, rows, { facts: "Facts", issues: [] });
  const places = parts.flatMap(({ rows: own }) => own.map(({ place }) => place));
  expect(places.filter((place) => place.startsWith("steps"))).toEqual([
    ...["steps.list.0.title", "steps.list.0.text", "steps.list.1.title"],
  ]);
  expect(places.indexOf("facts.1")).toBe(places.indexOf("facts.0") + 1);
});

it("names each text by its labels, and what is wrong with it", () => {
  const issues = [{ field: "steps.list.0.title", message: "This is not translated yet." }];
  const [part] = partsOfTranslation(fields, [row("steps.list.0.title")], { facts: "Facts", issues });
  expect(part?.rows).toMatchObject([{ issue: "This is not translated yet." }]);
  expect(part?.rows[0]?.label).toMatch(/ › 1 › /);
  expect(part?.title).not.toBe("Facts");
});
