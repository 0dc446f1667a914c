import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { type Catalogue, lockCatalogue, readCatalogue, writeCatalogue } from "#server/db/queries/catalogue.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { refusalOf } from "#server/services/catalogue/issues.ts";
import { removeUnusedFiles } from "#server/services/catalogue/remove-unused-files.ts";
import { type Input, type Intent, validateInputs } from "#server/services/catalogue/validate-inputs.ts";
import { lectureSource } from "#shared/rules/lecture-source.ts";
import type { ContentChanges } from "../content/content-changes.ts";

export interface CatalogueDeps {
  database: Database;
  storage: FileStorage;
  /** Has everybody drop what they keep of the catalogue, once the transaction is committed. */
  announce: ContentChanges["announce"];
  log: Log;
}

/**
 * Writes drafts, all or none, in one transaction, and answers the entries as they now are. Throws `invalid` with
 * everything that is wrong with them. `onlyCheck` judges and writes nothing.
 */
export async function writeInputs(
  { database, storage, announce, log }: CatalogueDeps,
  inputs: Input[],
  { intent, onlyCheck = false }: { intent: Intent; onlyCheck?: boolean },
): Promise<Catalogue> {
  const stored = await storedAmong(storage, inputs);
  const { entries, unused } = await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const catalogue = await readCatalogue(transaction);
    const validated = validateInputs(catalogue, inputs, intent, (key) => stored.has(key));
    if (validated.issues.length > 0) throw refusalOf(validated.issues);
    if (onlyCheck) return { entries: validated.entries, unused: [] };
    await writeCatalogue(transaction, validated.entries);
    await announce(transaction);
    const written = new Map(validated.entries.lectures.map((lecture) => [lecture.id, lecture.url]));
    return {
      entries: validated.entries,
      unused: catalogue.lectures.filter(({ id, url }) => (written.get(id) ?? url) !== url),
    };
  });
  await removeUnusedFiles({ database, storage, log }, unused);
  return entries;
}

/** The keys among the drafts' own files that are really there. */
async function storedAmong(storage: FileStorage, inputs: Input[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const { kind, fields } of inputs) {
    const source = kind === "lectures" ? lectureSource(String(fields.url ?? "")) : null;
    if (source?.kind !== "file" || stored.has(source.key)) continue;
    if (await storage.describe(source.key)) stored.add(source.key);
  }
  return stored;
}
