import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { shownFile } from "#ui/document/attachment.ts";
import type { Route } from "./+types/quiz-picture.ts";

/** The picture of a question that the student reads, to be seen in its place. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user } = requireStudent(given);
  const { workId, questionId } = given.params;
  return shownFile(await services.openOwnQuizPicture(user, workId, questionId).catch(refusePage));
}
