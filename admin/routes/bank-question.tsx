import { redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { topicNames } from "#domains/quizzes/office/bank-data.ts";
import { BankEntry } from "#domains/quizzes/office/bank-entry.tsx";
import { shownQuestion } from "#domains/quizzes/office/quiz-data.ts";
import { kindOf, questionOf } from "#domains/quizzes/office/quiz-texts.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/bank-question.ts";

/** A question of the bank. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, bankId } = given.params;
  const { topic, version, ...found } = await verbs.showBankQuestion(batchId, bankId);
  const question = shownQuestion(found, site.messages.admin.quizzes.question.about);
  const { topics } = await verbs.listQuestionBank(batchId, {});
  return {
    ...{ batchId, version, topics: topicNames(topics) },
    question: { ...question, texts: { ...question.texts, topic } },
  };
}

const actsOf = ({ batchId, bankId }: Route.ActionArgs["params"]): Record<string, Act> => ({
  change: async ({ verbs, site }, form) => {
    const question = questionOf(form, kindOf(form.kind));
    await verbs.changeBankQuestion(batchId, {
      ...{ bankId, question, topic: form.topic ?? "", seen: hiddenNumber(form.seen) },
    });
    return site.messages.admin.quizzes.question.saved;
  },
  remove: async ({ verbs }) => {
    await verbs.removeBankQuestion(batchId, bankId);
    return redirect(`/batches/${batchId}/bank`);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

export const shouldRevalidate = revalidateUnlessUnsent;

export default function BankQuestion({ loaderData, actionData }: Route.ComponentProps) {
  return <BankEntry {...loaderData} outcome={actionData} />;
}
