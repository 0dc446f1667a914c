import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/work-file.ts";

/** A file that a student begins an assignment with. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user } = requireStudent(given);
  const { workId, fileId } = given.params;
  return fileResponse(await services.work.openOwnStarterFile(user, workId, fileId).catch(refusePage));
}
