import { Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { topicNames } from "#domains/quizzes/office/bank-data.ts";
import { type ImportPreview, importPreview, sentQuestions } from "#domains/quizzes/office/import-data.ts";
import { ImportQuestions } from "#domains/quizzes/office/import-questions.tsx";
import { pastedOf } from "#domains/quizzes/office/quiz-texts.ts";
import { fillCount } from "#shared/fill-text.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/bank-import.ts";

/** Questions from a text or a file, for the bank. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId } = given.params;
  const { topics } = await verbs.listQuestionBank(batchId, {});
  return { batchId, topics: topicNames(topics) };
}

const actsOf = (batchId: string): Record<string, Act<ImportPreview>> => ({
  check: async ({ verbs, site }, form, sent) => {
    const given = await sentQuestions(form, sent);
    return { shown: importPreview(given, await verbs.previewQuestions(batchId, given), site.messages) };
  },
  apply: async ({ verbs, site }, form) => {
    const { count } = await verbs.importToBank(batchId, pastedOf(form, form.text ?? ""));
    return fillCount(site.messages.admin.quizzes.import.applied, count);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

export default function BankImport({ loaderData: { batchId, topics }, actionData }: Route.ComponentProps) {
  const { bank: words } = useClassFrame().words.quizzes;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/bank`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <OutcomeNote outcome={actionData} />
      <ImportQuestions topics={topics} outcome={actionData} />
    </div>
  );
}
