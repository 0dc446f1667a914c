import { requireOffice } from "#admin/request/office.ts";
import { attachment, shownFile } from "#ui/document/attachment.ts";
import type { Route } from "./+types/hand-in-file.ts";

/** A file that a student handed in, to be saved; with `show`, a picture or a PDF to be seen beside its grade. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId, fileId } = given.params;
  const isShown = new URL(given.request.url).searchParams.has("show");
  return isShown
    ? shownFile(await verbs.showHandInFile(batchId, fileId))
    : attachment(await verbs.openHandInFile(batchId, fileId));
}
