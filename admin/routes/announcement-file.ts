import { inNameOf } from "#admin/request/in-name-of.ts";
import { requireOffice } from "#admin/request/office.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/announcement-file.ts";

/** A file of an announcement, for the staff who may read it. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  return fileResponse(await office.verbs.openAnnouncementFile(await inNameOf(office), given.params));
}
