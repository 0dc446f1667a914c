import { Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { type ImportPreview, importPreview, sentQuestions } from "#domains/quizzes/office/import-data.ts";
import { ImportQuestions } from "#domains/quizzes/office/import-questions.tsx";
import { pastedOf } from "#domains/quizzes/office/quiz-texts.ts";
import { fillCount } from "#shared/fill-text.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-quiz-import.ts";

/** Questions from a text or a file, for a quiz that no student has begun. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId, workId } = given.params;
  const { isBegun } = await verbs.showQuiz(batchId, workId);
  if (isBegun) throw new Response(null, { status: 404 });
  return { batchId, workId };
}

const actsOf = ({ batchId, workId }: Route.ActionArgs["params"]): Record<string, Act<ImportPreview>> => ({
  check: async ({ verbs, site }, form, sent) => {
    const given = await sentQuestions(form, sent);
    return { shown: importPreview(given, await verbs.previewQuestions(batchId, given), site.messages) };
  },
  apply: async ({ verbs, site }, form) => {
    const { count } = await verbs.importToQuiz(batchId, { ...pastedOf(form, form.text ?? ""), workId });
    return fillCount(site.messages.admin.quizzes.import.applied, count);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

export default function BatchQuizImport({ loaderData: { batchId, workId }, actionData }: Route.ComponentProps) {
  const { picture: words } = useClassFrame().words.quizzes;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/quizzes/${workId}`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <OutcomeNote outcome={actionData} />
      <ImportQuestions topics={null} outcome={actionData} />
    </div>
  );
}
