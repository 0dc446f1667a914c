import { expect, it } from "vitest";
import type { ContentDocument } from "./assemble-content.ts";
import { wholeDocuments } from "./whole-documents.ts";

const of = (locale: string, document: unknown, [kind, id] = ["page", "baking"]): ContentDocument => ({
  ...{ kind: kind ?? "", id: id ?? "", locale, document },
});

/** A translation as it is read beside its original; undefined where it is left out. */
const read = (original: unknown, translation: unknown, key?: [string, string]) =>
  wholeDocuments([of("en", original, key), of("ur", translation, key)]).find(({ locale }) => locale === "ur")?.document;

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

it("takes all that a translation does not say from the document in the site's language", () => {
  expect(read(baking, inUrdu)).toEqual({
    title: "بیکنگ",
    months: 3,
    steps: [
      { icon: "oven", title: "گرم کریں" },
      { icon: "bread", title: "Bake" },
    ],
    facts: ["لائیو"],
  });
  expect(read({ ...baking, months: 4 }, inUrdu)).toMatchObject({ title: "بیکنگ", months: 4 });
});

it("leaves originals as they are, and a translation that is whole already", () => {
  const documents = wholeDocuments([of("en", baking), of("ur", inUrdu)]);
  expect(wholeDocuments(documents)).toEqual(documents);
  expect(documents[0]).toEqual(of("en", baking));
});

it("leaves a translation out whose original is gone", () => {
  expect(wholeDocuments([of("ur", inUrdu)])).toEqual([]);
  expect(wholeDocuments([of("en", baking, ["page", "other"]), of("ur", inUrdu)])).toHaveLength(1);
});

it.each([
  ["a list is longer by now", { ...baking, steps: [...baking.steps, { icon: "plate", title: "Serve" }] }],
  ["a list is gone", { title: "Baking", facts: [] }],
  ["a part is gone", { steps: baking.steps, facts: [] }],
  ["a part is a text by now", { ...baking, steps: "None" }],
])("leaves a translation out where %s", (_, original) => {
  expect(read(original, inUrdu)).toBeUndefined();
});

it("keeps a translation that is whole by itself, whatever the form of the original", () => {
  const question = { position: 1, page: "home", question: "?", answer: "." };
  const { answer: _, ...other } = question;
  expect(read(other, { ...question, answer: "ہاں" }, ["question", "tea"])).toMatchObject({ answer: "ہاں" });
});

it("has the company's lists from the original where it has another number of phones", () => {
  const phones = [{ label: "Office", e164: "+1" }];
  const read2 = (now: object[]) =>
    read({ name: "Dar", phones: now }, { name: "درسگاہ", phones: [{ label: "دفتر" }] }, ["company", "company"]);
  expect(read2(phones)).toEqual({ name: "درسگاہ", phones: [{ label: "دفتر", e164: "+1" }] });
});
