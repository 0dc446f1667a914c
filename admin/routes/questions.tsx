import { Link } from "react-router";
import { batchesOfMember } from "#admin/request/in-name-of.ts";
import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { questionRow } from "#domains/talk/office/question-row.ts";
import { QuestionStates, QuestionTable } from "#domains/talk/office/question-table.tsx";
import { fillText } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { ListWithPanel } from "#ui/office/list-panel.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/questions.ts";

const states = ["waiting", "answered", "hidden"] as const;

/** The students' questions to the batches of the member, or to the one that the address names; who waits longest comes first. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site } = office;
  const url = new URL(given.request.url);
  const search = url.searchParams;
  const state = states.find((one) => one === search.get("state")) ?? "waiting";
  const batchId = search.get("batch");
  const batch = batchId ? (await verbs.showClass(batchId)).batch : null;
  const batchIds = batch ? [batch._id] : await batchesOfMember(office);
  const found = batchIds && (await verbs.listQuestions(batchIds, state, pageRequest(url)));
  const { lang } = site.messages.language;
  const telling = { now: new Date(), timeZone: site.content.company.hours.timeZone, lang, words: site.messages.admin };
  return {
    ...{ state, batch: batch && { id: batch._id, name: batch.name } },
    rows: (found?.entries ?? []).map((one) => questionRow(one, telling)),
    paging: { next: cursorText(found?.next ?? null), isLater: search.has("after") },
  };
}

export const meta = screenTitle(({ frame }) => frame.screens.questions);

export default function Questions({ loaderData: { batch, ...listed } }: Route.ComponentProps) {
  const { questions: words } = useClassFrame().words.talk;
  return (
    <ListWithPanel panel="routes/question" room="lg:grid-cols-[minmax(0,1fr)_28rem]">
      <h1 className="text-2xl">{words.title}</h1>
      {batch ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <Link to={`/batches/${batch.id}/questions`} className="link inline-flex min-h-11 items-center">
            <bdi>{fillText(words.ofBatch, { batch: batch.name })}</bdi>
          </Link>
          <Link to="/questions" className="link inline-flex min-h-11 items-center">
            {words.everyBatch}
          </Link>
        </p>
      ) : (
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      )}
      <QuestionStates path="/questions" shown={listed.state} states={states} />
      <QuestionTable {...listed} />
    </ListWithPanel>
  );
}
