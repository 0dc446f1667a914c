import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { PictureForm } from "#domains/quizzes/office/picture-form.tsx";
import { quizPicturePath } from "#domains/quizzes/office/question-picture.tsx";
import { readFile } from "#shared/read-form.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-quiz-picture.ts";

/** The picture of a question that no student has been asked yet. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId, workId, questionId } = given.params;
  const { questions, isBegun } = await verbs.showQuiz(batchId, workId);
  const found = questions.find(({ id }) => id === questionId);
  if (!found || isBegun) throw new Response(null, { status: 404 });
  const { id, text, pictureAlt } = found;
  return { batchId, workId, question: { id, text, pictureAlt } };
}

const actsOf = ({ batchId, workId, questionId }: Route.ActionArgs["params"]): Record<string, Act> => ({
  put: async ({ verbs }, { alt = "" }, sent) => {
    const content = await readFile(sent, "picture");
    await verbs.putQuizPicture(batchId, { workId, questionId, alt, content });
    return redirect(`/batches/${batchId}/quizzes/${workId}`);
  },
  remove: async ({ verbs }) => {
    await verbs.removeQuizPicture(batchId, { workId, questionId });
    return redirect(`/batches/${batchId}/quizzes/${workId}`);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

export default function QuizPicture({ loaderData, actionData }: Route.ComponentProps) {
  const { picture: words } = useClassFrame().words.quizzes;
  const { batchId, workId, question } = loaderData;
  return (
    <div className="grid max-w-2xl gap-4">
      <Link to={`/batches/${batchId}/quizzes/${workId}`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <h2 className="text-xl">{words.title}</h2>
      <OutcomeNote outcome={actionData} />
      <PictureForm question={question} path={quizPicturePath(batchId, workId, question.id)} outcome={actionData} />
    </div>
  );
}
