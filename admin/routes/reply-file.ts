import { requireOffice } from "#admin/request/office.ts";
import { attachment } from "#ui/document/attachment.ts";
import type { Route } from "./+types/reply-file.ts";

/** A file that came with an answer by e-mail, to be saved. */
export async function loader(given: Route.LoaderArgs) {
  return attachment(await requireOffice(given).verbs.openReplyFile(given.params.fileId));
}
