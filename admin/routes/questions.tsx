import { batchesOfMember } from "#admin/request/in-name-of.ts";
import { requireOffice } from "#admin/request/office.ts";
import { questionRow } from "#domains/talk/office/question-row.ts";
import { QuestionTable } from "#domains/talk/office/question-table.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { ListWithPanel } from "#ui/office/list-panel.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/questions.ts";

const states = ["waiting", "answered", "hidden"] as const;

/** The students' questions to the batches of the member; who waits longest comes first. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site } = office;
  const asked = new URL(given.request.url).searchParams.get("state");
  const state = states.find((one) => one === asked) ?? "waiting";
  const batchIds = await batchesOfMember(office);
  const found = batchIds === null ? [] : await verbs.listQuestions(batchIds, state);
  const telling = { now: new Date(), timeZone: site.content.company.hours.timeZone, words: site.messages.admin };
  return { state, rows: found.map((one) => questionRow(one, telling)) };
}

export const meta = screenTitle(({ frame }) => frame.screens.questions);

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { questions: words } = useClassFrame().words.talk;
  return (
    <ListWithPanel panel="routes/question" room="lg:grid-cols-[minmax(0,1fr)_28rem]">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      <QuestionTable {...loaderData} />
    </ListWithPanel>
  );
}
