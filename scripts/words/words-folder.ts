import { asTyped, csvOf } from "#server/csv-of.ts";
import { rowsOf, textOf } from "#server/manage/read-catalogue-file.ts";
import type { WordLine } from "./check-words.ts";
import type { ProgramText, TranslatedLocale } from "./program-texts.ts";

/** The columns of a translator's file. Those beside the first three are for the translator alone. */
const fileColumns = ["key", "english", "translation", "where seen", "picture", "note"] as const;

/** The name of the file of a subject: "words.money.ur.csv". */
const fileOf = (domain: string, locale: TranslatedLocale) => `words.${domain}.${locale}.csv`;

const namePattern = /^words\.[a-z-]+\.([a-z]+)\.csv$/;

/** Whether a file of a folder is one of the program's words in a language. */
export const isWordsFile = (name: string, locale: TranslatedLocale): boolean => namePattern.exec(name)?.[1] === locale;

/** The program's texts as tables, one for each subject, by the names of their files. */
export async function wordsFiles(texts: ProgramText[], locale: TranslatedLocale): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [domain, own] of Map.groupBy(texts, (text) => text.domain)) {
    const rows = own.map((text) => {
      const { key, english, translation, about, also } = text;
      const seen = [about, also.length > 0 ? `Also: ${also.join(", ")}.` : ""].filter(Boolean).join(" ");
      return { key, english, translation, "where seen": seen, picture: "", note: noteOn(text, locale) };
    });
    files.set(fileOf(domain, locale), await csvOf(fileColumns, rows));
  }
  return files;
}

/** The lines of a translator's file. Throws a `UsageError` or a `Refusal` for a table that cannot be read. */
export function wordLines(name: string, bytes: Uint8Array): WordLine[] {
  return rowsOf(name, textOf(name, bytes), [...fileColumns]).map(({ line, cells }) => ({
    where: `${name}, line ${line}`,
    key: cells.key?.trim() ?? "",
    ...(cells.english && { english: asTyped(cells.english) }),
    ...(cells.translation && { translation: asTyped(cells.translation) }),
  }));
}

/** What a translator has to know of a text. */
function noteOn({ form, said, english }: ProgramText, locale: TranslatedLocale): string {
  if (!said) return "In the program's code, put together from other texts: nothing to translate here.";
  if (form) return countsNote(form, locale);
  return english === "" ? "English has no such text." : "";
}

/** The form of a count, with some of the numbers that take it. */
function countsNote(form: Intl.LDMLPluralRule, locale: TranslatedLocale): string {
  const rules = new Intl.PluralRules(locale);
  const counts = Array.from({ length: 120 }, (_, count) => count).filter((count) => rules.select(count) === form);
  return `For a count: “${form}”, as of ${counts.slice(0, 3).join(", ")}.`;
}
