import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/class-file.ts";

/** A file of a class, for a student with a seat in its batch. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user } = requireStudent(given);
  return fileResponse(await services.openOwnMaterial(user, given.params.materialId).catch(refusePage));
}
