import { redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { postingActs } from "#admin/request/posting-acts.ts";
import { essayMark } from "#domains/quizzes/contract.ts";
import { markingData, shownEssay } from "#domains/quizzes/office/marking-data.ts";
import { MarkingScreen } from "#domains/quizzes/office/marking-screen.tsx";
import { pointsTyped } from "#domains/work/office/assignment-fields.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/batch-quiz-marking.ts";

/** The essays of a quiz, one after another. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, workId } = given.params;
  const asked = new URL(given.request.url).searchParams.get("answer");
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const listed = await verbs.listEssays(batchId, workId);
  const shown = markingData(listed, asked, { now: new Date(), timeZone, lang });
  const { chosen } = shown;
  const named = chosen && { workId, attemptId: chosen.attemptId, questionId: chosen.questionId };
  const essay = named ? shownEssay(await verbs.showEssay(batchId, named)) : null;
  return { batchId, workId, ...shown, untold: listed.untold, essay };
}

const actsOf = ({ batchId, workId }: Route.ActionArgs["params"]): Record<string, Act> => ({
  ...postingActs(batchId),
  mark: async ({ verbs, site }, form) => {
    const [attemptId = "", questionId = ""] = (form.answer ?? "").split(".");
    const comment = (form.feedback ?? "").replaceAll("\r\n", "\n");
    const mark = essayMark.parse({ points: pointsTyped(form.points ?? ""), comment });
    await verbs.markEssay(batchId, { ...mark, workId, attemptId, questionId, seen: hiddenNumber(form.seen) });
    if (form.then === "next" && form.next)
      return redirect(`/batches/${batchId}/quizzes/${workId}/marking?answer=${form.next}`);
    const { saved, savedLast } = site.messages.admin.quizzes.marking;
    return form.next ? saved : savedLast;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

/** A refusal because another member marked meanwhile is shown beside the current mark. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function Marking({ loaderData, actionData }: Route.ComponentProps) {
  return <MarkingScreen {...loaderData} outcome={actionData} />;
}
