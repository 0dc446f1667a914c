import type { Catalogue } from "#server/db/queries/catalogue.ts";
import type { Fields } from "#server/services/catalogue/kind-rules.ts";
import { type CatalogueDeps, writeInputs } from "#server/services/catalogue/write-inputs.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/** Adds a course, outline, batch or lecture and answers it whole. Throws `invalid` with what is wrong with its fields. */
export async function addToCatalogue<Kind extends CatalogueKind>(
  deps: CatalogueDeps,
  kind: Kind,
  fields: Fields,
): Promise<Catalogue[Kind][number]> {
  const entries = await writeInputs(deps, [{ kind, where: "", fields }], { intent: "add" });
  const [added] = entries[kind];
  if (!added) throw new Error("A draft without a complaint became no entry.");
  return added;
}
