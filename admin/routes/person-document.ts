import { requireOffice } from "#admin/request/office.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/person-document.ts";

/** A paper that is kept with a person, to be saved. */
export async function loader(given: Route.LoaderArgs) {
  const { personId, documentId } = given.params;
  return fileResponse(await requireOffice(given).verbs.openPersonDocument(personId, documentId));
}
