import { describe, expect, it } from "vitest";
import { demoSeed } from "#content/demo-site.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { faultOfTranslation } from "./check-translation.ts";
import { toldTexts, withTexts } from "./told-texts.ts";
import { originalOf, shareOf, translationRows } from "./translation-rows.ts";
import { wholeDocuments } from "./whole-documents.ts";

const page = { kind: "page", id: "baking" };
const baking = {
  meta: { title: "Baking" },
  icon: "oven",
  steps: [
    { icon: "oven", title: "Heat" },
    { icon: "bread", title: "Bake" },
  ],
  facts: ["Live", "At home"],
};
const inUrdu = {
  meta: { title: "بیکنگ" },
  steps: [{ title: "گرم کریں" }, { title: "پکائیں" }],
  facts: ["لائیو", "گھر پر"],
};
const version = { document: inUrdu, original: originalOf(page, baking) };
const textsOf = (original: unknown) => translationRows(page, original, version).map((row) => Object.values(row));

describe("the rows of a translation", () => {
  it("are the texts of the original, not its keys", () => {
    expect(translationRows(page, baking, null).map(({ place }) => place)).toEqual([
      ...["meta.title", "steps.0.title", "steps.1.title", "facts.0", "facts.1"],
    ]);
    expect(shareOf(translationRows(page, baking, null))).toEqual({ texts: 5, translated: 0, changed: 0 });
    expect(shareOf(translationRows(page, baking, version))).toEqual({ texts: 5, translated: 5, changed: 0 });
  });

  it("name a text that has changed since, with what it was", () => {
    expect(textsOf({ ...baking, meta: { title: "Baking bread" } })[0]).toEqual([
      ...["meta.title", "Baking bread", "بیکنگ", "Baking"],
    ]);
  });

  it("follow a text that has moved, and miss one that is new", () => {
    const [heat, bake] = baking.steps;
    expect(textsOf({ steps: [{ title: "Mix" }, heat, bake] })).toEqual([
      ["steps.0.title", "Mix", "", null],
      ["steps.1.title", "Heat", "گرم کریں", null],
      ["steps.2.title", "Bake", "پکائیں", null],
    ]);
    expect(textsOf({ steps: [bake] })).toEqual([["steps.0.title", "Bake", "پکائیں", null]]);
  });

  it("of a translation whose original nobody knows are those at the same places", () => {
    const [row] = translationRows(page, { meta: { title: "Bread" } }, { ...version, original: null });
    expect(row).toMatchObject({ translation: "بیکنگ", was: null });
  });
});

describe("a translation made of texts", () => {
  it("has the original's lists, and empty entries where texts are missing", () => {
    const texts = new Map([
      ["steps.1.title", "پکائیں"],
      ["facts.1", "گھر پر"],
      ["meta.title", ""],
    ]);
    expect(withTexts(baking, null, texts)).toEqual({ steps: [{}, { title: "پکائیں" }], facts: ["", "گھر پر"] });
    expect(withTexts(baking, null, new Map())).toEqual({});
  });

  it("keeps the words that visitors type in its language", () => {
    const document = { title: "چائے", searchWords: ["چائے", "چاے"], steps: [{ title: "پرانا" }] };
    const before = { document, isInOrder: false };
    expect(withTexts({ title: "Tea", searchWords: [] }, before, new Map([["title", "نئی چائے"]]))).toEqual({
      ...{ title: "نئی چائے", searchWords: ["چائے", "چاے"] },
    });
  });

  it("keeps what else it says of a list's entries while they are in the same order", () => {
    const original = { details: [{ label: "Name", value: "{company.name}" }, { label: "Bank" }] };
    const document = { details: [{ label: "نام", value: "Darsgah" }, { label: "بینک" }] };
    const texts = new Map([["details.0.label", "اسم"]]);
    const details = (order: boolean) => withTexts(original, { document, isInOrder: order }, texts);
    expect(details(true)).toEqual({ details: [{ label: "اسم", value: "Darsgah" }, {}] });
    expect(details(false)).toEqual({ details: [{ label: "اسم" }, {}] });
  });
});

const originals = demoSeed.documents.filter(({ locale }) => locale === siteLocale);
const translations = demoSeed.documents.filter(({ locale }) => locale !== siteLocale);

describe.each(translations)("the demo's $locale/$kind/$id", (translation) => {
  const original = originals.find(({ kind, id }) => kind === translation.kind && id === translation.id)?.document;

  it("is whole, without a fault, and the same when it is made of its texts again", () => {
    const rows = translationRows(translation, original, { document: translation.document, original: null });
    expect(rows.filter((row) => row.translation === "")).toEqual([]);
    const faults = rows.map((row) => [row.place, faultOfTranslation(row.original, row.translation)] as const);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
    const made = withTexts(
      original,
      { document: translation.document, isInOrder: true },
      new Map(rows.map((row) => [row.place, row.translation] as const)),
    );
    const read = (document: unknown) =>
      wholeDocuments([...originals, { ...translation, document }]).find(({ locale }) => locale !== siteLocale);
    expect(read(made)).toEqual(read(translation.document));
    expect(new Map(toldTexts(translation, made)).size).toBe(rows.length);
  });
});
