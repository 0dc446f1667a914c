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
import { operator } from "#server/services/actor.ts";
import { courseDocuments } from "#server/services/catalogue/course-documents.ts";
import { refusalOf } from "#server/services/catalogue/issues.ts";
import { type Input, type Intent, validateInputs } from "#server/services/catalogue/validate-inputs.ts";
import { checkDocuments, type PublishDeps, publishDocuments } from "#server/services/content/publish.ts";
import type { ContentDocument } from "#shared/rules/assemble-content.ts";
import { captionsKey, lectureSource } from "#shared/rules/lecture-source.ts";

export interface CatalogueDeps extends PublishDeps {
  storage: FileStorage;
  log: Log;
}

/**
 * Writes inputs, all or none, in one transaction, and answers the entries as they are now. Courses and outlines are
 * published as documents in it. Throws `invalid` with everything that is wrong with them. `onlyCheck` validates and
 * writes nothing.
 */
export async function writeInputs(
  deps: CatalogueDeps,
  inputs: Input[],
  { intent, onlyCheck = false }: { intent: Intent; onlyCheck?: boolean },
): Promise<Catalogue> {
  const { database, announce, messages } = deps;
  const stored = await storedAmong(deps.storage, inputs);
  const validate = (catalogue: Catalogue) => {
    const { issues, entries } = validateInputs(catalogue, inputs, intent, (key) => stored.has(key));
    if (issues.length > 0) throw refusalOf(issues);
    return entries;
  };
  const entries = validate(await readCatalogue(database));
  const enter = (published: ContentDocument[]) => courseDocuments(published, entries, messages.newCourse);
  const hasCourses = entries.courses.length + entries.outlines.length > 0;
  if (onlyCheck) {
    if (hasCourses) await checkDocuments(deps, enter);
    return entries;
  }
  let written = entries;
  let unused: Catalogue["lectures"] = [];
  const before = async (transaction: Database) => {
    await lockCatalogue(transaction);
    const catalogue = await readCatalogue(transaction);
    written = validate(catalogue);
    const urls = new Map(written.lectures.map((lecture) => [lecture.id, lecture.url]));
    unused = catalogue.lectures.filter(({ id, url }) => (urls.get(id) ?? url) !== url);
  };
  const after = async (transaction: Database) =>
    await writeCatalogue(transaction, { ...written, courses: [], outlines: [] });
  if (hasCourses) await publishDocuments(deps, operator, enter, { before, after });
  else
    await database.transaction(async (transaction) => {
      await before(transaction);
      await after(transaction);
      await announce(transaction);
    });
  await removeUnusedFiles(deps, unused);
  return written;
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
  { database, storage, log }: Pick<CatalogueDeps, "database" | "storage" | "log">,
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
