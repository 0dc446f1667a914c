import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/news-file.ts";

/** A file of an announcement, for a student whom it went to. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user } = requireStudent(given);
  const { announcementId, fileId } = given.params;
  return fileResponse(await services.openOwnNewsFile(user, announcementId, fileId).catch(refusePage));
}
