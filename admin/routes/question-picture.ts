import { inNameOf } from "#admin/request/in-name-of.ts";
import { requireOffice } from "#admin/request/office.ts";
import { fileResponse } from "#ui/document/attachment.ts";
import type { Route } from "./+types/question-picture.ts";

/** The picture of a question; its page shows it, and a browser that opens it saves it. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  return fileResponse(await office.verbs.openQuestionPicture(await inNameOf(office), given.params.questionId));
}
