import { requireOffice } from "#admin/request/office.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/class-file.ts";

/** A file of a class, for its staff. */
export async function loader(given: Route.LoaderArgs) {
  const { batchId, materialId } = given.params;
  return fileResponse(await requireOffice(given).verbs.openMaterial(batchId, materialId));
}
