import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { FileForm } from "#ui/form/file-form.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";

const states = ["active", "completed", "held", "waitlisted", "withdrawn"] as const;

type Member = {
  id: string;
  state: (typeof states)[number];
  isPaid: boolean;
  since: string;
  until: string | null;
  person: { id: string; name: string; email: string | null; phone: string | null };
  /** Their order's price and payments; null without one. */
  money: {
    openCharges: number;
    open: string | null;
    paid: string | null;
    overdue: { amount: string; days: number } | null;
    renews: boolean;
  } | null;
  /** The days that their fee is overdue, for those who see no sums; 0 for none. */
  owedDays: number;
};

type ClassListProps = {
  batchId: string;
  members: Member[];
  /** Other batches of the course to move a student to. */
  others: { id: string; name: string }[];
  mayChange: boolean;
  /** Whether no seat is free. */
  isFull: boolean;
};

/** The members of a batch, by their state there. */
export function ClassList({ batchId, members, ...list }: ClassListProps) {
  const { batches, feeRules } = useFrame().words;
  const { class: words } = batches;
  const hasVouchers = useMember().may.includes("printVouchers") && members.some(({ money }) => money?.open);
  return (
    <section className="card">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3.5 pb-2.5">
        <h2 className="text-lg">{words.title}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {hasVouchers && (
            <a href={`/admin/fees/vouchers?of=batch:${batchId}`} download className="button button-quiet">
              {feeRules.vouchers}
            </a>
          )}
          <FileForm action={`/admin/batches/${batchId}/class.csv`}>
            <button type="submit" className="button button-quiet">
              {words.export}
            </button>
          </FileForm>
        </div>
      </div>
      {members.length === 0 && <Empty title={words.empty} text={words.text} />}
      {states.map((state) => {
        const shown = members.filter((member) => member.state === state);
        if (shown.length === 0) return null;
        return (
          <div key={state} className="border-t border-line">
            <h3 className="px-4 pt-3 font-text text-sm font-semibold tracking-normal text-ink-faint">
              {words.states[state]} {shown.length}
            </h3>
            <ul>
              {shown.map((member) => (
                <ClassRow key={member.id} member={member} {...list} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

type ClassRowProps = { member: Member } & Omit<ClassListProps, "batchId" | "members">;

function ClassRow({ member, others, mayChange, isFull }: ClassRowProps) {
  const { class: words } = useFrame().words.batches;
  const { id, state, isPaid, since, until, person, money, owedDays } = member;
  const ask = (sent: FormData) =>
    sent.get("intent") === "withdraw" ? questionOf(member, words, sent.get("owes") === "yes") : null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="min-w-48 flex-1">
        <Link to={`/people/${person.id}`} className="block font-semibold hover:underline">
          <bdi>{person.name}</bdi>
        </Link>
        {money?.overdue && (
          <Badge look="red">{fillCount(words.overdue, money.overdue.days, { amount: money.overdue.amount })}</Badge>
        )}
        {!money && owedDays > 0 && <Badge look="amber">{fillCount(words.owes, owedDays)}</Badge>}
        <span className="block text-sm text-ink-faint">{[person.email, person.phone].filter(Boolean).join(", ")}</span>
      </span>
      <span className="text-sm text-ink-soft">
        {until ? fillText(words.until, { time: until }) : fillText(words.since, { time: since })}
        {isPaid && state === "waitlisted" && <span>{`, ${words.paid}`}</span>}
      </span>
      {mayChange && state !== "completed" && (
        <ActForm name={`seat ${id}`} ask={ask} className="flex flex-wrap items-center gap-2 has-[details[open]]:w-full">
          <input type="hidden" name="enrolment" value={id} />
          {state === "withdrawn" ? <Return isFull={isFull} /> : <Changes state={state} others={others} />}
        </ActForm>
      )}
    </li>
  );
}

type Words = ReturnType<typeof useFrame>["words"]["batches"]["class"];

/** The effects of taking a student out, shown before it is done. */
function questionOf({ person, money }: Member, words: Words, keepsDue: boolean): string {
  const said = [fillText(words.withdrawSure, { name: person.name })];
  if (money?.open && keepsDue) said.push(words.withdrawKeeps);
  else if (money?.open) said.push(fillCount(words.withdrawOpen, money.openCharges, { amount: money.open }));
  if (money?.paid) said.push(fillText(words.withdrawPaid, { amount: money.paid }));
  if (money?.renews) said.push(words.withdrawRenews);
  return said.join(" ");
}

/** Takes somebody in again who has left. */
function Return({ isFull }: { isFull: boolean }) {
  const { class: words } = useFrame().words.batches;
  return (
    <>
      {isFull && <span className="text-sm text-ink-soft">{words.full}</span>}
      <button type="submit" name="intent" value={isFull ? "wait" : "take in"} className="button button-quiet">
        {isFull ? words.takeInWaiting : words.takeIn}
      </button>
    </>
  );
}

/** Gives the seat, moves, or takes out. */
function Changes({ state, others }: Pick<Member, "state"> & Pick<ClassListProps, "others">) {
  const { class: words } = useFrame().words.batches;
  return (
    <>
      {state !== "active" && (
        <button type="submit" name="intent" value="confirm" formNoValidate className="button button-quiet">
          {words.confirm}
        </button>
      )}
      {others.length > 0 && state !== "waitlisted" && (
        <>
          <select name="to" aria-label={words.moveTo} className="control w-auto" required>
            <option value="">{words.moveTo}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
          <button type="submit" name="intent" value="move" className="button button-quiet">
            {words.move}
          </button>
        </>
      )}
      <details className="group open:w-full">
        <summary className="button button-quiet list-none">{words.withdraw}…</summary>
        <div className="mt-2 grid max-w-md gap-2">
          <LongField label={words.withdrawWhy} name="reason" rows={2} maxLength={300} dir="auto" />
          <label className="flex items-start gap-2">
            <input type="checkbox" name="owes" value="yes" className="mt-1" />
            {words.withdrawOwes}
          </label>
          <button
            type="submit"
            name="intent"
            value="withdraw"
            formNoValidate
            className="button button-danger justify-self-start"
          >
            {words.withdraw}
          </button>
        </div>
      </details>
    </>
  );
}
