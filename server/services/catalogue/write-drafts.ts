import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { type Catalogue, lockCatalogue, readCatalogue, writeCatalogue } from "#server/db/queries/catalogue.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { refusalOf } from "#server/services/catalogue/complaints.ts";
import { type Draft, type Intent, judgeDrafts } from "#server/services/catalogue/judge-drafts.ts";
import { removeUnusedFiles } from "#server/services/catalogue/remove-unused-files.ts";
import type { ContentChanges } from "#server/services/content/content-changes.ts";
import { lectureSource } from "#shared/rules/lecture-source.ts";

export interface CatalogueNeeds {
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
export async function writeDrafts(
  { database, storage, announce, log }: CatalogueNeeds,
  drafts: Draft[],
  { intent, onlyCheck = false }: { intent: Intent; onlyCheck?: boolean },
): Promise<Catalogue> {
  const stored = await storedAmong(storage, drafts);
  const { entries, unused } = await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const catalogue = await readCatalogue(transaction);
    const judged = judgeDrafts(catalogue, drafts, intent, (key) => stored.has(key));
    if (judged.complaints.length > 0) throw refusalOf(judged.complaints);
    if (onlyCheck) return { entries: judged.entries, unused: [] };
    await writeCatalogue(transaction, judged.entries);
    await announce(transaction);
    const written = new Map(judged.entries.lectures.map((lecture) => [lecture.id, lecture.url]));
    return {
      entries: judged.entries,
      unused: catalogue.lectures.filter(({ id, url }) => (written.get(id) ?? url) !== url),
    };
  });
  await removeUnusedFiles({ database, storage, log }, unused);
  return entries;
}

/** The keys among the drafts' own files that are really there. */
async function storedAmong(storage: FileStorage, drafts: Draft[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const { kind, fields } of drafts) {
    const source = kind === "lectures" ? lectureSource(String(fields.url ?? "")) : null;
    if (source?.kind !== "file" || stored.has(source.key)) continue;
    if (await storage.describe(source.key)) stored.add(source.key);
  }
  return stored;
}
