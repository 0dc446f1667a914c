import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import {
  type Catalogue,
  findLecturesShowing,
  lockCatalogue,
  readCatalogue,
  writeCatalogue,
} from "#server/db/queries/catalogue.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { refusalOf } from "#server/services/catalogue/issues.ts";
import { type Input, type Intent, validateInputs } from "#server/services/catalogue/validate-inputs.ts";
import type { ContentChanges } from "#server/services/content/content-changes.ts";
import { captionsKey, lectureSource } from "#shared/rules/lecture-source.ts";

export interface CatalogueDeps {
  database: Database;
  storage: FileStorage;
  /** Makes every process drop what it has memoized of the catalogue, once the transaction is committed. */
  announce: ContentChanges["announce"];
  log: Log;
}

/**
 * Writes inputs, all or none, in one transaction, and answers the entries as they are now. Throws `invalid` with
 * everything that is wrong with them. `onlyCheck` validates and writes nothing.
 */
export async function writeInputs(
  deps: CatalogueDeps,
  inputs: Input[],
  { intent, onlyCheck = false }: { intent: Intent; onlyCheck?: boolean },
): Promise<Catalogue> {
  const { database, storage, announce } = deps;
  const stored = await storedAmong(storage, inputs);
  const { entries, unused } = await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    const catalogue = await readCatalogue(transaction);
    const { issues, entries } = validateInputs(catalogue, inputs, intent, (key) => stored.has(key));
    if (issues.length > 0) throw refusalOf(issues);
    if (onlyCheck) return { entries, unused: [] };
    await writeCatalogue(transaction, entries);
    await announce(transaction);
    const written = new Map(entries.lectures.map((lecture) => [lecture.id, lecture.url]));
    return { entries, unused: catalogue.lectures.filter(({ id, url }) => (written.get(id) ?? url) !== url) };
  });
  await removeUnusedFiles(deps, unused);
  return entries;
}

/** The keys of our own files among the inputs that are really there. */
async function storedAmong(storage: FileStorage, inputs: Input[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const { kind, fields } of inputs) {
    const source = kind === "lectures" ? lectureSource(String(fields.url ?? "")) : null;
    if (source?.kind !== "file" || stored.has(source.key)) continue;
    if (await storage.describe(source.key)) stored.add(source.key);
  }
  return stored;
}

/**
 * Removes the videos of these former lectures, and their captions, unless another lecture shows them. To be called after
 * the commit: a video left over does no harm, a missing one does. Never throws.
 */
export async function removeUnusedFiles(
  { database, storage, log }: Omit<CatalogueDeps, "announce">,
  former: { url: string }[],
): Promise<void> {
  for (const { url } of former) {
    const source = lectureSource(url);
    if (source?.kind !== "file") continue;
    const { key } = source;
    try {
      if ((await findLecturesShowing(database, url)).length > 0) continue;
      await storage.remove(key);
      await storage.remove(captionsKey(key));
    } catch (err) {
      log.warn({ err, key }, "an unused lecture file is left over");
    }
  }
}
