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

type QuestionTableProps = { rows: QuestionRow[]; state: "waiting" | "answered" | "hidden" };

/** Students' questions, a row each; who waits longest comes first. */
export function QuestionTable({ rows, state }: QuestionTableProps) {
  const { questions: words } = useClassFrame().words.talk;
  const { questionId } = useParams();
  const [search] = useSearchParams();
  return (
    <>
      <FilterChips
        label={words.filter}
        look="mt-4"
        chips={(["waiting", "answered", "hidden"] as const).map((one) => ({
          ...{ to: one === "waiting" ? "/questions" : `/questions?state=${one}`, label: words.states[one] },
          isChosen: one === state,
        }))}
      />
      <List
        rows={rows}
        keyOf={({ id }) => id}
        empty={words.empty[state]}
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
            to: withQuery(`/questions/${id}`, search),
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
    </>
  );
}
