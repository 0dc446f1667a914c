import { requireOffice } from "#admin/request/office.ts";
import { shownFile } from "#ui/document/attachment.ts";
import type { Route } from "./+types/quiz-picture.ts";

/** The picture of a quiz's question, to be seen in its place. */
export async function loader(given: Route.LoaderArgs) {
  const { batchId, workId, questionId } = given.params;
  return shownFile(await requireOffice(given).verbs.openQuizPicture(batchId, workId, questionId));
}
