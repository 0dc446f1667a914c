import { useParams, useSearchParams } from "react-router";
import type { ListedLead } from "#domains/leads/server/manage-leads.ts";
import { fillText } from "#shared/fill-text.ts";
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
  /** When it comes back, as text; null for one that waits now, or is done. */
  comesBack: string | null;
  /** The name of who is writing an answer now. */
  answering: string | null;
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

/** The form that changes the chosen leads; their boxes stand in the list. */
export const severalForm = "several-leads";

/** The leads, a row each, with what they want; beside an open one, and on a phone, name and time alone are columns. */
export function LeadTable({ leads, shown, next, isLater }: LeadTableProps) {
  const { leads: words, conversation } = useFrame().words;
  const { columns, empty, keys, sources, states, suspect } = words;
  const { leadId } = useParams();
  const [search] = useSearchParams();
  const isWaiting = shown === "new" || shown === "mine" || shown === "later";
  const wide = leadId ? "hidden" : "max-md:hidden";
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
          ["H", conversation.remind.button],
          ["A", keys.take],
          ["E", keys.done],
        ],
      }}
      look="mt-4 table-fixed"
      opens={{
        title: columns.person,
        look: leadId ? "" : "md:w-[30%]",
        row: ({ id, person, about, source }) => ({
          to: withQuery(`/leads/${id}`, search),
          name: person.name,
          detail: (
            <>
              <span dir="auto" className={`line-clamp-2 whitespace-normal text-ink ${leadId ? "" : "md:hidden"}`}>
                {about}
              </span>
              <span className={leadId ? "" : "md:hidden"}>{sources[source]} </span>
              <bdi>{person.email ?? person.phone}</bdi>
            </>
          ),
          isOpen: id === leadId,
        }),
      }}
      columns={[
        { title: columns.about, look: wide, cell: (lead) => <About {...lead} suspect={suspect} /> },
        {
          title: columns.source,
          look: `w-28 ${wide}`,
          cell: ({ source }) => <Badge look={sourceLooks[source]}>{sources[source]}</Badge>,
        },
        {
          title: columns.owner,
          look: `w-16 ${leadId ? "hidden" : "max-xl:hidden"}`,
          cell: ({ owner }) => <Owner name={owner} />,
        },
        {
          title: isWaiting ? columns.due : columns.state,
          look: "w-32 text-end!",
          cell: ({ state, due, since, answering, comesBack }) => (
            <>
              {comesBack && <span className="block">{fillText(conversation.comesBack, { time: comesBack })}</span>}
              {!comesBack && state === "new" && <DueTime {...due} />}
              {!comesBack && state !== "new" && (
                <>
                  <span className="block font-semibold">{states[state]}</span>
                  <span className="text-sm text-ink-faint">{since}</span>
                </>
              )}
              {answering && (
                <span className="mt-1 block text-sm font-semibold text-link">
                  {fillText(conversation.answering, { name: answering })}
                </span>
              )}
            </>
          ),
        },
        {
          title: conversation.several.chosen,
          isUnnamed: true,
          look: `w-11 ${leadId ? "hidden" : "max-md:hidden"}`,
          cell: ({ id, person }) => (
            <input
              type="checkbox"
              name="chosen"
              value={id}
              form={severalForm}
              aria-label={fillText(conversation.several.choose, { name: person.name })}
              className="relative z-10 size-5"
            />
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
