import { channels } from "#domains/leads/contract.ts";
import type { ReminderTime } from "#domains/leads/rules/reminder-times.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type Lead = { id: string; state: "new" | "answered" | "won" | "lost"; owner: string | null };
type Times = { name: ReminderTime; at: string }[];
type Colleagues = { userId: string; name: string }[];

/** Lets a lead come back later; `comesBack` is its time now, for the server and for people. */
export function RemindForm({
  lead,
  times,
  comesBack,
}: {
  lead: Lead;
  times: Times;
  comesBack: { at: string; words: string } | null;
}) {
  const { remind, comesBack: back } = useFrame().words.conversation;
  return (
    <details className="relative">
      <summary data-key="h" className="button button-quiet cursor-pointer list-none">
        {comesBack ? fillText(back, { time: comesBack.words }) : remind.button}
      </summary>
      <ActForm name={`remind ${lead.id}`} className="card mt-2 grid gap-3 p-3">
        <input type="hidden" name="lead" value={lead.id} />
        <input type="hidden" name="seen" value={comesBack?.at ?? ""} />
        <p className="text-sm text-ink-soft">{remind.title}</p>
        <Choice
          label={remind.at}
          name="comesBackAt"
          defaultValue={times.find(({ name }) => name === "tomorrow")?.at}
          options={[
            ...times.map(({ name, at }): [string, string] => [at, remind[name]]),
            ...(comesBack ? ([["", remind.now]] as [string, string][]) : []),
          ]}
        />
        <button type="submit" name="intent" value="remind" className="button button-main justify-self-start">
          {remind.save}
        </button>
      </ActForm>
    </details>
  );
}

/** Marks a lead as answered, won, lost, or to be answered again. */
export function SettleForms({ lead, states }: { lead: Lead; states: Lead["state"][] }) {
  const { settle } = useFrame().words.leads;
  return states
    .filter((state) => state !== lead.state)
    .map((state) => (
      <ActForm key={state} name={`settle ${lead.id} ${state}`}>
        <input type="hidden" name="intent" value="settle" />
        <input type="hidden" name="lead" value={lead.id} />
        <input type="hidden" name="seen" value={lead.state} />
        <input type="hidden" name="state" value={state} />
        <button type="submit" className="button button-quiet" data-key={state === "answered" ? "e" : undefined}>
          {settle[state]}
        </button>
      </ActForm>
    ));
}

/** Gives the lead to a colleague, or to the member themself. */
export function OwnerForms({ lead, colleagues }: { lead: Lead; colleagues: Colleagues }) {
  const { card } = useFrame().words.leads;
  const { member } = useMember();
  return (
    <div className="grid gap-2">
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
    </div>
  );
}

/** Notes what the person said on the phone, at the desk or in another app. */
export function HeardForm({ lead, outcome }: { lead: Lead; outcome: Outcome | undefined }) {
  const { conversation, leads } = useFrame().words;
  const { heard } = conversation;
  return (
    <details className="border-t border-line pt-3">
      <summary className="cursor-pointer font-semibold">{heard.title}</summary>
      <ActForm name={`heard ${lead.id}`} className="mt-2 grid gap-2">
        <input type="hidden" name="lead" value={lead.id} />
        <Choice
          label={heard.channel}
          name="channel"
          defaultValue="phone"
          options={channels.map((channel) => [channel, leads.sources[channel]])}
        />
        <LongField
          label={heard.text}
          name="text"
          rows={3}
          maxLength={5000}
          required
          dir="auto"
          error={outcome?.intent === "heard" ? outcome.fields?.text : undefined}
        />
        <button type="submit" name="intent" value="heard" className="button button-quiet justify-self-start">
          {heard.button}
        </button>
      </ActForm>
    </details>
  );
}
