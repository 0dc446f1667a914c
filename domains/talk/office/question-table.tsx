import { useParams, useSearchParams } from "react-router";
import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { DueTime } from "#ui/office/due-time.tsx";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { List, withQuery } from "#ui/office/list.tsx";
import type { QuestionRow } from "./question-row.ts";

const placeLooks: Record<QuestionRow["kind"], BadgeLook> = {
  class: "plain",
  lecture: "blue",
  work: "green",
  quiz: "violet",
};

/** Which questions a list shows, and a batch's kept answers. */
type Shown = "waiting" | "answered" | "hidden" | "kept";

/** The choice between a list's states; `path` is the list's own. */
export function QuestionStates({ path, shown, states }: { path: string; shown: Shown; states: readonly Shown[] }) {
  const { questions: words } = useClassFrame().words.talk;
  const [search] = useSearchParams();
  const addressOf = (state: Shown) => {
    const query = new URLSearchParams(search);
    query.delete("after");
    if (state === "waiting") query.delete("state");
    else query.set("state", state);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <FilterChips
      label={words.filter}
      look="mt-4"
      chips={states.map((one) => ({ to: addressOf(one), label: words.states[one], isChosen: one === shown }))}
    />
  );
}

type QuestionTableProps = {
  rows: QuestionRow[];
  state: Exclude<Shown, "kept">;
  /** The cursor of the next questions, and whether these are later ones themselves. */
  paging: { next: string | null; isLater: boolean };
  /** The batch on whose page the list stands: a question opens beside the list of the same batch. */
  ofBatch?: string;
};

/** Students' questions, a row each; who waits longest comes first. */
export function QuestionTable({ rows, state, paging, ofBatch }: QuestionTableProps) {
  const { questions: words } = useClassFrame().words.talk;
  const { questionId } = useParams();
  const [search] = useSearchParams();
  const query = new URLSearchParams(search);
  if (ofBatch) query.set("batch", ofBatch);
  return (
    <List
      rows={rows}
      keyOf={({ id }) => id}
      empty={words.empty[state]}
      paging={{ ...paging, said: { next: words.next, first: words.first } }}
      keys={{
        title: words.keys.title,
        named: [
          ["J", words.keys.next],
          ["K", words.keys.previous],
          ["R", words.keys.answer],
          ["Ctrl Enter", words.keys.send],
          ["E", words.keys.settle],
        ],
      }}
      look="mt-4 table-fixed"
      opens={{
        title: words.columns.who,
        look: "w-[52%] max-md:w-[62%]",
        row: ({ id, text, student, batch }) => ({
          to: withQuery(`/questions/${id}`, query),
          name: text,
          detail: (
            <>
              <bdi>{student}</bdi>
              <span> · </span>
              <bdi>{batch}</bdi>
            </>
          ),
          isOpen: id === questionId,
        }),
      }}
      columns={[
        {
          title: words.columns.about,
          look: "max-md:hidden",
          cell: ({ kind, about }) => (
            <span className="flex items-center gap-2">
              <Badge look={placeLooks[kind]}>{words.about[kind]}</Badge>
              <bdi className="truncate max-xl:hidden">{about}</bdi>
            </span>
          ),
        },
        {
          title: state === "waiting" ? words.columns.waits : words.columns.asked,
          look: "w-36 text-end!",
          cell: ({ due, asked }) =>
            due ? <DueTime {...due} /> : <span className="text-sm text-ink-soft">{asked}</span>,
        },
      ]}
    />
  );
}
