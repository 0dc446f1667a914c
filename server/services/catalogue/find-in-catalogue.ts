import type { Database } from "#server/db/client.ts";
import { type Catalogue, readCatalogue } from "#server/db/queries/catalogue.ts";
import { AppError } from "#server/services/app-error.ts";
import { kindRules } from "#server/services/catalogue/kind-rules.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/** One entry by its id. Throws `not_found` where there is none. */
export async function findInCatalogue<Kind extends CatalogueKind>(
  { database }: { database: Database },
  kind: Kind,
  id: string,
): Promise<Catalogue[Kind][number]> {
  const catalogue = await readCatalogue(database);
  const entries: Catalogue[Kind][number][] = catalogue[kind];
  const found = entries.find((entry) => ("id" in entry ? entry.id : entry.courseId) === id);
  if (!found) throw new AppError("not_found", `There is no ${kindRules[kind].noun} with the id ${id}.`);
  return found;
}
