import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type {
  exportTranslation as exportTexts,
  importTranslation as importTexts,
} from "#domains/content/server/translators-folder.ts";
import { asTyped, csvOf } from "#server/csv-of.ts";
import { type Command, columns, UsageError } from "#server/manage/command.ts";
import { ask } from "#server/manage/manage-client.ts";
import { rowsOf, textOf } from "#server/manage/read-catalogue-file.ts";
import { type Locale, locales, siteLocale } from "#shared/formats/formats.ts";

type Exported = Awaited<ReturnType<typeof exportTexts>>;
type Imported = Awaited<ReturnType<typeof importTexts>>;

/** The columns of a translator's file. Those beside the first three are for the translator alone. */
const fileColumns = ["key", "english", "translation", "state", "english before", "seen at"] as const;

const languages = locales.filter((one) => one !== siteLocale);

/** Writes the texts of all documents for a translator. */
export const exportTranslation: Command = {
  name: "translation export",
  about: "Writes every text of the documents beside its translation as a table: <folder>/documents.<language>.csv.",
  words: ["<folder>", "<language>"],
  options: { unfinished: { about: "only the texts that are missing, or whose English has changed since" } },
  example: "translation export for-the-translator ur",
  async run(client, { words, switches, folder }) {
    const locale = languageIn(words[1]);
    const target = resolve(folder, words[0] ?? "");
    const texts = await ask<Exported>(client, "GET", `/content/translations/${locale}`);
    const rows = texts.map(({ key, english, translation, was, seen }) => ({
      ...{ key, english, translation, state: stateOf(translation, was) },
      ...{ "english before": was ?? "", "seen at": seen ?? "" },
    }));
    const wanted = switches.has("unfinished") ? rows.filter(({ state }) => state !== "") : rows;
    await mkdir(target, { recursive: true });
    const file = join(target, fileOf(locale));
    await writeFile(file, await csvOf(fileColumns, wanted));
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const answer = { file, texts: wanted.length, missing: count("missing"), changed: count("changed") };
    const text = `Wrote ${answer.texts} texts to ${file}: ${answer.missing} are missing, ${answer.changed} are older than their English.`;
    return { answer, text };
  },
};

const stateOf = (translation: string, was: string | null) => {
  if (translation === "") return "missing";
  return was === null ? "" : "changed";
};

const fileOf = (locale: Locale) => `documents.${locale}.csv`;

/** Throws a `UsageError` for a language that nothing is translated into. */
function languageIn(word: string | undefined): Locale {
  const found = languages.find((one) => one === word);
  if (!found) throw new UsageError(`There is no translation into ${word ?? "it"}: name ${languages.join(" or ")}.`);
  return found;
}

/** Drafts the documents whose translations a translator has changed. */
export const importTranslation: Command = {
  name: "translation import",
  about: "Saves the translations of <folder>/documents.<language>.csv as drafts: all of them, or none.",
  words: ["<folder>", "<language>"],
  options: { check: { about: "says which lines are wrong and which documents would change, and changes nothing" } },
  example: "translation import for-the-translator ur --check",
  async run(client, { words, switches, folder }) {
    const locale = languageIn(words[1]);
    const file = join(resolve(folder, words[0] ?? ""), fileOf(locale));
    if (!existsSync(file)) throw new UsageError(`${file} is not there: translation export writes it.`);
    const name = fileOf(locale);
    const lines = rowsOf(name, textOf(name, await readFile(file)), [...fileColumns]).map(({ line, cells }) => ({
      where: `${name}, line ${line}`,
      key: cells.key?.trim() ?? "",
      ...(cells.english && { english: asTyped(cells.english) }),
      ...(cells.translation && { translation: asTyped(cells.translation) }),
    }));
    const check = switches.has("check");
    const answer = await ask<Imported>(client, "POST", `/content/translations/${locale}`, { lines, check });
    return { answer, text: told(answer, check) };
  },
};

function told({ documents }: Imported, isCheck: boolean): string {
  if (documents.length === 0) return "Every text is there already. Nothing was changed.";
  const list = columns(
    documents.map(({ kind, id, texts }) => [`  ${kind}/${id}`, texts === 1 ? "1 text" : `${texts} texts`]),
  );
  const end = isCheck
    ? "All is well. Nothing was changed."
    : "They are drafts. call publish shows them to visitors, and the office shows each beside its original.";
  return `${list}\n${end}`;
}
