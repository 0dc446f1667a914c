import { type Catalogue, lockCatalogue, readCatalogue, removeEntry } from "#server/db/queries/catalogue.ts";
import { AppError } from "#server/services/app-error.ts";
import { findInCatalogue } from "#server/services/catalogue/find-in-catalogue.ts";
import { removeUnusedFiles } from "#server/services/catalogue/remove-unused-files.ts";
import type { CatalogueDeps } from "#server/services/catalogue/write-inputs.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/** What went with a removed entry. */
export interface Removed {
  outlines: number;
  batches: number;
  lectures: number;
}

/**
 * Removes an entry and what belongs to it: a course's outline and batches, a batch's lectures, a lecture's video. Throws
 * `not_found` where there is none, and `invalid` where batches or lectures would go with it, unless `force` is set.
 */
export async function removeFromCatalogue(
  deps: CatalogueDeps,
  { kind, id }: { kind: CatalogueKind; id: string },
  { force }: { force: boolean },
): Promise<Removed> {
  const { database, announce } = deps;
  const goes = await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    await findInCatalogue({ database: transaction }, kind, id);
    const belongings = belongingsOf(await readCatalogue(transaction), kind, id);
    if (!force) refuseToTake(belongings);
    await removeEntry(transaction, kind, id);
    await announce(transaction);
    return belongings;
  });
  await removeUnusedFiles(deps, [...goes.lectures, ...goes.own]);
  return { outlines: goes.outlines.length, batches: goes.batches.length, lectures: goes.lectures.length };
}

/** What the database removes with an entry; `own` is the entry itself where it is a lecture. */
function belongingsOf({ outlines, batches, lectures }: Catalogue, kind: CatalogueKind, id: string) {
  const isCourse = kind === "courses";
  const batchesGone = isCourse ? batches.filter((batch) => batch.courseId === id) : [];
  const batchIds = new Set(kind === "batches" ? [id] : batchesGone.map((batch) => batch.id));
  return {
    outlines: isCourse ? outlines.filter((outline) => outline.courseId === id) : [],
    batches: batchesGone,
    lectures: lectures.filter((lecture) => batchIds.has(lecture.batchId)),
    own: kind === "lectures" ? lectures.filter((lecture) => lecture.id === id) : [],
  };
}

function refuseToTake({ batches, lectures }: { batches: unknown[]; lectures: unknown[] }) {
  const taken = [
    ...(batches.length > 0 ? [`${batches.length} ${batches.length === 1 ? "batch" : "batches"}`] : []),
    ...(lectures.length > 0 ? [`${lectures.length} ${lectures.length === 1 ? "lecture" : "lectures"}`] : []),
  ].join(" and ");
  if (taken) throw new AppError("invalid", `${taken} would go with it. Nothing was removed: that has to be forced.`);
}
