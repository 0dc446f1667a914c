import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { type CatalogueKind, catalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import { type Command, UsageError } from "#server/manage/command.ts";
import { counted } from "#server/manage/entry-fields.ts";
import { ask } from "#server/manage/manage-client.ts";
import { readCatalogueFile } from "#server/manage/read-catalogue-file.ts";

/** Imports courses, outlines, batches and lectures from files, all or none. */
export const importFiles: Command = {
  name: "import",
  about:
    "Imports courses, outlines, batches and lectures from JSON or CSV files: all of it, or nothing. A course becomes a document.",
  words: ["<file…>"],
  options: {
    as: {
      value: "<kind>",
      about: "what CSV files hold, where their names do not begin with it: courses, outlines, batches or lectures",
    },
    update: { about: "changes entries that are there already, in the fields the files name" },
    check: { about: "says what is wrong with the files and changes nothing" },
  },
  example: "import courses.csv batches.csv --check",
  async run(client, { words, texts, switches, folder }) {
    const kind = kindNamed(texts.as);
    const inputs = [];
    for (const file of words) {
      const bytes = await readFile(resolve(folder, file));
      inputs.push(...readCatalogueFile({ name: basename(file), bytes, kind }));
    }
    const check = switches.has("check");
    const options = { update: switches.has("update"), check };
    const answer = await ask<Record<CatalogueKind, number>>(client, "POST", "/catalogue", { inputs, ...options });
    const found = catalogueKind.options.filter((one) => answer[one] > 0).map((one) => counted(one, answer[one]));
    const what = found.join(", ") || "nothing";
    return { answer, text: check ? `All is well with ${what}. Nothing was changed.` : `Imported ${what}.` };
  },
};

function kindNamed(name: string | undefined): CatalogueKind | undefined {
  if (name === undefined) return undefined;
  const kind = catalogueKind.safeParse(name);
  if (!kind.success) throw new UsageError(`--as takes ${catalogueKind.options.join(", ")}; not ${name}.`);
  return kind.data;
}

/** Prints the whole catalogue as a file that can be imported again. */
export const exportCatalogue: Command = {
  name: "export",
  about: "Prints all courses, outlines, batches and lectures as JSON that import reads; no Secret ID is in it.",
  words: [],
  options: {},
  example: "export > catalogue.json",
  async run(client) {
    const answer = await ask(client, "GET", "/catalogue");
    return { answer, text: JSON.stringify(answer, null, 2) };
  },
};
