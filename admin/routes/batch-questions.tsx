import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { KeptList } from "#domains/talk/office/kept-list.tsx";
import { questionRow } from "#domains/talk/office/question-row.ts";
import { QuestionStates, QuestionTable } from "#domains/talk/office/question-table.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-questions.ts";

const states = ["waiting", "answered", "hidden", "kept"] as const;

/** A batch's questions by their state, and the answers that are kept for its course. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId } = given.params;
  const url = new URL(given.request.url);
  const state = states.find((one) => one === url.searchParams.get("state")) ?? "waiting";
  if (state === "kept") {
    const kept = (await verbs.listKeptAnswers(batchId)).map(({ keptAt: _, ...one }) => one);
    return { batchId, state, kept };
  }
  const { lang } = site.messages.language;
  const telling = { now: new Date(), timeZone: site.content.company.hours.timeZone, lang, words: site.messages.admin };
  const { entries, next } = await verbs.listQuestions([batchId], state, pageRequest(url));
  return {
    ...{ batchId, state, rows: entries.map((one) => questionRow(one, telling)) },
    paging: { next: cursorText(next), isLater: url.searchParams.has("after") },
  };
}

const actsOf = (batchId: string): Record<string, Act> => ({
  remove: async ({ verbs, site }, { kept = "" }) => {
    await verbs.removeKeptAnswer(batchId, kept);
    return site.messages.admin.talk.questions.keep.removed;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

export default function BatchQuestions({ loaderData, actionData }: Route.ComponentProps) {
  const { questions: words } = useClassFrame().words.talk;
  const { batchId, state } = loaderData;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-lg">
        {words.title}
      </h2>
      <QuestionStates path={`/batches/${batchId}/questions`} shown={state} states={states} />
      {loaderData.state === "kept" ? (
        <KeptList kept={loaderData.kept} outcome={actionData} />
      ) : (
        <QuestionTable rows={loaderData.rows} state={loaderData.state} paging={loaderData.paging} ofBatch={batchId} />
      )}
    </section>
  );
}
