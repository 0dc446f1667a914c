import { Link } from "react-router";
import { act } from "#admin/request/act.ts";
import { beginDocument } from "#admin/request/begin-document.ts";
import { requireOffice } from "#admin/request/office.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortDay } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/content-questions.ts";

/** The assistant's unanswered questions. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { lang } = site.messages.language;
  const questions = await verbs.listUnanswered();
  return { questions: questions.map(({ lastAskedOn, ...one }) => ({ ...one, last: shortDay(lastAskedOn, lang) })) };
}

export const action = (given: Route.ActionArgs) => act(given, { begin: beginDocument });

export const meta = screenTitle(({ content }) => content.unanswered.title);

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { content } = useFrame().words;
  const { unanswered } = content;
  const { questions } = loaderData;
  return (
    <div className="p-4 md:p-6">
      <Link to="/content" className="link text-sm">
        {content.back}
      </Link>
      <h1 className="text-2xl">{unanswered.title}</h1>
      <p className="mt-1 text-ink-soft">{unanswered.lead}</p>
      <List
        rows={questions}
        keyOf={({ outcome, question }) => `${outcome} ${question}`}
        empty={{ title: unanswered.empty, text: unanswered.text }}
        look="mt-4"
        columns={[
          { title: unanswered.question, cell: ({ question }) => <div dir="auto">{question}</div> },
          { title: unanswered.times, look: "w-20", sortBy: ({ times }) => times, cell: ({ times }) => times },
          {
            title: unanswered.last,
            look: "w-36 max-md:hidden",
            cellLook: "text-ink-soft",
            cell: ({ last }) => last,
          },
          {
            title: unanswered.outcome,
            look: "w-44 max-md:hidden",
            cellLook: "text-ink-soft",
            cell: ({ outcome }) => unanswered.outcomes[outcome],
          },
          {
            title: unanswered.write,
            isUnnamed: true,
            look: "w-44",
            cell: ({ question }) => <WriteAnswer question={question} label={unanswered.write} />,
          },
        ]}
      />
    </div>
  );
}

function WriteAnswer({ question, label }: { question: string; label: string }) {
  return (
    <ActForm name={`begin ${question}`}>
      <input type="hidden" name="intent" value="begin" />
      <input type="hidden" name="kind" value="answer" />
      <input type="hidden" name="title" value={question} />
      <button type="submit" className="button button-quiet">
        {label}
      </button>
    </ActForm>
  );
}
