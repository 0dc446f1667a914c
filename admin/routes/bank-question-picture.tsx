import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { PictureForm } from "#domains/quizzes/office/picture-form.tsx";
import { bankPicturePath } from "#domains/quizzes/office/question-picture.tsx";
import { readFile } from "#shared/read-form.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/bank-question-picture.ts";

/** The picture of a question of the bank. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs } = requireOffice(given);
  const { batchId, bankId } = given.params;
  const { text, pictureAlt } = await verbs.showBankQuestion(batchId, bankId);
  return { batchId, bankId, question: { text, pictureAlt } };
}

const actsOf = ({ batchId, bankId }: Route.ActionArgs["params"]): Record<string, Act> => ({
  put: async ({ verbs }, { alt = "" }, sent) => {
    await verbs.putBankPicture(batchId, { bankId, alt, content: await readFile(sent, "picture") });
    return redirect(`/batches/${batchId}/bank/${bankId}`);
  },
  remove: async ({ verbs }) => {
    await verbs.removeBankPicture(batchId, bankId);
    return redirect(`/batches/${batchId}/bank/${bankId}`);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

export default function BankQuestionPicture({ loaderData, actionData }: Route.ComponentProps) {
  const { picture: words, bank } = useClassFrame().words.quizzes;
  const { batchId, bankId, question } = loaderData;
  return (
    <div className="grid max-w-2xl gap-4">
      <Link to={`/batches/${batchId}/bank/${bankId}`} className="link justify-self-start text-sm">
        {bank.changeTitle}
      </Link>
      <h2 className="text-xl">{words.title}</h2>
      <OutcomeNote outcome={actionData} />
      <PictureForm question={question} path={bankPicturePath(batchId, bankId)} outcome={actionData} />
    </div>
  );
}
