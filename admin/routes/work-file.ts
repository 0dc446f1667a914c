import { requireOffice } from "#admin/request/office.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/work-file.ts";

/** A file that students begin an assignment with, for its staff. */
export async function loader(given: Route.LoaderArgs) {
  const { batchId, workId, fileId } = given.params;
  return fileResponse(await requireOffice(given).verbs.openStarterFile(batchId, workId, fileId));
}
