import { describe, expect, it } from "vitest";
import { checkWords, type WordLine } from "./check-words.ts";
import { type ProgramText, saidAt } from "./program-texts.ts";
import { openWordSources } from "./word-sources.ts";

const path = "domains/work/words.ar.ts";
const source = `import { limits } from "#domains/work/contract.ts";
const page = "[الصفحة](/work)";
const forms = { zero: "صفر", one: "واحد", two: "اثنان", few: "{count} قليل", many: "{count} كثير", other: "{count} آخر" };
const counted = (text: (some: string) => string) => ({
  ...{ zero: text(forms.zero), one: text(forms.one), two: text(forms.two) },
  ...{ few: text(forms.few), many: text(forms.many), other: text(forms.other) },
});

export const words = {
  title: "مرحبًا يا {name}",
  note: " مع مسافة ",
  page: \`اقرأ \${page}.\`,
  most: \`حتى \${limits.most} نصًا\`,
  save: page,
  forms,
  told: counted((some) => \`أُرسل إلى \${some}\`),
  spread: { ...forms },
};
`;
const files: Record<string, string> = {
  [path]: source,
  "domains/work/contract.ts": "export const limits = { most: 40 };\n",
};
const open = openWordSources((file) => files[file] ?? "");

function text(place: string, english: string, translation: string, form: ProgramText["form"] = null): ProgramText {
  const names = ["words", ...place.split(".")];
  const more = { domain: "work", about: "", also: [], form, path, place: names, said: saidAt(open, path, names) };
  return { key: `work:words.${place}`, english, translation, ...more };
}

const everyForm = ["zero", "one", "two", "few", "many", "other"] as const;
const says = ["صفر", "واحد", "اثنان", "{count} قليل", "{count} كثير", "{count} آخر"];
const count = (place: string, before = "") =>
  everyForm.map((form, at) =>
    text(`${place}.${form}`, form === "one" ? "one" : "{count} of them", before + says[at], form),
  );

const texts = [
  text("title", "Hello {name}", "مرحبًا يا {name}"),
  text("note", " with a space ", " مع مسافة "),
  text("page", "Read [the page](/work).", "اقرأ [الصفحة](/work)."),
  text("most", "At most 40 texts", "حتى 40 نصًا"),
  text("save", "[Page](/work)", "[الصفحة](/work)"),
  ...count("told", "أُرسل إلى "),
];

const line = (key: string, translation: string, more: Partial<WordLine> = {}): WordLine => ({
  where: "words.work.ar.csv, line 2",
  key: `work:words.${key}`,
  translation,
  ...more,
});

const check = (...lines: WordLine[]) => checkWords({ open, locale: "ar", texts }, lines);
const faultsOf = (...lines: WordLine[]) => [...check(...lines).faults.values()];
const written = (...lines: WordLine[]) => check(...lines).sources.get(path);

const tick = "`";
/** What a template takes from elsewhere, as its source says it. */
const taken = (name: string) => `\${${name}}`;

/** A count's lines as they are, with one form changed. */
const countLines = (changed: Record<string, string>) =>
  everyForm.map((form, at) => line(`told.${form}`, changed[form] ?? `أُرسل إلى ${says[at]}`));

describe("a line of a translator's file is refused", () => {
  it.each([
    ["names no text", line("gone", "ذهب"), "There is no such text: it may have been removed since."],
    ["loses a fact", line("title", "مرحبًا"), "The fact {name} of the original is missing."],
    ["has a fact too many", line("title", "{name} {more}"), "The original has no fact {more}."],
    ["leaves a brace open", line("title", "مرحبًا {name"), "A brace is opened and not closed: “{name”."],
    ["loses a link", line("page", "اقرأ."), "The link /work of the original is missing."],
    ["is far too long", line("note", "ك".repeat(90)), expect.stringContaining("It has 92 characters, the original 12")],
    [
      "loses a number that the program knows",
      line("most", "نصوص قليلة"),
      "The program puts in “40”: the text must keep it.",
    ],
    [
      "was translated from an English that has changed",
      line("note", "كتابة", { english: "another" }),
      "The English has changed since the export; it says now: “with a space”. Please translate that.",
    ],
  ])("that %s", (_, wrong, fault) => {
    expect(faultsOf(wrong)).toEqual([fault]);
    expect(check(wrong, line("save", "[ص](/work)")).sources.size).toBe(0);
  });

  it("that is there twice", () => {
    expect(faultsOf(line("title", "يا {name}"), line("title", "يا {name}!"))).toEqual(["This text is there twice."]);
  });

  it("that is a form which the language has not, or lacks one that it has", () => {
    expect(faultsOf(line("told.several", "عدة"))).toEqual([
      "Arabic has no form “several” of a count: it has zero, one, two, few, many, other.",
    ]);
    expect(faultsOf(...countLines({}).slice(1))).toEqual([
      "This count lacks a text for “zero”: Arabic has zero, one, two, few, many, other.",
    ]);
    expect(faultsOf(...countLines({ few: " " }))).toEqual([expect.stringContaining("lacks a text for “few”")]);
  });

  it("whose form for any number names no number", () => {
    expect(faultsOf(...countLines({ other: "كلهم" }))).toEqual([
      "The fact {count} of the original is missing: this is the form for any number.",
    ]);
  });
});

describe("what a translator has changed", () => {
  it("is written in its place; what is empty, or as it was, changes nothing", () => {
    expect(written(line("title", 'قل "{name}"'))).toBe(source.replace('"مرحبًا يا {name}"', `'قل "{name}"'`));
    expect(check(line("title", ""), line("note", "مع مسافة")).changes).toEqual([]);
  });

  it("keeps the spaces around it, and what it takes from another text or from the program", () => {
    expect(written(line("note", "بمسافة"))).toContain('note: " بمسافة "');
    expect(written(line("page", "[الصفحة](/work)، `هنا`"))).toContain(
      `page: ${tick}${taken("page")}، \\${tick}هنا\\${tick}${tick}`,
    );
    expect(written(line("page", "[هنا](/work)"))).toContain('page: "[هنا](/work)"');
    expect(written(line("most", "40 نصًا من 400"))).toContain(`most: ${tick}${taken("limits.most")} نصًا من 400${tick}`);
  });

  it("changes what is made of it, and says so", () => {
    const { alsoChanged, sources } = check(line("save", "[صفحة](/work)"));
    expect(sources.get(path)).toContain('const page = "[صفحة](/work)"');
    expect(alsoChanged).toEqual(["work:words.page"]);
  });

  it("stands beside what a function makes of a count", () => {
    expect(written(...countLines({ few: "{count} وصلتهم", two: "اثنان" }))).toContain(
      `told: { ...counted((some) => ${tick}أُرسل إلى ${taken("some")}${tick}), "two": "اثنان", "few": "{count} وصلتهم" }`,
    );
  });

  it("is refused where two texts of the program are one, and only one of them changes", () => {
    const two = [text("forms.few", "{count} a", "{count} قليل"), text("spread.few", "{count} b", "{count} قليل")];
    const only = checkWords({ open, locale: "ar", texts: two }, [line("forms.few", "{count} بعض")]);
    expect([...only.faults.values()]).toEqual([
      "The program has one text for this and work:words.spread.few: change both alike, or ask a developer to part them.",
    ]);
    const both = [line("forms.few", "{count} بعض"), line("spread.few", "{count} بعض")];
    expect(checkWords({ open, locale: "ar", texts: two }, both).sources.get(path)).toContain(
      'few: "{count} بعض", many',
    );
  });
});
