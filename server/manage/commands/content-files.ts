import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { exportDocuments, importDocuments } from "#domains/content/server/exchange.ts";
import { readSeed } from "#domains/content/server/seed.ts";
import { type Command, UsageError } from "#server/manage/command.ts";
import { ask } from "#server/manage/manage-client.ts";
import { locales, siteLocale } from "#shared/formats/formats.ts";

type Exported = Awaited<ReturnType<typeof exportDocuments>>;
type Imported = Awaited<ReturnType<typeof importDocuments>>;

/** Writes every published document as a file. */
export const exportContent: Command = {
  name: "content export",
  about: "Writes every document that visitors see as a JSON file: <folder>/<language>/<kind>/<id>.json.",
  words: ["<folder>"],
  options: {},
  example: "content export my-institute",
  async run(client, { words, folder }) {
    const target = resolve(folder, words[0] ?? "");
    await emptyExport(target);
    const { revised, documents } = await ask<Exported>(client, "GET", "/content/documents");
    for (const { locale, kind, id, document } of documents) {
      const place = join(target, locale, kind);
      await mkdir(place, { recursive: true });
      await writeFile(join(place, `${id}.json`), `${JSON.stringify(document, null, 2)}\n`);
    }
    const translations = locales.filter((one) => one !== siteLocale && documents.some(({ locale }) => locale === one));
    await writeFile(join(target, "seed.json"), `${JSON.stringify({ revised, translations }, null, 2)}\n`);
    const answer = { folder: target, documents: documents.length };
    return { answer, text: `Wrote ${documents.length} documents to ${target}.` };
  },
};

/** Makes room for an export: in a new folder, an empty one, or one that holds an earlier export. */
async function emptyExport(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const isExport = existsSync(join(target, "seed.json"));
  if (isExport) for (const locale of locales) await rm(join(target, locale), { recursive: true, force: true });
  else if ((await readdir(target)).length > 0)
    throw new UsageError(`${target} holds other files: name a new folder, or one of an earlier export.`);
}

/** Drafts documents from the files of a folder, all or none. */
export const importContent: Command = {
  name: "content import",
  about: "Saves the files of a folder, laid out as content export does, as drafts: all of them, or none.",
  words: ["<folder>"],
  options: {
    replace: { about: "withdraws every document that is not in the folder, for another institute" },
    check: { about: "says what is wrong with the site that they make, and changes nothing" },
  },
  example: "content import my-institute --check",
  async run(client, { words, switches, folder }) {
    const documents = readFolder(resolve(folder, words[0] ?? ""));
    const options = { replace: switches.has("replace"), check: switches.has("check") };
    const answer = await ask<Imported>(client, "POST", "/content/documents", { documents, ...options });
    const { length } = answer.documents;
    const what = length === 1 ? "1 document" : `${length} documents`;
    const text = options.check
      ? `All is well: ${what} would change. Nothing was changed.`
      : `Saved drafts of ${what}. call publish shows them to visitors.`;
    return { answer, text };
  },
};

/** The documents of a folder. Throws a `UsageError` if it is not laid out as an export, or not readable. */
function readFolder(source: string) {
  if (!existsSync(join(source, "seed.json")))
    throw new UsageError(`${source} holds no seed.json: it is not laid out as content export does.`);
  try {
    return readSeed(source).documents;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
