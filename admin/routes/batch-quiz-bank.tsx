import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { bankData, bankQuery } from "#domains/quizzes/office/bank-data.ts";
import { ChooseQuestions } from "#domains/quizzes/office/choose-questions.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-quiz-bank.ts";

/** The bank's questions, to be copied into a quiz that no student has begun. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, workId } = given.params;
  const { isBegun } = await verbs.showQuiz(batchId, workId);
  if (isBegun) throw new Response(null, { status: 404 });
  const asked = bankQuery(given.request.url);
  const { topic, ...filter } = asked;
  const found = await verbs.listQuestionBank(batchId, { ...filter, ...(topic !== null && { topic }) });
  return { batchId, workId, bank: bankData(found, asked, site.messages.admin.quizzes.question.about) };
}

const actsOf = ({ batchId, workId }: Route.ActionArgs["params"]): Record<string, Act> => ({
  copy: async ({ verbs }, _form, sent) => {
    const bankIds = sent.getAll("bankId").map(String);
    await verbs.copyFromBank(batchId, { workId, bankIds });
    return redirect(`/batches/${batchId}/quizzes/${workId}`);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

export default function BatchQuizBank({ loaderData, actionData }: Route.ComponentProps) {
  const { picture: words } = useClassFrame().words.quizzes;
  const { batchId, workId, bank } = loaderData;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/quizzes/${workId}`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <OutcomeNote outcome={actionData} />
      <ChooseQuestions batchId={batchId} bank={bank} />
    </div>
  );
}
