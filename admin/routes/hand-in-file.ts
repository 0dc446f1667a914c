import { requireOffice } from "#admin/request/office.ts";
import { attachment } from "#ui/document/attachment.ts";
import type { Route } from "./+types/hand-in-file.ts";

/** A file that a student handed in, to be saved. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId, fileId } = given.params;
  return attachment(await verbs.openHandInFile(batchId, fileId));
}
