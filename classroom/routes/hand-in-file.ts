import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { attachment } from "#ui/document/attachment.ts";
import type { Route } from "./+types/hand-in-file.ts";

/** A student's own file, to be saved. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user } = requireStudent(given);
  const { workId, fileId } = given.params;
  return attachment(await services.work.openOwnFile(user, workId, fileId).catch(refusePage));
}
