import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/question-picture.ts";

/** The picture of a question; its page shows it, and a browser that opens it saves it. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user } = requireStudent(given);
  return fileResponse(await services.questions.openOwnPicture(user, given.params.questionId).catch(refusePage));
}
