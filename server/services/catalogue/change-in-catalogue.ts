import type { Catalogue } from "#server/db/queries/catalogue.ts";
import { findInCatalogue } from "#server/services/catalogue/find-in-catalogue.ts";
import { type Fields, kindRules } from "#server/services/catalogue/kind-rules.ts";
import { type CatalogueDeps, writeInputs } from "#server/services/catalogue/write-inputs.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/**
 * Changes the named fields of an entry, never its id, and answers it whole. Throws `not_found` where there is none, and
 * `invalid` with what would be wrong with it then.
 */
export async function changeInCatalogue<Kind extends CatalogueKind>(
  deps: CatalogueDeps,
  { kind, id }: { kind: Kind; id: string },
  changes: Fields,
): Promise<Catalogue[Kind][number]> {
  await findInCatalogue(deps, kind, id);
  const fields = { ...changes, [kindRules[kind].key]: id };
  const entries = await writeInputs(deps, [{ kind, where: "", fields }], { intent: "change" });
  const [changed] = entries[kind];
  if (!changed) throw new Error("A draft without a complaint became no entry.");
  return changed;
}
