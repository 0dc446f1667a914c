import { useParams, useSearchParams } from "react-router";
import type { ListedLead } from "#domains/leads/server/manage-leads.ts";
import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { Initials } from "#ui/initials.tsx";
import { DueTime } from "#ui/office/due-time.tsx";
import { List, withQuery } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Urgency } from "#ui/office/times.ts";

type Source = ListedLead["source"];

export type LeadRow = {
  id: string;
  source: Source;
  isSuspect: boolean;
  state: "new" | "answered" | "won" | "lost";
  person: { name: string; email: string | null; phone: string | null };
  about: string;
  owner: string | null;
  due: { text: string; urgency: Urgency };
  since: string;
};

export const sourceLooks: Record<Source, BadgeLook> = {
  contact: "plain",
  quote: "violet",
  demo: "green",
  enrolment: "blue",
  assistant: "red",
  ...{ email: "plain", phone: "plain", desk: "plain", whatsapp: "plain", instagram: "plain" },
};

type LeadTableProps = { leads: LeadRow[]; shown: string; next: string | null; isLater: boolean };

/** The leads, a row each; on a phone without owner and source. */
export function LeadTable({ leads, shown, next, isLater }: LeadTableProps) {
  const { columns, empty, keys, sources, states, suspect } = useFrame().words.leads;
  const { leadId } = useParams();
  const [search] = useSearchParams();
  const isWaiting = shown === "new" || shown === "mine";
  return (
    <List
      rows={leads}
      keyOf={({ id }) => id}
      empty={{ title: shown === "new" ? empty.new : empty.other, text: isLater ? undefined : empty.text }}
      paging={{ next, isLater }}
      keys={{
        title: keys.title,
        named: [
          ["J", keys.next],
          ["K", keys.previous],
          ["R", keys.answer],
          ["A", keys.take],
          ["E", keys.done],
        ],
      }}
      look="mt-4 table-fixed"
      opens={{
        title: columns.person,
        look: "w-[30%] max-md:w-[55%]",
        row: ({ id, person }) => ({
          to: withQuery(`/leads/${id}`, search),
          name: person.name,
          detail: person.email ?? person.phone,
          isOpen: id === leadId,
        }),
      }}
      columns={[
        { title: columns.about, look: "max-md:hidden", cell: (lead) => <About {...lead} suspect={suspect} /> },
        {
          title: columns.source,
          look: "w-28 max-md:hidden",
          cell: ({ source }) => <Badge look={sourceLooks[source]}>{sources[source]}</Badge>,
        },
        { title: columns.owner, look: "w-16 max-xl:hidden", cell: ({ owner }) => <Owner name={owner} /> },
        {
          title: isWaiting ? columns.due : columns.state,
          look: "w-36 text-end!",
          cell: ({ state, due, since }) =>
            state === "new" ? (
              <DueTime {...due} />
            ) : (
              <>
                <span className="block font-semibold">{states[state]}</span>
                <span className="text-sm text-ink-faint">{since}</span>
              </>
            ),
        },
      ]}
    />
  );
}

function About({ about, isSuspect, suspect }: Pick<LeadRow, "about" | "isSuspect"> & { suspect: string }) {
  return (
    <>
      {isSuspect && <Badge look="red">{suspect}</Badge>}
      <span className="line-clamp-2" dir="auto">
        {about}
      </span>
    </>
  );
}

function Owner({ name }: { name: string | null }) {
  if (!name) return <span aria-hidden="true">–</span>;
  return (
    <span title={name}>
      <Initials name={name} />
      <span className="sr-only">{name}</span>
    </span>
  );
}
