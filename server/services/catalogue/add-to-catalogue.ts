import type { Catalogue } from "#server/db/queries/catalogue.ts";
import type { Fields } from "#server/services/catalogue/kind-rules.ts";
import { type CatalogueNeeds, writeDrafts } from "#server/services/catalogue/write-drafts.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/** Adds a course, outline, batch or lecture and answers it whole. Throws `invalid` with what is wrong with its fields. */
export async function addToCatalogue<Kind extends CatalogueKind>(
  needs: CatalogueNeeds,
  kind: Kind,
  fields: Fields,
): Promise<Catalogue[Kind][number]> {
  const entries = await writeDrafts(needs, [{ kind, where: "", fields }], { intent: "add" });
  const [added] = entries[kind];
  if (!added) throw new Error("A draft without a complaint became no entry.");
  return added;
}
