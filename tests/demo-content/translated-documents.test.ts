import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoDocuments, demoSeed } from "#content/demo-site.ts";
import { toldTexts } from "#domains/content/rules/told-texts.ts";
import { translationRows } from "#domains/content/rules/translation-rows.ts";
import { demoFolder } from "#server/config/paths.ts";

/** What a field holds that is no text to read: addresses, keys of the program, words that visitors type. */
const untold =
  /\.(?:href|icon|hue|url|address|e164|display|examplePhone|path|id|kinds|phrasings|spoken|subjects|refused|plans|landingPath|tiling|posterUrl|captionsUrl|captionsLanguage|uploadDate|countryCode|postalCode|timeZone|opens|closes|lang|currency|code|symbol|method|value|teaching\.courses)(?:\.|$)|\.(?:names|parts|searchWords|aliases|asked|synonyms|fillers|beside|queries|examples|brand|tools|skills|technologies)(?:\.|$)/;

function textsIn(tree: unknown, path = ""): [string, string][] {
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, one]) => textsIn(one, `${path}.${name}`));
}

const read = (...path: string[]) => JSON.parse(readFileSync(join(demoFolder(), ...path), "utf8")) as unknown;
const factsOf = (text: string) => Array.from(text.matchAll(/\{[\w.-]+\}/g), ([fact]) => fact).toSorted();
const linksOf = (text: string) => Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, link]) => link).toSorted();
/** A sentence of a page: two words or more of Latin letters beside facts, addresses and names. */
const isProse = (text: string) =>
  /\p{L}{2,}[^\p{L}{]+\p{L}{2,}/u.test(text.replace(/\{[^}]*\}|\]\([^)]*\)|https?:\S+/g, ""));

const languages = ["ur", "ar"].filter((locale) => existsSync(join(demoFolder(), locale)));

describe.each(languages)("the demo institute's documents in %s", (locale) => {
  const files = readdirSync(join(demoFolder(), locale), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(basename(parentPath), name));

  it.each(files)("%s says what the original says, with its facts and links", (file) => {
    const original = new Map(textsIn(read("en", file)));
    const own = new Map(textsIn(read(locale, file)));
    const lists = (path: string) => untold.test(path);
    const told = [...original].filter(([path, text]) => !lists(path) && isProse(text));
    expect(
      told.filter(([path]) => !own.has(path)).map(([path]) => path),
      "missing",
    ).toEqual([]);
    const same = told.filter(([path, text]) => own.get(path) === text && /[a-z]{3} [a-z]{3}/.test(text));
    expect(
      same.map(([path]) => path),
      "not translated",
    ).toEqual([]);
    const unknown = [...own.keys()].filter((path) => !original.has(path) && !lists(path));
    expect(unknown, "no such text in the original").toEqual([]);
    for (const [path, text] of own) {
      if (lists(path)) continue;
      expect(factsOf(text), path).toEqual(factsOf(original.get(path) ?? ""));
      expect(linksOf(text), path).toEqual(linksOf(original.get(path) ?? ""));
    }
  });

  it("are all there, with every text that visitors read", () => {
    const missing = demoDocuments.flatMap(({ kind, id, document: original }) => {
      const key = { kind, id, locale };
      if (toldTexts(key, original).length === 0) return [];
      const own = demoSeed.documents.find((one) => one.kind === kind && one.id === id && one.locale === locale);
      const rows = translationRows(key, original, own ? { document: own.document, original: null } : null);
      return rows.filter(({ translation }) => translation === "").map(({ place }) => `${kind}/${id}: ${place}`);
    });
    expect(missing).toEqual([]);
  });

  it("have a folder and a name that the originals have", () => {
    expect(files.filter((file) => !existsSync(join(demoFolder(), "en", dirname(file), basename(file))))).toEqual([]);
  });
});
