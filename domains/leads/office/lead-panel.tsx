import type { ReactNode } from "react";
import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { Initials } from "#ui/initials.tsx";
import { DueTime } from "#ui/office/due-time.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { Reach } from "#ui/office/reach.tsx";
import type { Urgency } from "#ui/office/times.ts";
import { HeardForm, OwnerForms, RemindForm, SettleForms } from "./lead-forms.tsx";
import { type LeadRow, sourceLooks } from "./lead-table.tsx";
import { Reply, type ReplyProps } from "./reply.tsx";
import { Thread, type ThreadEntry } from "./thread.tsx";
import { useAnswering } from "./use-answering.ts";

type Lead = Pick<LeadRow, "id" | "source" | "isSuspect" | "state"> & {
  owner: string | null;
  about: string;
  /** Where it was seen from, and by which way the visit came; null where nobody knows. */
  country: string | null;
  /** When it comes back; null for never. */
  comesBack: { at: string; words: string } | null;
  /** The name of who else is writing an answer. */
  answering: string | null;
};

export type LeadPanelProps = Pick<ReplyProps, "language" | "facts" | "replies" | "times" | "lastAnswer" | "outcome"> & {
  lead: Lead;
  due: { text: string; urgency: Urgency };
  since: string;
  person: {
    id: string;
    name: string;
    email: string | null;
    phone: string | null;
    refused: string[];
    isLeftAlone: boolean;
  };
  colleagues: { userId: string; name: string }[];
  seats: { id: string; batch: string; state: "held" | "active" | "waitlisted" | "withdrawn" | "completed" }[];
  orders: {
    reference: string;
    state: "awaiting_payment" | "proof_sent" | "paid" | "rejected" | "expired" | "cancelled";
  }[];
  /** The form that opens the order of its request; null if there is nothing to open. */
  order: ReactNode;
  thread: ThreadEntry[];
  notes: { id: string; by: string; at: string; text: string }[];
};

/** A lead's conversation, the answer, and beside them everything about the person and their request. */
export function LeadPanel(props: LeadPanelProps) {
  const { lead, due, person, order, thread, outcome, lastAnswer } = props;
  const { leads, conversation } = useFrame().words;
  const { by, hold } = useAnswering(lead.id, { by: lead.answering, last: lastAnswer });
  return (
    <div className="grid items-start gap-5 px-4 pb-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 gap-4">
        <header className="flex flex-wrap items-start gap-3">
          <Initials name={person.name} size="large" />
          <div className="min-w-40 flex-1">
            <h2 className="text-xl">
              <bdi>{person.name}</bdi>
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-2">
              <Badge look={sourceLooks[lead.source]}>{leads.sources[lead.source]}</Badge>
              {lead.isSuspect && <Badge look="red">{leads.suspect}</Badge>}
              {lead.state === "new" ? <DueTime {...due} /> : <Badge>{leads.states[lead.state]}</Badge>}
            </p>
          </div>
          <div className="flex flex-wrap items-start gap-2">
            <RemindForm lead={lead} times={props.times} comesBack={lead.comesBack} />
            <SettleForms lead={lead} states={["answered"]} />
          </div>
        </header>
        <p role="status" className="empty:hidden rounded-control bg-lapis-tint px-3 py-2">
          {by && fillText(conversation.answering, { name: by })}
        </p>
        <OutcomeNote outcome={outcome} />
        <Thread entries={thread} />
        {order}
        <Reply {...props} leadId={lead.id} onTyping={hold} />
      </div>
      <LeadFacts {...props} />
    </div>
  );
}

function LeadFacts({ lead, since, person, colleagues, seats, orders, notes, outcome }: LeadPanelProps) {
  const { words } = useFrame();
  const { card } = words.leads;
  const { conversation } = words;
  return (
    <section aria-label={conversation.facts} className="grid min-w-0 gap-4">
      <dl className="facts-list">
        <dt>{card.wants}</dt>
        <dd dir="auto" className="wrap-anywhere">
          {lead.about}
        </dd>
        <dt>{card.reach}</dt>
        <dd className="grid min-w-0 wrap-anywhere">
          <Reach {...person} />
        </dd>
        <dt>{card.since}</dt>
        <dd>{since}</dd>
        {lead.country && (
          <>
            <dt>{conversation.country}</dt>
            <dd>{lead.country}</dd>
          </>
        )}
        {seats.length > 0 && (
          <>
            <dt>{card.batches}</dt>
            <dd>
              {seats.map(({ id, batch, state }) => (
                <span key={id} className="block">
                  <bdi>{batch}</bdi>{" "}
                  <Badge look={state === "active" ? "green" : "plain"}>{words.payments.seats[state]}</Badge>
                </span>
              ))}
            </dd>
          </>
        )}
        {orders.length > 0 && (
          <>
            <dt>{card.orders}</dt>
            <dd>
              {orders.map(({ reference, state }) => (
                <Link key={reference} to={`/payments/${reference}`} className="link">
                  {reference}, {words.payments.states[state]}
                </Link>
              ))}
            </dd>
          </>
        )}
      </dl>
      <OwnerForms lead={lead} colleagues={colleagues} />
      <div className="flex flex-wrap gap-2">
        <SettleForms lead={lead} states={["won", "lost", "new"]} />
      </div>
      {notes.length > 0 && (
        <section className="grid gap-2 border-t border-line pt-3">
          <h3 className="text-base">{conversation.notes}</h3>
          {notes.map(({ id, by, at, text }) => (
            <p key={id} className="text-sm">
              <span className="font-semibold">{by}</span> <span className="text-ink-soft">{at}</span>
              <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
                {text}
              </span>
            </p>
          ))}
        </section>
      )}
      <HeardForm lead={lead} outcome={outcome} />
      <Link to={`/people/${person.id}`} className="button button-quiet justify-self-start">
        {card.whole}
      </Link>
    </section>
  );
}
