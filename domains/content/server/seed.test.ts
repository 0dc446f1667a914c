import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSeed } from "./seed.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "seed-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(files: Record<string, unknown>) {
  for (const [name, document] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(document));
  }
}

const baking = {
  title: "Baking",
  months: 3,
  steps: [
    { icon: "oven", title: "Heat" },
    { icon: "bread", title: "Bake" },
  ],
  facts: ["Live", "At home"],
};
const inUrdu = { title: "بیکنگ", steps: [{ title: "گرم کریں" }, {}], facts: ["لائیو"] };

it("reads a translation's words alone", () => {
  write({ "seed.json": { revised: "2026-11-21", translations: ["ur"] } });
  write({ "en/course/baking.json": baking, "ur/course/baking.json": inUrdu });
  const { documents, revised } = readSeed(folder);
  expect(revised).toBe("2026-11-21");
  expect(documents.find(({ locale }) => locale === "en")?.document).toEqual(baking);
  expect(documents.find(({ locale }) => locale === "ur")).toEqual({
    kind: "course",
    id: "baking",
    locale: "ur",
    document: inUrdu,
  });
});

it("leaves the documents of a language out that is not whole yet", () => {
  write({ "seed.json": { revised: "2026-11-21" } });
  write({ "en/course/baking.json": baking, "ur/course/baking.json": inUrdu });
  expect(readSeed(folder).documents.map(({ locale }) => locale)).toEqual(["en"]);
});

it("names the file that is no JSON", () => {
  write({ "seed.json": { revised: "2026-11-21" } });
  mkdirSync(join(folder, "en/course"), { recursive: true });
  writeFileSync(join(folder, "en/course/baking.json"), "{");
  expect(() => readSeed(folder)).toThrow(/baking\.json cannot be read as JSON/);
});
