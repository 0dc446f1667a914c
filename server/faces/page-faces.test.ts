import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { threadFile } from "#server/config/paths.ts";
import { createPageFaces } from "./page-faces.ts";

const faces = createPageFaces(threadFile("cut-faces"));
const page = (lang: string, title: string) =>
  `<html lang="${lang}" dir="rtl"><head><title>x</title></head><body><main><h1>${title}</h1></main></body></html>`;

const addressesIn = (html: string) => Array.from(html.matchAll(/url\("([^"]+)"\)/g), ([, address = ""]) => address);

test("a page in Urdu names the face of its own headings, and the one of all Urdu for what comes later", async () => {
  const [own = "", all = "", ...others] = addressesIn(faces.dress(page("ur", "ہنر سیکھیں"), true));
  expect(others).toEqual([]);
  const [small, large] = [await faces.find(own), await faces.find(all)];
  expect(small?.toString("latin1", 0, 4)).toBe("wOF2");
  expect(large?.toString("latin1", 0, 4)).toBe("wOF2");
  expect(small?.length).toBeLessThan(10 * 1024);
});

test("the demo's pages in Urdu need at most 40 KB of Nastaliq for all that stands in their documents' titles", async () => {
  const documents = globSync("content/demo/ur/{page/home,page/courses,page/demo,course/*}.json");
  expect(documents.length).toBeGreaterThan(4);
  for (const file of documents) {
    const titles = titlesIn(JSON.parse(readFileSync(file, "utf8")));
    expect(titles.length, file).toBeGreaterThan(3);
    const [own = ""] = addressesIn(faces.dress(page("ur", titles.join("</h1><h1>")), true));
    expect((await faces.find(own))?.length, file).toBeLessThan(40 * 1024);
  }
});

/** The titles in a document, wherever they stand. */
function titlesIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return name === "title" ? [value.replaceAll("<", "")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => titlesIn(part, Array.isArray(value) ? name : key));
}

test("pages with the same headings share a face, others have another", () => {
  const [one] = addressesIn(faces.dress(page("ur", "کورس"), true));
  expect(addressesIn(faces.dress(page("ur", "کورس"), true))[0]).toBe(one);
  expect(addressesIn(faces.dress(page("ur", "کورسز"), true))[0]).not.toBe(one);
});

test("what a visitor or a search brings in chooses no face", () => {
  const [first, second] = ["الف", "بے"].map((title) => addressesIn(faces.dress(page("ur", title), false)));
  expect(first).toEqual(second);
});

test("pages in other languages stay as they are, to the byte", () => {
  for (const lang of ["en", "ar"]) expect(faces.dress(page(lang, "کورس"), true)).toBe(page(lang, "کورس"));
});

test("a face that no page has is not there", async () => {
  expect(await faces.find("/faces/0123456789abcdef.woff2")).toBeNull();
  expect(await faces.find("/faces/")).toBeNull();
});

test("many ask for a face, and it is cut once", async () => {
  const [path = ""] = addressesIn(faces.dress(page("ur", "ایک ساتھ"), true));
  const found = await Promise.all([faces.find(path), faces.find(path), faces.find(path)]);
  expect(new Set(found).size).toBe(1);
});

test("quotations are in Nastaliq only while few words need it", () => {
  const quoting = (words: number) =>
    faces.dress(page("ur", `سرخی</h1><blockquote>${wordsOf(words)}</blockquote><h1>`), true);
  const [short, long] = [quoting(100), quoting(300)];
  expect(short).not.toContain("--quotation");
  expect(long).toContain("--quotation:var(--font-text)");
  expect(addressesIn(long)[0]).toBe(addressesIn(faces.dress(page("ur", "سرخی"), true))[0]);
});

/** So many words, each another. */
function wordsOf(count: number): string {
  const letters = [..."بتثجحخدرزسشصضط"];
  return Array.from(
    { length: count },
    (_, at) => `${letters[at % 14]}${letters[Math.floor(at / 14) % 14]}${letters[Math.floor(at / 196)]}`,
  ).join(" ");
}
