import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkWords, type WordLine } from "./check-words.ts";
import { type ProgramText, programTexts, type TranslatedLocale } from "./program-texts.ts";
import { rewritten } from "./rewrite-words.ts";
import { openWordSources } from "./word-sources.ts";
import { isWordsFile, wordLines, wordsFiles } from "./words-folder.ts";

const read = (path: string) => readFileSync(path, "utf8");
const open = openWordSources(read);

/** The lines of every file that an export writes, as an import reads them. */
async function exported(texts: ProgramText[], locale: TranslatedLocale): Promise<WordLine[]> {
  const files = await wordsFiles(texts, locale);
  return [...files].flatMap(([name, table]) => wordLines(name, Buffer.from(table)));
}

describe.each(["ur", "ar"] as const)("the program's words in %s, in a translator's folder", (locale) => {
  const texts = programTexts(open, locale);

  it("are there for every subject, each text under a key of its own", async () => {
    const names = [...(await wordsFiles(texts, locale)).keys()];
    expect(names).toContain(`words.money.${locale}.csv`);
    expect(names).toContain(`words.program.${locale}.csv`);
    expect(names.every((name) => isWordsFile(name, locale))).toBe(true);
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  });

  it("come back as they went: no line is wrong, and no file changes", async () => {
    const lines = await exported(texts, locale);
    expect(lines.length).toBe(texts.length);
    const { faults, changes, sources } = checkWords({ open, locale, texts }, lines);
    expect([[...faults], changes, [...sources]]).toEqual([[], [], []]);
  });

  it("are written as the sources have them, byte for byte", () => {
    const written = texts.filter(({ said }) => said && said.node.type !== "CallExpression");
    const sources = rewritten(
      open,
      written.map((text) => ({ text, given: text.translation })),
    );
    expect(sources.size).toBeGreaterThan(40);
    for (const [path, source] of sources) expect(source, path).toBe(read(path));
  });

  it("say what a translator has changed, every one of them", async () => {
    const known = new Map(texts.map((text) => [text.key, text]));
    const lines = (await exported(texts, locale)).map((line) => {
      return known.get(line.key)?.said ? { ...line, translation: `${line.translation?.trim()} ~` } : line;
    });
    const { faults, changes, sources, alsoChanged } = checkWords({ open, locale, texts }, lines);
    expect([...faults]).toEqual([]);
    expect(changes.length).toBe(texts.filter(({ said }) => said).length);
    const again = programTexts(
      openWordSources((path) => sources.get(path) ?? read(path)),
      locale,
    );
    expect(again.map(({ key }) => key)).toEqual(texts.map(({ key }) => key));
    expect(alsoChanged).toEqual([]);
  });
});

it("tells the numbers that a form of a count is for, and where a text is seen", async () => {
  const lines = (await wordsFiles(programTexts(open, "ar"), "ar")).get("words.quizzes.ar.csv") ?? "";
  expect(lines).toContain(
    'quizzes:officeQuizWords.points.few,{count} points,{count} درجات,"Quizzes of a batch: the list, the editor, the results.',
  );
  expect(lines).toContain("For a count: “few”, as of 3, 4, 5.");
});
