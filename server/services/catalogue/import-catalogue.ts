import type { Input } from "#server/services/catalogue/validate-inputs.ts";
import { type CatalogueDeps, writeInputs } from "#server/services/catalogue/write-inputs.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/** How an import treats entries that are there already, and whether it writes at all. */
export interface ImportOptions {
  /** Changes entries that are there already in the fields the draft names, instead of refusing them. */
  update: boolean;
  /** Says what would be wrong, and writes nothing. */
  check: boolean;
}

/**
 * Writes courses, outlines, batches and lectures all or none, in one transaction, and answers how many of each kind.
 * Throws `invalid` with everything that is wrong, by place and field.
 */
export async function importCatalogue(
  deps: CatalogueDeps,
  inputs: Input[],
  { update, check }: ImportOptions,
): Promise<Record<CatalogueKind, number>> {
  const entries = await writeInputs(deps, inputs, { intent: update ? "add or change" : "add", onlyCheck: check });
  return {
    courses: entries.courses.length,
    outlines: entries.outlines.length,
    batches: entries.batches.length,
    lectures: entries.lectures.length,
  };
}
