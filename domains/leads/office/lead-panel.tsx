import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { Initials } from "#ui/initials.tsx";
import { DueTime } from "#ui/office/due-time.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { Reach } from "#ui/office/reach.tsx";
import type { Urgency } from "#ui/office/times.ts";
import { sourceLooks } from "./lead-table.tsx";
import { Reply } from "./reply.tsx";

type Lead = {
  id: string;
  source: keyof typeof sourceLooks;
  isSuspect: boolean;
  state: "new" | "answered" | "won" | "lost";
  owner: string | null;
  about: string;
};

export type LeadPanelProps = {
  lead: Lead;
  due: { text: string; urgency: Urgency };
  since: string;
  person: { id: string; name: string; email: string | null; phone: string | null; refused: string[] };
  colleagues: { userId: string; name: string }[];
  seats: { id: string; batchId: string; state: "held" | "active" | "waitlisted" | "withdrawn" | "completed" }[];
  orders: {
    reference: string;
    state: "awaiting_payment" | "proof_sent" | "paid" | "rejected" | "expired" | "cancelled";
  }[];
  /** The form that opens the order of its request; null if there is nothing to open. */
  order: ReactNode;
  /** The history of the person. */
  history: ReactNode;
  outcome: Outcome | undefined;
};

/** Everything about one lead: the person, their request, the history, and the answer. */
export function LeadPanel(props: LeadPanelProps) {
  const { lead, due, since, person, colleagues, seats, orders, order, history, outcome } = props;
  const { words } = useFrame();
  const { card, sources, states, suspect } = words.leads;
  return (
    <div className="grid gap-5 px-5 pb-8">
      <header className="flex items-start gap-3">
        <Initials name={person.name} size="large" />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl">
            <bdi>{person.name}</bdi>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <Badge look={sourceLooks[lead.source]}>{sources[lead.source]}</Badge>
            {lead.isSuspect && <Badge look="red">{suspect}</Badge>}
            {lead.state === "new" ? <DueTime {...due} /> : <Badge>{states[lead.state]}</Badge>}
          </p>
        </div>
      </header>
      <dl className="facts-list">
        <dt>{card.wants}</dt>
        <dd dir="auto">{lead.about}</dd>
        <dt>{card.reach}</dt>
        <dd className="grid">
          <Reach {...person} />
        </dd>
        <dt>{card.since}</dt>
        <dd>{since}</dd>
        {seats.length > 0 && (
          <>
            <dt>{card.batches}</dt>
            <dd>
              {seats.map(({ id, batchId, state }) => (
                <span key={id} className="block">
                  {batchId} <Badge look={state === "active" ? "green" : "plain"}>{words.payments.seats[state]}</Badge>
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
      <Settling lead={lead} colleagues={colleagues} />
      <OutcomeNote outcome={outcome} />
      {order}
      <Reply leadId={lead.id} person={person} outcome={outcome} />
      <section className="grid gap-3 border-t border-line pt-4">
        <h3 className="text-base">{card.history}</h3>
        {history}
        <Link to={`/people/${person.id}`} className="button button-quiet justify-self-start">
          {card.whole}
        </Link>
      </section>
    </div>
  );
}

/** The owner of the lead, and its outcome. */
function Settling({ lead, colleagues }: Pick<LeadPanelProps, "lead" | "colleagues">) {
  const { card, settle } = useFrame().words.leads;
  const { member } = useMember();
  const others = (["answered", "won", "lost", "new"] as const).filter((state) => state !== lead.state);
  return (
    <div className="grid gap-3">
      <ActForm name={`owner ${lead.id}`} className="flex flex-wrap items-center gap-2">
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="lead" value={lead.id} />
        <input type="hidden" name="seen" value={lead.owner ?? ""} />
        <label htmlFor="lead-owner" className="text-ink-faint">
          {card.owner}
        </label>
        <select
          id="lead-owner"
          name="owner"
          key={lead.owner}
          defaultValue={lead.owner ?? ""}
          className="control w-auto flex-1"
        >
          <option value="">{card.noOwner}</option>
          {colleagues.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-quiet">
          {card.assign}
        </button>
      </ActForm>
      <div className="flex flex-wrap gap-2">
        {lead.owner !== member.userId && (
          <ActForm name={`take ${lead.id}`}>
            <input type="hidden" name="intent" value="assign" />
            <input type="hidden" name="lead" value={lead.id} />
            <input type="hidden" name="seen" value={lead.owner ?? ""} />
            <input type="hidden" name="owner" value={member.userId} />
            <button type="submit" className="button button-quiet" data-key="a">
              {card.take}
            </button>
          </ActForm>
        )}
        {others.map((state) => (
          <ActForm key={state} name={`settle ${lead.id} ${state}`}>
            <input type="hidden" name="intent" value="settle" />
            <input type="hidden" name="lead" value={lead.id} />
            <input type="hidden" name="seen" value={lead.state} />
            <input type="hidden" name="state" value={state} />
            <button type="submit" className="button button-quiet" data-key={state === "answered" ? "e" : undefined}>
              {settle[state]}
            </button>
          </ActForm>
        ))}
      </div>
    </div>
  );
}
