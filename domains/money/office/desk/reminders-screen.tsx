import { Link } from "react-router";
import { type ReminderAge, reminderAge } from "#domains/money/contract/fee-rules.ts";
import { ChatLink } from "#domains/outbox/office/chat-link.tsx";
import type { Chat } from "#domains/outbox/rules/chat.ts";
import { fillCount } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type Row = {
  reference: string;
  name: string;
  course: string;
  amount: string;
  days: number;
  email: string;
  /** The address that opens WhatsApp with the message; null without a number. */
  whatsapp: Chat;
  /** When and by whom they were last reminded, as text. */
  last: string | null;
};

type RemindersScreenProps = { age: ReminderAge; rows: Row[]; outcome: Outcome | undefined };

/** Whose fees are overdue, the longest first: each with a message ready to send, and marked once it is sent. */
export function RemindersScreen({ age, rows, outcome }: RemindersScreenProps) {
  const { reminders: words, outbox } = useFrame().words;
  const mayPrepare = useMember().may.includes("prepareReminders");
  return (
    <div className="grid max-w-5xl gap-5 p-4 md:p-6">
      <header>
        <Link to="/fees" className="link text-sm">
          {words.back}
        </Link>
        <h1 className="mt-1 text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <FilterChips
        label={words.age}
        chips={reminderAge.options.map((one) => ({
          to: one === "all" ? "/fees/reminders" : `/fees/reminders?age=${one}`,
          label: words.ages[one],
          isChosen: one === age,
        }))}
      />
      <OutcomeNote outcome={outcome} />
      {mayPrepare && rows.some(isWritable) && (
        <ActForm name="prepare" className="flex flex-wrap items-center gap-3">
          {rows.filter(isWritable).map(({ reference }) => (
            <input key={reference} type="hidden" name="order" value={reference} />
          ))}
          <button type="submit" name="intent" value="prepare" className="button button-main">
            {outbox.prepared.button}
          </button>
          <Link to="/outbox?kind=fees" className="link">
            {outbox.title}
          </Link>
        </ActForm>
      )}
      {rows.length === 0 ? (
        <Empty title={words.none} />
      ) : (
        <ul className="card">
          {rows.map((row) => (
            <ReminderRow key={row.reference} {...row} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether staff may write to the student by chat. */
const isWritable = ({ whatsapp }: Pick<Row, "whatsapp">) => whatsapp !== null && "href" in whatsapp;

function ReminderRow({ reference, name, course, amount, days, email, whatsapp, last }: Row) {
  const { reminders: words } = useFrame().words;
  const maySend = useMember().may.includes("sendReminder");
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-52 flex-1">
        <Link to={`/payments/${reference}`} className="font-semibold hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-ink-soft">
          {course}, {reference}
        </p>
        {last && <p className="text-sm text-ink-faint">{last}</p>}
      </div>
      <p className="grid justify-items-end">
        <span className="font-semibold tabular-nums">{amount}</span>
        <Badge look="red">{fillCount(words.late, days)}</Badge>
      </p>
      {maySend && (
        <ActForm name={`remind ${reference}`} className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="intent" value="remind" />
          <input type="hidden" name="reference" value={reference} />
          {isWritable({ whatsapp }) ? (
            <>
              <ChatLink chat={whatsapp} className="button button-quiet">
                {words.whatsapp}
              </ChatLink>
              <button type="submit" name="channel" value="whatsapp" className="button button-quiet">
                {words.mark}
              </button>
            </>
          ) : (
            <>
              {whatsapp ? (
                <ChatLink chat={whatsapp} />
              ) : (
                <span className="text-sm text-ink-faint">{words.noPhone}</span>
              )}
              <button type="submit" name="channel" value="other" className="button button-quiet">
                {words.other}
              </button>
            </>
          )}
          {email && (
            <button type="submit" name="channel" value="email" className="button button-quiet">
              {words.email}
            </button>
          )}
        </ActForm>
      )}
    </li>
  );
}
