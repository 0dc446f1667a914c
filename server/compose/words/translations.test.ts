import { describe, expect, it } from "vitest";
import { latinWords, wordsOnly } from "../../../tests/support/latin-words.ts";
import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import { messagesIn } from "./messages.ts";
import { urdu } from "./urdu.ts";

/** Each text of a tree by its path: "batches.batchesPage.card.left.one". */
function textsIn(tree: unknown, path = ""): [string, string][] {
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, one]) => textsIn(one, path ? `${path}.${name}` : name));
}

const factsOf = (text: string) => Array.from(text.matchAll(/\{[\w.-]+\}/g), ([fact]) => fact).toSorted();
/** Names for the program, addresses and file names: never translated; nor is what is said in Roman Urdu. */
const named =
  /\.(?:href|path|id|lang|dir|fileName|credentialFile|findKeys)$|^assistant\.assistantAnswers\..*\.(?:about|otherwise)$|\.ur-Latn\./;
/** Questions that the assistant learns from: each language has its own, as many as it needs, some in Latin letters. */
const learnt = /\.(?:phrasings|branchPhrasings|refused)\.\d+(?:\.|$)/;
const plural = /\.(?:zero|one|two|few|many|other)$/;
/** The words that visitors type into the search: as many as a language has, Roman Urdu and English among them. */
const isTyped = (path: string) =>
  /^search\.(?:searchPage\.)?(?:fillers|synonyms|beside|texts\.\w+\.(?:keywords|names))(?:\.|$)/.test(path);

/** The words of small numbers: Urdu has one for each below a hundred. */
const isNumber = (path: string) => /\.numbers\.small\.\d+$/.test(path);

describe.each(Object.entries({ urdu, arabic }))("the words in %s", (_, translated) => {
  const files = Object.keys(translated).filter((name): name is keyof typeof english => name !== "language");
  const inEnglish = new Map(files.flatMap((file) => textsIn(english[file], file)));
  const own = new Map(files.flatMap((file) => textsIn((translated as Partial<typeof english>)[file], file)));
  const texts = [...own].filter(([path]) => !learnt.test(path));

  it("keep each fact that the English text names", () => {
    // A text for one, two or none may say the count as a word; that of months, or of thousands, is named after them.
    const missing = texts.filter(([path, text]) => {
      const original = inEnglish.get(path) ?? inEnglish.get(path.replace(plural, ".other"));
      const countless = (facts: string[]) =>
        plural.test(path) ? facts.filter((one) => !/^\{(?:count|months|times)\}$/.test(one)) : facts;
      return String(countless(factsOf(text))) !== String(countless(factsOf(original ?? "")));
    });
    expect(missing).toEqual([]);
  });

  it("lead where the English words lead", () => {
    // The names of content's fields are words, whatever the field holds.
    const isAddress = (path: string) => /\.(?:href|path|id)$/.test(path) && !path.startsWith("contentFields.");
    const addresses = [...inEnglish].filter(([path]) => isAddress(path));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.map(([path]) => [path, own.get(path)])).toEqual(addresses);
  });

  it("say the count wherever English does, in the general form", () => {
    const general = texts.filter(([path]) => path.endsWith(".other"));
    const silent = general.filter(
      ([path, text]) => inEnglish.get(path)?.includes("{count}") && !text.includes("{count}"),
    );
    expect(silent).toEqual([]);
  });

  it("are no English", () => {
    const said = texts.filter(([path]) => !named.test(path) && !isTyped(path));
    expect(said.filter(([, text]) => latinWords(text).length > 0)).toEqual([]);
    const same = said.filter(([path, text]) => /[a-z]{3}/.test(wordsOnly(text)) && inEnglish.get(path) === text);
    expect(same).toEqual([]);
  });
});

it("has six forms for a count in Arabic", () => {
  const counts = textsIn(arabic).filter(([path, text]) => path.endsWith(".other") && text.includes("{count}"));
  const paths = new Set(textsIn(arabic).map(([path]) => path));
  const forms = ["zero", "two", "few", "many"];
  const poor = counts.filter(([path]) => forms.some((form) => !paths.has(path.replace(/other$/, form))));
  expect(poor.map(([path]) => path)).toEqual([]);
});

it("puts each language's words in the same places", () => {
  const placesOf = (tree: object) =>
    textsIn(tree).flatMap(([path]) =>
      learnt.test(path) || isTyped(path) || isNumber(path) ? [] : path.replace(plural, ".count"),
    );
  const places = new Set(placesOf(messagesIn.en));
  expect(
    [...new Set([...placesOf(messagesIn.ur), ...placesOf(messagesIn.ar)])].filter((one) => !places.has(one)),
  ).toEqual([]);
});
