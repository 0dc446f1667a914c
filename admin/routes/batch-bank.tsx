import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { questionKinds } from "#domains/quizzes/contract.ts";
import { bankData, bankQuery } from "#domains/quizzes/office/bank-data.ts";
import { BankScreen } from "#domains/quizzes/office/bank-screen.tsx";
import { kindOf, questionOf } from "#domains/quizzes/office/quiz-texts.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/batch-bank.ts";

/** The question bank of a batch's course; with `?add=…` with a form for a new question. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId } = given.params;
  const asked = bankQuery(given.request.url);
  const { topic, ...filter } = asked;
  const found = await verbs.listQuestionBank(batchId, { ...filter, ...(topic !== null && { topic }) });
  const adding = new URL(given.request.url).searchParams.get("add");
  return {
    batchId,
    bank: bankData(found, asked, site.messages.admin.quizzes.question.about),
    kinds: [...questionKinds],
    adding: adding === null ? null : kindOf(adding),
  };
}

const actsOf = (batchId: string): Record<string, Act> => ({
  add: async ({ verbs, site }, form) => {
    const question = questionOf(form, kindOf(form.kind));
    await verbs.addBankQuestion(batchId, { topic: form.topic ?? "", question });
    return site.messages.admin.quizzes.bank.added;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

export const shouldRevalidate = revalidateUnlessUnsent;

export default function BatchBank({ loaderData, actionData }: Route.ComponentProps) {
  return <BankScreen {...loaderData} outcome={actionData} />;
}
